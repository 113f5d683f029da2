import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const modules = join(import.meta.dirname, '../../modules');

/** Whoever passes on an address passes on its cursor. These have only what their page shows in its last row. */
const open = {
  'company-claims/read-claims.ts': 'when the claim was made',
  'verification/routes.ts': 'since when the company waits',
  'quotes/reading/list.ts': 'when the request was made',
  'catalogue-import/answers.ts': 'when the import began',
  'audit-reading/read-entries.ts': 'when the entry was written',
  'embargoes/read-embargoes.ts': 'country, HS code and day of the embargo',
  'financing/bank-quotes/queue-order.ts': 'amount or times of the request',
  'catalogue/own/own-list-query.ts': 'name, number or last change of my own product',
};

it('every cursor is sealed, except those that show what their page shows', () => {
  const sources = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .filter((path) =>
      /(?<!sealed)\b(cursorOf\(|timeCursor\.write\()|toString\('base64url'\).*cursor/i.test(read(path)),
    )
    .filter((path) => !/sealedCursorOf\(/.test(read(path)));
  expect(sources.sort()).toEqual(Object.keys(open).sort());
});

const read = (path: string) => readFileSync(join(modules, path), 'utf8');
