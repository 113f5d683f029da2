import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditAnswer } from 'shared-kit/contract/audit';
import type { ReleasesAnswer, StaffAreaReleases } from 'shared-kit/contract/releases';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { makeLive, startCanary } from './live/move-pointer.ts';
import { insertRelease } from './repository.ts';
import { receiveRelease } from './service.ts';
import { archiveOf, builtShop, endTrial, shopRelease, versionOf } from './testing.ts';
import { createReleaseToken, tokensOf } from './tokens/release-tokens.ts';

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

  const [one, two, three] = [versionOf('1'), versionOf('2'), versionOf('3')];
  const bySomebody = { area: 'shop', actor: 'shop team' } as const;
  beforeEach(async () => {
    await database.db.execute(sql`truncate area_release, live_release, release_event cascade`);
    for (const label of ['1', '2', '3']) {
      const version = versionOf(label);
      const archive = Readable.from([await archiveOf(builtShop(label))]);
      await receiveRelease(database.db, files, { area: 'shop', version, archive });
      await endTrial(database.db, { area: 'shop', version });
    }
    await makeLive(database.db, { ...bySomebody, version: one, expected: null });
    await makeLive(database.db, { ...bySomebody, version: two, expected: one });
  });

  const seen = async (): Promise<StaffAreaReleases | undefined> => {
    const answer = await app.inject({ url: '/api/admin/releases', headers: { cookie } });
    return (answer.json() as ReleasesAnswer).areas.find(({ area }) => area === 'shop');
  };
  async function decide(what: string, payload: object) {
    const url = `/api/admin/releases/shop/${what}`;
    const answer = await app.inject({ method: 'POST', url, headers: { cookie }, payload });
    return { status: answer.statusCode, ...answer.json() };
  }

  describe('an admin', () => {
    it('sees what is live, since when and by whom, and what is kept', async () => {
      expect(await seen()).toMatchObject({
        live: { version: two, by: 'shop team' },
        previous: one,
        canary: null,
        releases: [{ version: three }, { version: two }, { version: one, collected: false }],
        events: [{ action: 'release', version: two, previous: one, reason: null }, { version: one }],
      });
    });

    it('sees the words of pages that a release brings, until it is live', async () => {
      const shop = { name: 'shop', path: '/shop', title: { en: 'Shop' }, description: { en: 'Of looms.' } };
      const insert = (label: string, routes: (typeof shop)[]) =>
        insertRelease(database.db, shopRelease(label, { routes }), 1, 'shipped');
      await insert('4', [shop]);
      const fair = { ...shop, name: 'shop-fair', path: '/shop/fair' };
      await insert('5', [shop, fair]);
      const newPaths = async () =>
        new Map((await seen())?.releases.map((it) => [it.version, it.newPages?.map(({ path }) => path)]));
      expect((await newPaths()).get('5')).toEqual(['/shop', '/shop/fair']);
      await makeLive(database.db, { ...bySomebody, version: '4', expected: two });
      expect((await newPaths()).get('5')).toEqual(['/shop/fair']);
      await makeLive(database.db, { ...bySomebody, version: '5', expected: '4' });
      expect((await newPaths()).get('5')).toEqual([]);
    });

    it('goes back to what was live, with a reason, under their own name', async () => {
      const reason = 'Prices were shown without tax.';
      const moved = await decide('live', { version: one, expected: two, reason });
      expect(moved).toMatchObject({
        status: 200,
        live: { version: one, by: 'Burak Tan' },
        events: [{ action: 'rollback', version: one, previous: two, actor: 'Burak Tan', reason }, {}, {}],
      });
      const log = await app.inject({ url: '/api/admin/audit?topic=release', headers: { cookie } });
      expect(auditAnswer.parse(log.json()).entries[0]).toMatchObject({
        action: 'release.rollback',
        by: { kind: 'staff', name: 'Burak Tan' },
        subject: 'mf-shop',
        reason,
        changes: [{ field: 'version', from: two, to: one }],
      });
    });

    it.each([
      { version: one, expected: two },
      { version: one, expected: two, reason: '  ' },
    ])('decides nothing without a reason: %j', async (body) => {
      expect(await decide('live', body)).toMatchObject({ status: 400 });
      expect(await seen()).toMatchObject({ live: { version: two } });
    });

    it('is refused if somebody else decided meanwhile', async () => {
      await makeLive(database.db, { ...bySomebody, version: three, expected: two });
      expect(await decide('live', { version: one, expected: two, reason: 'Slow.' })).toMatchObject({
        status: 409,
        code: 'release.pointer-moved',
      });
      expect(await seen()).toMatchObject({ live: { version: three } });
    });

    it('ends a canary or gives it to everybody, the one that they saw', async () => {
      await startCanary(database.db, { ...bySomebody, version: three, percent: 10, expected: two });
      const wrong = { canary: one, expected: two, reason: 'Errors.' };
      expect(await decide('canary/abort', wrong)).toMatchObject({
        status: 409,
        code: 'release.pointer-moved',
      });
      expect(await seen()).toMatchObject({ canary: { version: three, percent: 10 } });
      expect(await decide('canary/abort', { ...wrong, canary: three })).toMatchObject({
        canary: null,
        live: { version: two, by: 'shop team' },
        events: [{ action: 'abort', version: three, reason: 'Errors.' }, {}, {}, {}],
      });
      await startCanary(database.db, { ...bySomebody, version: three, percent: 50, expected: two });
      expect(await decide('live', { version: three, expected: two, reason: 'Fine.' })).toMatchObject({
        canary: null,
        live: { version: three, by: 'Burak Tan' },
      });
      expect((await seen())?.events[0]).toMatchObject({ action: 'promote' });
    });

    it('is never offered what visitors get, and is refused if they ask for it', async () => {
      const offers = async () => (await seen())?.releases.map(({ offer }) => offer);
      expect(await offers()).toEqual(['release', null, 'rollback']);
      await startCanary(database.db, { ...bySomebody, version: one, percent: 10, expected: two });
      expect(await seen()).toMatchObject({ live: { version: two }, previous: null });
      expect(await offers()).toEqual(['release', null, null]);
      const asked = { expected: two, reason: 'Errors.' };
      const moved = { status: 409, code: 'release.pointer-moved' };
      expect(await decide('live', { ...asked, version: one, offered: 'rollback' })).toMatchObject(moved);
      expect(await decide('live', { ...asked, version: two })).toMatchObject(moved);
      expect(await seen()).toMatchObject({ live: { version: two }, canary: { version: one } });
      expect(await decide('live', { ...asked, version: one, offered: 'promote' })).toMatchObject({
        live: { version: one },
        previous: two,
      });
    });

    it('is offered the way back although newer uploads fill the list', async () => {
      for (let at = 0; at < 51; at += 1)
        await insertRelease(database.db, shopRelease(`later-${at}`), 1, 'untried');
      const { previous, releases = [] } = (await seen()) ?? {};
      expect(previous).toBe(one);
      expect(releases.filter(({ offer }) => offer === 'rollback').map(({ version }) => version)).toEqual([
        one,
      ]);
      expect(releases.some(({ version }) => version === two)).toBe(true);
    });

    it('sees whose tokens hold, and revokes one under their own name', async () => {
      const token = await createReleaseToken(database.db, 'shop', 'night shift');
      const used = async () => (await seen())?.tokens[0]?.lastUsedAt;
      expect(await used()).toBeNull();
      const headers = { authorization: `Bearer ${token}` };
      const ask = async () => (await app.inject({ url: '/api/releases/shop', headers })).statusCode;
      expect(await ask()).toBe(200);
      expect(await used()).toEqual(expect.any(String));
      const { id, name } = (await seen())?.tokens[0] ?? {};
      expect(name).toBe('night shift');
      const reason = 'It stood in a log.';
      expect(await decide(`tokens/${id}/revocation`, { reason: ' ' })).toMatchObject({ status: 400 });
      expect(await ask()).toBe(200);
      expect(await decide(`tokens/${id}/revocation`, { reason })).toMatchObject({
        status: 200,
        tokens: [{ id, revokedAt: expect.any(String) }],
      });
      expect(await ask()).toBe(401);
      const log = await app.inject({ url: '/api/admin/audit?topic=release-token', headers: { cookie } });
      expect(auditAnswer.parse(log.json()).entries[0]).toMatchObject({
        action: 'release-token.revoked',
        by: { kind: 'staff', name: 'Burak Tan' },
        subject: 'mf-shop: night shift',
        reason,
      });
      const gone = { status: 404, code: 'release.token-not-found' };
      expect(await decide(`tokens/${id}/revocation`, { reason })).toMatchObject(gone);
    });

    it('revokes no token of another area than the one they look at', async () => {
      await createReleaseToken(database.db, 'bank', 'bank team');
      const [token] = await tokensOf(database.db, 'bank');
      const revoked = await decide(`tokens/${token?.id}/revocation`, { reason: 'Old.' });
      expect(revoked).toMatchObject({ status: 404, code: 'release.token-not-found' });
      expect((await tokensOf(database.db, 'bank'))[0]).toMatchObject({ revokedAt: null });
    });
  });
});
