import { describe, expect, it } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import { describeFile } from '../open-import.ts';
import { Refusal } from './refusal.ts';
import { rawWorkbook, sheetOf } from './testing/raw-workbook.ts';

const unsaid = { sheet: null, encoding: null, delimiter: null };
const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
const rows = `<row r="1">${text('A1', 'SKU')}${text('B1', 'Name')}</row>
  <row r="2">${text('A2', 'A')}${text('B2', 'Loom')}</row>`;
const plain = { xml: sheetOf(rows) };
const long = ' '.repeat(30_000_000);

const refusalOf = (content: Buffer, asked: Partial<typeof unsaid> | { sheet: string } = {}) =>
  describeFile(content, { ...unsaid, ...asked }).then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.refusal : error),
  );

it('a workbook of the same making, with nothing strange in it, is read', async () => {
  const { table } = await describeFile(rawWorkbook({ sheet: plain }), unsaid);
  expect(table.columns.map(({ heading }) => heading)).toEqual(['SKU', 'Name']);
});

it.each([
  [
    'whose directory lies about the size of its sheet',
    { sheet: { xml: sheetOf(rows + long), claimed: 2000 } },
    { code: 'file-broken' },
  ],
  [
    'whose directory lies about the size of its texts',
    { sheet: plain, strings: { xml: `<sst>${long}</sst>`, claimed: 200 } },
    { code: 'file-broken' },
  ],
  [
    'that unpacks to a thousand times its size',
    { sheet: { xml: sheetOf(rows + long) } },
    { code: 'file-too-complex' },
  ],
  [
    'with more blanks than any cell has letters',
    { sheet: { xml: sheetOf(rows + long.slice(0, 15_000_000)) } },
    { code: 'file-too-complex' },
  ],
  [
    'with merged cells that never end',
    { sheet: { xml: sheetOf(rows + '<mergeCell '.repeat(500_000)) } },
    { code: 'file-too-complex' },
  ],
  [
    'with a cell in the last place of a sheet',
    { sheet: { xml: sheetOf(`${rows}<row r="1048576">${text('XFD1048576', 'far')}</row>`) } },
    { code: 'columns-too-many', params: { count: 16_384 } },
  ],
])('a workbook %s is refused', async (_what, parts, refusal) => {
  expect(await refusalOf(rawWorkbook(parts))).toMatchObject(refusal);
});

describe('hidden sheets', () => {
  const content = async () =>
    Buffer.from(
      await writeXlsx({
        sheets: [
          {
            name: 'Costs',
            hidden: true,
            rows: [
              ['SKU', 'Cost'],
              ['A', 41_000],
            ],
          },
          {
            name: 'Margins',
            veryHidden: true,
            rows: [
              ['SKU', 'Margin'],
              ['A', 7],
            ],
          },
          {
            name: 'Products', // wording: a maker’s own
            rows: [
              ['SKU', 'Name'],
              ['A', 'Loom'],
            ],
          },
        ],
      }),
    );

  it('are named and left out', async () => {
    const { table } = await describeFile(await content(), unsaid);
    expect(table).toMatchObject({
      sheet: 'Products', // wording: a maker’s own
      sheets: ['Products'], // wording: a maker’s own
      hiddenSheets: ['Costs', 'Margins'],
    });
  });

  it('can’t be asked for', async () => {
    expect(await refusalOf(await content(), { sheet: 'Costs' })).toMatchObject({ code: 'sheet-missing' });
  });
});
