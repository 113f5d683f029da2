import { Readable } from 'node:stream';
import { imports } from 'shared-kit/contract/catalogue-import';
import { csvLine, csvMark } from 'shared-kit/csv';
import { asDownload } from '../../../platform/http/download.ts';
import {
  AppError,
  type ModuleContext,
  onlyManufacturer,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { writeWorkbook } from '../../../platform/office/write-workbook.ts';
import { readPresentation } from '../../catalogue/index.ts';
import { say } from '../planning/import-context.ts';
import { ownTable } from './own-table.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const exports = {
  csv: [imports.exportCsv, imports.exportCsvSpec],
  xlsx: [imports.exportXlsx, imports.exportXlsxSpec],
} as const;

/** All my products as a file that the import takes back unchanged. */
export function exportRoutes(route: RegisterRoute, { db }: ModuleContext): void {
  for (const kind of ['csv', 'xlsx'] as const) {
    const [endpoint, spec] = exports[kind];
    route(endpoint, spec, {
      access: onlyManufacturer,
      contentType: types[kind],
      handler: async ({ query: { locale: asked }, actor: { companyId }, request, reply }) => {
        if (!companyId) throw new AppError('product.not-found');
        const { locale } = readPresentation({ locale: asked }, request.cookies);
        asDownload(reply, `${say(locale, 'export.sheet')}.${kind}`);
        const rows = ownTable(db, companyId, locale);
        return Readable.from(
          kind === 'csv' ? csv(rows) : writeWorkbook(rows, { name: say(locale, 'export.sheet') }),
        );
      },
    });
  }
}

type Rows = ReturnType<typeof ownTable>;

async function* csv(rows: Rows): AsyncGenerator<string> {
  yield csvMark;
  for await (const cells of rows) yield csvLine(cells);
}
