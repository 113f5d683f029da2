import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { sampleList } from '../modules/sanctions/testing.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { runTool } from './testing.ts';

describe('sanctions load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanctions-load-'));
  const database = testDatabase();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const load = (...args: readonly string[]) =>
    runTool('sanctions-load', args, { env: { DATABASE_URL: database.url, DATA_DIR: folder } });
  const loaded = async () =>
    (await database.db.execute(sql`select source, names, list_date, loaded_by from sanctions_list`)).rows;

  describe('pnpm sanctions:load', () => {
    it('loads all files of a list together, with progress, and says what is loaded', async () => {
      const files = [sampleList('ofac-sdn.csv'), sampleList('ofac-alt.csv')];
      const { code, output, errors } = await load(
        ...files,
        ...['--list', 'ofac', '--date', '2026-11-20', '--by', 'Deniz'],
      );
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(output).toMatch(/^Bytes \[#+\] 100% /m);
      expect(output).toContain('ofac: 5 names of 2026-11-20 are loaded.');
      expect(await loaded()).toEqual([
        { source: 'ofac', names: 5, list_date: '2026-11-20', loaded_by: 'Deniz' },
      ]);
    });

    it('answers a file that it can’t read in a sentence, and keeps the older version', async () => {
      const file = join(folder, 'list.csv');
      writeFileSync(file, 'Sorry, try again later\n');
      const { code, output, errors } = await load(file, '--list', 'ofac', '--date', '2026-11-23');
      expect(code).toBe(1);
      expect(output).not.toContain('are loaded');
      expect(errors).toBe('Nothing was loaded, and an older version stays. There is no name in it.\n');
      expect(await loaded()).toMatchObject([{ source: 'ofac', names: 5 }]);
    });

    it.each<[string, readonly string[], string]>([
      ['nothing', [], 'Usage: pnpm sanctions:load'],
      ['a list without its name', [sampleList('eu.csv')], 'Say which list it is with --list: eu, un'],
      ['a list that nobody knows', [sampleList('eu.csv'), '--list', 'x'], 'Say which list it is'],
      ['a file that is not there', ['none.csv', '--list', 'eu'], 'There is no file'],
      ['no day', [sampleList('eu.csv'), '--list', 'eu', '--date', '2026-13-40'], 'Write --date as'],
    ])('answers %s in a sentence', async (_what, args, told) => {
      const { code, output, errors } = await load(...args);
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(errors).toContain(told);
    });
  });
});
