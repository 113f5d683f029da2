import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { prepareCatalogue } from '../modules/catalogue/index.ts';
import { createCompany } from '../modules/companies/index.ts';
import { testDatabase } from '../platform/testing/test-database.ts';

// Real processes.
jest.setTimeout(60_000);
const program = fileURLToPath(new URL('./catalogue-import.ts', import.meta.url));
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

async function run(...args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

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
