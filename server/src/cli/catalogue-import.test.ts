import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { importUnnamedWords } from 'shared-kit/contract/catalogue-import';
import { type UploadRefusal, uploadRefusalWords } from 'shared-kit/contract/uploads';
import { prepareCatalogue } from '../modules/catalogue/module.ts';
import { createCompany } from '../modules/companies/index.ts';
import { anOffice } from '../platform/testing/an-office.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { runTool } from './testing.ts';

describe('catalogue import', () => {
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

  const noCounts = { rows: 0, new: 0, changed: 0, unchanged: 0, faulty: 0, skipped: 0, values: 0, faults: 0 };
  const asked = (name: string) => [`${fixtures}/${name}.csv`, '--company', company, '--currency', 'USD'];

  describe('pnpm catalogue:import', () => {
    it('tells, applies, and finds nothing to do the second time', async () => {
      const file = [...asked('shopify-apparel'), '--category', 'fabric'];
      const dry = await run(...file);
      expect(dry).toMatchObject({ code: 0, errors: '' });
      expect(dry.output).toContain('20 new, 0 to change, 0 unchanged.\nDry run: nothing was written.');
      expect((await run(...file, '--apply')).output).toContain(
        'Done: 20 added, 0 changed, in one transaction.',
      );
      expect((await run(...file, '--apply')).output).toContain('0 new, 0 to change, 20 unchanged.');
    });

    it('takes an import back by the id that it told', async () => {
      const { output } = await run(
        ...asked('home-textiles'),
        '--category',
        'fabric',
        '--numbers',
        'point',
        '--apply',
        '--only-good',
      );
      const [, added, id = ''] = /^Done: (\d+) added, .*--undo (\S+)$/m.exec(output) ?? [];
      expect((await run('--undo', id)).output).toContain(`Undone: ${added} product`);
    });

    it('names each wrong cell and writes nothing, or what is good if told so', async () => {
      const file = [...asked('broken-rows'), '--category', 'fabric', '--apply'];
      const { code, output } = await run(...file);
      expect(code).toBe(1);
      expect(output).toContain('row 7, Option1 Value: It is the same variant as in row 3.');
      expect(output).toContain('Nothing was imported, because of 5 errors');
      const good = await run(...file, '--only-good');
      expect(good.code).toBe(1);
      expect(good.output).toContain('Done: 2 added, 0 changed');
    });

    it('removes the variants that a file does not name only if told so, and counts them first', async () => {
      const head = 'Handle,Title,Option1 Name,Option1 Value,SKU,Price';
      const write = (name: string, ...lines: string[]) => {
        writeFileSync(join(folder, name), [head, ...lines].join('\n'));
        return [join(folder, name), '--company', company, '--currency', 'USD', '--category', 'fabric'];
      };
      const all = write('all.csv', 'sheet,Sheet,Size,S,A-S,10', 'sheet,,,M,A-M,12', 'sheet,,,L,A-L,14');
      const one = write('one.csv', 'sheet,,Size,M,A-M,13');
      const counts = { ...noCounts, unnamedVariants: 2, unnamedIn: 1 };
      const firstLine = async (...args: readonly string[]) => (await run(...args)).output.split('\n')[0];
      await run(...all, '--apply');
      const kept = importUnnamedWords({ counts, mapping: { removeVariants: false } }, 'en');
      const removed = importUnnamedWords({ counts, mapping: { removeVariants: true } }, 'en');
      expect(await firstLine(...one, '--apply')).toBe(kept);
      expect(await firstLine(...one, '--remove-variants')).toBe(removed);
    });

    it.each<[string, Buffer, UploadRefusal]>([
      ['a program', Buffer.from('MZ\x90\x00', 'latin1'), 'upload.type'],
      [
        'a table with a DOCTYPE',
        anOffice('xlsx', [{ name: 'xl/styles.xml', xml: '<!DOCTYPE x><styleSheet/>' }]),
        'upload.doctype',
      ],
    ])('refuses %s as the page does', async (_what, content, code) => {
      const path = join(folder, 'refused.xlsx');
      writeFileSync(path, content);
      const answered = await run(path, '--company', company, '--currency', 'USD', '--category', 'fabric');
      const errors = `${uploadRefusalWords(code, 'import', 'en')}\n`;
      expect(answered).toMatchObject({ code: 1, output: '', errors });
    });

    it('answers what is missing with one sentence', async () => {
      const { code, output, errors } = await run(`${fixtures}/shopify-apparel.csv`);
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(errors).toBe('Say whose products these are: --company <id>.\n');
    });
  });
});
