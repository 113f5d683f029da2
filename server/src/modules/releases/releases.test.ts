import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AreaId, areaContract } from 'shared-kit/contract/areas';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { readReleaseFile } from './artefacts.ts';
import { livePointers } from './live/pointers.ts';
import { refuseHostAheadOfAreas } from './live/refuse-host.ts';
import { archiveOf, builtShop, endTrial, versionOf } from './testing.ts';
import { createReleaseToken, listReleaseTokens, revokeReleaseToken } from './tokens/release-tokens.ts';

describe('releases', () => {
  const database = testDatabase();
  const files = memoryFiles();
  let app: FastifyInstance;
  let token: string;
  const [one, two] = [versionOf('1'), versionOf('2')];
  beforeAll(async () => {
    app = await testApp({ db: database.db, files });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await database.db.execute(sql`truncate area_release, live_release, release_event, release_token cascade`);
    token = await createReleaseToken(database.db, 'shop', 'CI');
  });

  type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
  async function ask(method: Method, url: string, body?: object, bearer = token) {
    const answer = await app.inject({
      method,
      url: `/api/releases/${url}`,
      headers: { authorization: `Bearer ${bearer}` },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, ...answer.json() };
  }
  const upload = async (build = builtShop('1'), bearer = token, archive?: Buffer) => {
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/releases/shop/${versionOf(build)}`,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/x-tar' },
      payload: archive ?? (await archiveOf(build)),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  /** Uploads a release that passes its trial. */
  const tried = async (build: ReturnType<typeof builtShop>) => {
    await upload(build);
    await endTrial(database.db, { area: 'shop', version: versionOf(build) });
  };
  const goLive = (version: string, expected: string | null) =>
    ask('POST', 'shop/live', { version, expected });
  const actions = async () => (await ask('GET', 'shop')).events.map((it: { action: string }) => it.action);

  it('tells a team that the market has no such area', async () => {
    const refused = (detail: string) => ({ status: 404, code: 'release.area-unknown', detail });
    expect(await ask('GET', 'logistics')).toMatchObject(
      refused(
        'This market has no area logistics. Its operator lets it join by a token: pnpm release:token create mf-logistics.',
      ),
    );
    expect(await ask('GET', 'cold-store')).toMatchObject(
      refused('cold-store is no name for an area: it takes 3 to 20 letters from a to z.'),
    );
  });

  it('keeps showing a release that skipped the gate', async () => {
    await upload();
    await tried(builtShop('2'));
    const skippedGate = 'The fair opens at nine.';
    await ask('POST', 'shop/live', { version: one, expected: null, skippedGate });
    for (let moves = 0; moves < 30; moves += 1) {
      await goLive(two, one);
      await goLive(one, two);
    }
    const { events } = await ask('GET', 'shop');
    expect(events).toHaveLength(51);
    expect(events.at(-1)).toMatchObject({ version: one, skippedGate });
    expect(events[0]).toMatchObject({ skippedGate: null });
  });

  describe('uploading', () => {
    it('keeps a release that nobody gets yet', async () => {
      expect(await upload()).toMatchObject({ status: 201, version: one });
      expect(await readReleaseFile(files, 'shop', one, 'remoteEntry.js')).not.toBeNull();
      expect(await livePointers(database.db)).toEqual([]);
      expect(await ask('GET', 'shop')).toMatchObject({
        live: null,
        releases: [{ version: one, collected: false }],
      });
    });

    it('takes a version once, of two at the same moment too', async () => {
      const both = await Promise.all([upload(), upload()]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await upload()).toMatchObject({ status: 409, code: 'release.exists' });
    });

    it('changes nothing when the archive is cut', async () => {
      const archive = await archiveOf(builtShop('1'));
      expect(await upload(builtShop('1'), token, archive.subarray(0, archive.length / 2))).toMatchObject({
        status: 400,
        code: 'release.archive-broken',
      });
      expect(await ask('GET', 'shop')).toMatchObject({ releases: [] });
      expect(await upload()).toMatchObject({ status: 201 });
    });
  });

  describe('a token', () => {
    it('of another area, revoked, wrong or missing releases nothing', async () => {
      const ofBank = await createReleaseToken(database.db, 'bank', 'CI');
      expect(await upload(builtShop('1'), ofBank)).toMatchObject({
        status: 403,
        code: 'release.token-of-other-area',
      });
      expect(await upload(builtShop('1'), `${token}x`)).toMatchObject({
        status: 401,
        code: 'release.token-invalid',
      });
      expect(await upload(builtShop('1'), '')).toMatchObject({ status: 401 });
      const own = (await listReleaseTokens(database.db)).find(({ area }) => area === 'shop');
      expect(await revokeReleaseToken(database.db, own?.id ?? '')).toBe(true);
      expect(await revokeReleaseToken(database.db, own?.id ?? '')).toBe(false);
      expect(await upload()).toMatchObject({ status: 401 });
      expect(await database.db.execute(sql`select from area_release`)).toMatchObject({ rowCount: 0 });
    });

    it('is kept as a hash', async () => {
      const { rows } = await database.db.execute(sql`select * from release_token`);
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  describe('the pointer', () => {
    beforeEach(async () => {
      for (const label of ['1', '2']) await tried(builtShop(label));
    });

    it('goes forward and back, and each move is noted', async () => {
      expect(await goLive(one, null)).toMatchObject({ status: 200, live: { version: one }, previous: null });
      expect(await goLive(two, one)).toMatchObject({ live: { version: two }, previous: one });
      expect(await goLive(one, two)).toMatchObject({ live: { version: one }, previous: two });
      expect(await actions()).toEqual(['rollback', 'release', 'release']);
    });

    it('is moved by only one of two concurrent requests', async () => {
      const both = await Promise.all([goLive(one, null), goLive(two, null)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await actions()).toEqual(['release']);
    });

    it('never moves to a release that is not kept', async () => {
      expect(await goLive('3', null)).toMatchObject({ status: 404, code: 'release.not-found' });
    });

    it('shares a canary out, promotes it and ends it', async () => {
      await goLive(one, null);
      const canary = (version: string, percent: number) =>
        ask('POST', 'shop/canary', { version, percent, expected: one });
      expect(await canary(one, 10)).toMatchObject({ status: 409, code: 'release.canary-impossible' });
      expect(await canary(two, 0)).toMatchObject({ status: 400 });
      expect(await canary(two, 10)).toMatchObject({
        live: { version: one },
        canary: { version: two, percent: 10 },
      });
      expect(await livePointers(database.db)).toMatchObject([
        { live: { version: one }, canary: { release: { version: two }, percent: 10 } },
      ]);
      expect(await ask('DELETE', 'shop/canary', { expected: one })).toMatchObject({ canary: null });
      expect(await ask('DELETE', 'shop/canary', { expected: one })).toMatchObject({ status: 409 });
      await canary(two, 50);
      expect(await goLive(two, one)).toMatchObject({ live: { version: two }, canary: null });
      expect(await actions()).toEqual(['promote', 'canary', 'abort', 'canary', 'release']);
    });
  });

  describe('the contract of a host', () => {
    /** `ofOld` is accepted by this host and the previous one, `ofNew` by this one and the next. */
    const builds = [builtShop('of-old', { contract: areaContract - 1 }), builtShop('of-new')] as const;
    const [ofOld, ofNew] = [versionOf(builds[0]), versionOf(builds[1])];
    const next = areaContract + 1;
    const refusal = (host: number, allowed: readonly AreaId[] = []) =>
      refuseHostAheadOfAreas(database.db, { contract: host, offers: null }, allowed).then(
        () => null,
        (error: Error) => error.message,
      );
    beforeEach(async () => {
      for (const build of builds) await tried(build);
    });

    it.each([
      // Live version, starting host, whether it starts.
      [ofNew, areaContract, true],
      [ofNew, next, true],
      [ofNew, next + 1, false],
      [ofOld, areaContract, true],
      [ofOld, next, false],
    ])('with shop %s live, a host of contract %i starts: %s', async (live, host, starts) => {
      await goLive(live, null);
      expect((await refusal(host)) === null).toBe(starts);
    });

    it('that leaves an area behind is refused in words that name it, and nothing is changed', async () => {
      await goLive(ofOld, null);
      expect(await refusal(next)).toMatch(
        new RegExp(
          `^This host can't show what visitors are given: mf-shop ${ofOld} \\(contract ${areaContract - 1}; this host speaks ${next} and ${areaContract}\\)\\. Start the checkout that ran before, `,
        ),
      );
      expect(await livePointers(database.db)).toMatchObject([{ live: { version: ofOld } }]);
      await goLive(ofNew, ofOld);
      expect(await refusal(next)).toBeNull();
    });

    it('that is allowed to leave the area behind starts', async () => {
      await goLive(ofOld, null);
      expect(await refusal(next, ['bank'])).toMatch(/--allow mf-shop/);
      expect(await refusal(next, ['shop'])).toBeNull();
    });

    it('binds a canary too', async () => {
      await goLive(ofNew, null);
      await ask('POST', 'shop/canary', { version: ofOld, percent: 10, expected: ofNew });
      expect(await refusal(next)).toMatch(`mf-shop ${ofOld}`);
    });

    it('ignores releases that only came with a checkout', async () => {
      await database.db.execute(sql`insert into live_release (area, version) values ('shop', ${ofOld})`);
      expect(await refusal(next)).toBeNull();
    });

    it('is checked for a rollback and a canary too', async () => {
      await goLive(ofNew, null);
      await database.db.execute(
        sql`update area_release set contract = ${areaContract + 5} where version = ${ofOld}`,
      );
      const refused = { status: 422, code: 'release.contract-unsupported' };
      expect(await goLive(ofOld, ofNew)).toMatchObject(refused);
      const canary = { version: ofOld, percent: 10, expected: ofNew };
      expect(await ask('POST', 'shop/canary', canary)).toMatchObject(refused);
      expect(await livePointers(database.db)).toMatchObject([{ live: { version: ofNew }, canary: null }]);
    });
  });
});
