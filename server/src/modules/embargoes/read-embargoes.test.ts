import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { embargoesAnswer } from 'shared-kit/contract/embargoes';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { loadEmbargoes } from './index.ts';

describe('read embargoes', () => {
  const database = testDatabase();
  const now = new Date('2026-11-25T09:00:00Z');
  const folder = mkdtempSync(join(tmpdir(), 'embargoes-'));
  let app: FastifyInstance;
  let cookie: string;
  beforeAll(async () => {
    app = await testApp({ db: database.db, clock: () => now });
    const { userId } = await testUser(database.db, { isAdmin: true });
    cookie = await testSession(database.db, userId);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (query = '') => app.inject({ url: `/api/admin/embargoes?${query}`, headers: { cookie } });
  const read = async (query = '') => embargoesAnswer.parse((await ask(query)).json());
  const lines = async (query = '') =>
    (await read(query)).embargoes.map(({ country, hsPrefix, state }) => `${country} ${hsPrefix} ${state}`);

  describe('the table of embargoes', () => {
    it('says that none was loaded', async () => {
      expect(await read()).toEqual({ loaded: null, total: 0, embargoes: [], next: null });
    });

    it('says which file it is from, who loaded it and when', async () => {
      const file = join(folder, 'embargoes 2026.csv');
      const rows = [
        'DE,8446,2026-01-01,,Law 1',
        'DE,,2027-01-01,,Law 2',
        'CH,84,2026-01-01,2026-11-25,Law 3',
        'CH,84,2025-01-01,2025-12-31,Law 4',
        'CH,5205,2026-01-01,,Law 5',
      ];
      writeFileSync(file, `country,hs,from,until,source\n${rows.join('\n')}\n`);
      await loadEmbargoes(database.db, { file, by: 'operator deniz', now });
      await loadEmbargoes(database.db, { file, by: 'operator ada', now });
      const { loaded, total } = await read();
      expect(total).toBe(5);
      expect(loaded).toEqual({
        at: now.toISOString(),
        by: 'operator ada',
        file: 'embargoes 2026.csv',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
    });

    it('is in the order of countries and codes, with what is in force today', async () => {
      expect(await lines()).toEqual([
        'CH 5205 in-force',
        'CH 84 over',
        'CH 84 in-force',
        'DE  to-come',
        'DE 8446 in-force',
      ]);
    });

    it.each([
      ['country=DE', ['DE  to-come', 'DE 8446 in-force']],
      ['country=FR', []],
      ['hs=8446.30', ['CH 84 over', 'CH 84 in-force', 'DE  to-come', 'DE 8446 in-force']],
      ['hs=52&country=CH', ['CH 5205 in-force']],
      ['hs=8', ['CH 84 over', 'CH 84 in-force', 'DE  to-come', 'DE 8446 in-force']],
      ['hs=', ['CH 5205 in-force', 'CH 84 over', 'CH 84 in-force', 'DE  to-come', 'DE 8446 in-force']],
    ])('is searched by %s', async (query, found) => {
      expect(await lines(query)).toEqual(found);
    });

    it('comes in pages without gaps', async () => {
      const found: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof read>> = await read(`limit=2${cursor && `&cursor=${cursor}`}`);
        found.push(...page.embargoes.map(({ id }) => id));
        cursor = page.next;
      }
      expect(found).toEqual((await read()).embargoes.map(({ id }) => id));
    });

    it.each(['country=germany', 'hs=looms', 'hs=12345678901', 'limit=1000', 'cursor=x'])(
      'refuses %s',
      async (query) => {
        expect((await ask(query)).statusCode).toBe(400);
      },
    );
  });
});
