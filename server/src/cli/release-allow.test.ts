import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testUser } from '../modules/accounts/testing.ts';
import { insertRelease, makeLive } from '../modules/releases/index.ts';
import { endTrial, shopRelease } from '../modules/releases/testing.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { runTool } from './testing.ts';

describe('release allow', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-allow-'));
  const database = testDatabase();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(async () => {
    await testUser(database.db, { kind: null, isAdmin: true });
    await insertRelease(database.db, shopRelease('1'), 1024, 'untried');
    await endTrial(database.db, { area: 'shop', version: '1', faults: ['/shop as a visitor: it threw'] });
  });

  const allow = (...args: readonly string[]) =>
    runTool('release-allow', args, { env: { DATABASE_URL: database.url, DATA_DIR: folder } });
  const because = ['--reason', 'The fair opens at nine.'] as const;
  const kept = async () => (await database.db.execute(sql`select state, by, reason from release_trial`)).rows;
  const refused = { state: 'refused', by: null, reason: null };

  describe('pnpm release:allow', () => {
    it.each([
      ['no version', ['mf-shop', ...because], 'Usage: pnpm release:allow'],
      ['an unknown area', ['mf-loom', '1', ...because], 'mf-loom has no release 1'],
      ['no reason', ['mf-shop', '1'], 'Say why with --reason'],
      ['an empty reason', ['mf-shop', '1', '--reason', ' '], 'Say why with --reason'],
      [
        'a reason that is too long',
        ['mf-shop', '1', '--reason', 'x'.repeat(501)],
        'may have 500 characters; it has 501.',
      ],
      ['an unknown version', ['mf-shop', '2', ...because], 'mf-shop has no release 2'],
    ])('changes nothing for %s', async (_what, args, told) => {
      const { code, errors } = await allow(...args);
      expect({ code, isTold: errors.includes(told) }).toEqual({ code: 1, isTold: true });
      expect(await kept()).toEqual([refused]);
    });

    it('lets a team give a refused release, and tells the staff', async () => {
      const { code, output, errors } = await allow('mf-shop', '1', ...because);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(output).toContain('mf-shop 1 was refused by its trial. Its team may give it now');
      expect(await kept()).toEqual([
        { state: 'skipped', by: expect.stringMatching(/^operator ./), reason: because[1] },
      ]);
      const told = sql`select from inbox_notice where event = 'release-refused-allowed'`;
      expect((await database.db.execute(told)).rowCount).toBe(1);
      const move = { area: 'shop', version: '1', expected: null, actor: 'shop team' } as const;
      await expect(makeLive(database.db, move)).resolves.toBeUndefined();
    });

    it('says so if nothing holds the release back', async () => {
      const { code, output } = await allow('mf-shop', '1', ...because);
      expect({ code, output }).toEqual({
        code: 0,
        output: 'mf-shop 1 may be given already: nothing was changed.\n',
      });
    });
  });
});
