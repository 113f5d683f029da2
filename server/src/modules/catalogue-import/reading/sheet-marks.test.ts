import { describe, expect, it } from '@jest/globals';
import { zipDirectory } from '../../../platform/office/index.ts';
import { findMarks } from './sheet-marks.ts';
import { rawWorkbook, sheetOf } from './testing/raw-workbook.ts';

const part = 'xl/worksheets/sheet1.xml';

function marksOf(rows: string) {
  const content = rawWorkbook({ sheet: { xml: sheetOf(rows) } });
  const entry = zipDirectory(content).get(part);
  if (!entry) throw new Error('the workbook has no sheet');
  return findMarks(content, entry);
}

/** CPU seconds of reading. */
async function secondsOf(rows: string): Promise<number> {
  const before = process.cpuUsage();
  await marksOf(rows).catch(() => undefined);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

describe('marks of a sheet', () => {
  it.each([
    ['a formula without a value', '<c r="B2"><f>A1</f></c>', ['B2']],
    ['in single quotes, with a prefix', "<x:c r='B2'><x:f>A1</x:f></x:c>", ['B2']],
    ['with an empty value', '<c r="B2"><f>A1</f><v/></c>', ['B2']],
    ['with blanks behind an empty value', '<c r="B2"><f>A1</f><v/> </c>', ['B2']],
    ['that shares its formula', '<c r="B2"><f t="shared" si="0"/></c>', ['B2']],
    ['a formula with its value', '<c r="B2"><f>A1</f><v>5</v></c>', []],
    ['with a text', '<c r="B2" t="str"><f>A1</f><v>Loom</v></c>', []],
    ['a value alone', '<c r="B2"><v>5</v></c><c r="C2"/>', []],
  ])('%s', async (_what, cells, valueless) => {
    const marks = await marksOf(`<row r="2">${cells}</row>`);
    expect([...marks.valueless]).toEqual(valueless);
    expect(marks.rows).toBe(1);
  });

  it('are found wherever the file is cut into pieces', async () => {
    const filler = (count: number) => `<row r="1"><c r="A1"><v>${'x'.repeat(count)}</v></c></row>`;
    for (let shift = 0; shift < 40; shift += 1) {
      const rows = `${filler(16_250 + shift)}<row r="2"><c r="B2"><f>A1</f></c><c r="C2"><f>A1</f><v>5</v></c></row>`;
      const marks = await marksOf(`${rows}<mergeCells><mergeCell ref="A1:B3"/></mergeCells>`);
      expect([[...marks.valueless], marks.rows]).toEqual([['B2'], 2]);
      expect(marks.merged).toEqual([{ top: 1, bottom: 3, left: 0, right: 1 }]);
    }
  });

  // A fraction of a second of reading; read again for each tag or piece, it would be minutes.
  const much = 400_000;
  it.each([
    ['merged cells that never end', '<mergeCell '.repeat(much / 10)],
    ['merged cells without a place', `<mergeCell ${' '.repeat(much)}>`],
    ['formulas without an end', '<f>'.repeat(much)],
    ['values without an end', `<f>${'<v '.repeat(much)}`],
    ['nothing but openings', '<'.repeat(much)],
    ['one long name', `<${'a'.repeat(much)}:`],
    ['places without an end', '<c r="A'.repeat(much / 5)],
    ['blanks', ' '.repeat(much)],
  ])('of %s take time that grows no faster than the file', async (_what, rows) => {
    expect(await secondsOf(rows)).toBeLessThan(3);
  });
});
