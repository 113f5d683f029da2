import {
  rawWorkbook,
  sheetOf,
} from '../../../server/src/modules/catalogue-import/reading/testing/raw-workbook.ts';
import { pdfBomb } from '../../../server/src/platform/testing/crafted-pdf.ts';

/** A file that costs far more to read than to send, and where it is sent. */
export type HostileFile = Readonly<{ what: string; path: string; bytes: Uint8Array<ArrayBuffer> }>;

const megabytes = { small: 20, whole: 400 };

export function hostileFiles(isWhole: boolean): readonly HostileFile[] {
  const blanks = (isWhole ? megabytes.whole : megabytes.small) * 1_000_000;
  const workbooks: readonly (readonly [what: string, rows: string])[] = [
    ['merged cells that never end', '<mergeCell '.repeat(500_000)],
    ['formulas without an end', `<row r="1"><c r="A1">${'<f>'.repeat(2_000_000)}`],
    ['a sheet of blanks', ' '.repeat(blanks)],
  ];
  return [
    ...workbooks.map(([what, rows]) => ({
      what,
      path: '/api/manufacturer/imports?name=strange.xlsx',
      bytes: new Uint8Array(rawWorkbook({ sheet: { xml: sheetOf(rows) } })),
    })),
    { what: 'a PDF that unpacks to a gigabyte', path: '/api/seals/check', bytes: new Uint8Array(pdfBomb()) },
  ];
}
