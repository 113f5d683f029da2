import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { prepareCatalogue } from '../modules/catalogue/index.ts';
import { createCompany } from '../modules/companies/index.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { runTool } from './testing.ts';

const fixtures = fileURLToPath(new URL('../modules/catalogue-import/fixtures', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'catalogue-import-'));
const database = testDatabase();
let company: string;

beforeAll(async () => {
  await prepareCatalogue(database.db);
  const names = { legalName: 'Mill Ltd', brandName: 'Mill', country: 'TR', city: 'Denizli' };
  company = await createCompany(database.db, { kind: 'textile-manufacturer', ...names });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) =>
  runTool('catalogue-import', args, { env: { DATABASE_URL: database.url, DATA_DIR: folder } });

const asked = (name: string) => [`${fixtures}/${name}.csv`, '--company', company, '--currency', 'USD'];

describe('pnpm catalogue:import', () => {
  it('tells, applies, and finds nothing to do the second time', async () => {
    const dry = await run(...asked('shopify-apparel'), '--category', 'fabric');
    expect(dry).toMatchObject({ code: 0, errors: '' });
    expect(dry.output).toContain('20 to create, 0 to change, 0 unchanged.');
    const applied = await run(...asked('shopify-apparel'), '--category', 'fabric', '--apply');
    expect(applied.output).toContain('Done: 20 created, 0 changed, in one transaction.');
    const again = await run(...asked('shopify-apparel'), '--category', 'fabric', '--apply');
    expect(again.output).toContain('0 to create, 0 to change, 20 unchanged.');
  });

  it('ends with 1 when a row is wrong', async () => {
    const { code, output } = await run(...asked('broken-rows'), '--category', 'fabric', '--apply');
    expect(code).toBe(1);
    expect(output).toContain('Nothing was imported, because of 6 errors: correct the file and run it again.');
  });

  it('answers what is missing with one sentence', async () => {
    const { code, output, errors } = await run(...asked('shopify-apparel'));
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toBe('Say where new products belong: --category <id>, such as fabric.\n');
  });
});
