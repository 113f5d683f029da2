import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AreaReleases, auditAnswer, type ReleasesAnswer } from 'shared-kit/contract';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { makeLive, startCanary } from './live/move-pointer.ts';
import { receiveRelease } from './service.ts';
import { archiveOf, builtShop, endTrial } from './testing.ts';

describe('admin releases', () => {
  const database = testDatabase();
  const files = memoryFiles();
  let app: FastifyInstance;
  let cookie: string;
  beforeAll(async () => {
    app = await testApp({ db: database.db, files });
    const { userId } = await testUser(database.db, { kind: null, isAdmin: true, name: 'Burak Tan' });
    cookie = await testSession(database.db, userId);
  });
  afterAll(() => app.close());

  const bySomebody = { area: 'shop', actor: 'shop team' } as const;
  beforeEach(async () => {
    await database.db.execute(sql`truncate area_release, live_release, release_event cascade`);
    for (const version of ['1', '2', '3']) {
      const archive = Readable.from([await archiveOf(builtShop(version))]);
      await receiveRelease(database.db, files, { area: 'shop', version, archive });
      await endTrial(database.db, { area: 'shop', version });
    }
    await makeLive(database.db, { ...bySomebody, version: '1', expected: null });
    await makeLive(database.db, { ...bySomebody, version: '2', expected: '1' });
  });

  const seen = async (): Promise<AreaReleases | undefined> => {
    const answer = await app.inject({ url: '/api/admin/releases', headers: { cookie } });
    return (answer.json() as ReleasesAnswer).areas.find(({ area }) => area === 'shop');
  };
  async function decide(what: 'live' | 'canary/abort', payload: object) {
    const url = `/api/admin/releases/shop/${what}`;
    const answer = await app.inject({ method: 'POST', url, headers: { cookie }, payload });
    return { status: answer.statusCode, ...answer.json() };
  }

  describe('an admin', () => {
    it('sees what is live, since when and by whom, and what is kept', async () => {
      expect(await seen()).toMatchObject({
        live: { version: '2', by: 'shop team' },
        previous: '1',
        canary: null,
        releases: [{ version: '3' }, { version: '2' }, { version: '1', collected: false }],
        events: [{ action: 'release', version: '2', previous: '1', reason: null }, { version: '1' }],
      });
    });

    it('goes back to what was live, with a reason, under their own name', async () => {
      const reason = 'Prices were shown without tax.';
      const moved = await decide('live', { version: '1', expected: '2', reason });
      expect(moved).toMatchObject({
        status: 200,
        live: { version: '1', by: 'Burak Tan' },
        events: [{ action: 'rollback', version: '1', previous: '2', actor: 'Burak Tan', reason }, {}, {}],
      });
      const log = await app.inject({ url: '/api/admin/audit?topic=release', headers: { cookie } });
      expect(auditAnswer.parse(log.json()).entries[0]).toMatchObject({
        ...{
          action: 'release.rollback',
          by: { kind: 'staff', name: 'Burak Tan' },
          subject: 'mf-shop',
          reason,
        },
        changes: [{ field: 'version', from: '2', to: '1' }],
      });
    });

    it.each([
      { version: '1', expected: '2' },
      { version: '1', expected: '2', reason: '  ' },
    ])('decides nothing without a reason: %j', async (body) => {
      expect(await decide('live', body)).toMatchObject({ status: 400 });
      expect(await seen()).toMatchObject({ live: { version: '2' } });
    });

    it('is refused if somebody else decided meanwhile', async () => {
      await makeLive(database.db, { ...bySomebody, version: '3', expected: '2' });
      expect(await decide('live', { version: '1', expected: '2', reason: 'Slow.' })).toMatchObject({
        status: 409,
        code: 'release.pointer-moved',
      });
      expect(await seen()).toMatchObject({ live: { version: '3' } });
    });

    it('ends a canary or gives it to everybody, the one that they saw', async () => {
      await startCanary(database.db, { ...bySomebody, version: '3', percent: 10, expected: '2' });
      const wrong = { canary: '1', expected: '2', reason: 'Errors.' };
      expect(await decide('canary/abort', wrong)).toMatchObject({
        status: 409,
        code: 'release.pointer-moved',
      });
      expect(await seen()).toMatchObject({ canary: { version: '3', percent: 10 } });
      expect(await decide('canary/abort', { ...wrong, canary: '3' })).toMatchObject({
        canary: null,
        live: { version: '2', by: 'shop team' },
        events: [{ action: 'abort', version: '3', reason: 'Errors.' }, {}, {}, {}],
      });
      await startCanary(database.db, { ...bySomebody, version: '3', percent: 50, expected: '2' });
      expect(await decide('live', { version: '3', expected: '2', reason: 'Fine.' })).toMatchObject({
        canary: null,
        live: { version: '3', by: 'Burak Tan' },
      });
      expect((await seen())?.events[0]).toMatchObject({ action: 'promote' });
    });
  });
});
