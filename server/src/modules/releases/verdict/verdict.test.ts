import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditAnswer } from 'shared-kit/contract/audit';
import { locales } from 'shared-kit/contract/languages';
import type { AreaReleases, ReleasesAnswer } from 'shared-kit/contract/releases';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { type MailParts, userAccount } from '../../accounts/index.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { markShipped } from '../repository.ts';
import { giveBuild } from '../service.ts';
import { endTrial, shopRelease } from '../testing.ts';
import { createReleaseToken } from '../tokens/release-tokens.ts';
import { allowRelease } from './allow-release.ts';
import { ask, pointerOf, releaseIn, trialsOf } from './testing.ts';

const reason = 'The fair opens at nine.';
const faults = ['no heading', 'a picture is missing', 'it threw', 'a foreign global', 'it moved', 'too slow'];

describe('the verdict on a release', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let cookie: string;
  let token: string;
  const staff: string[] = [];
  beforeAll(async () => {
    app = await testApp({ db: database.db });
    token = await createReleaseToken(database.db, 'shop', 'shop team');
    for (const locale of locales) {
      const { userId } = await testUser(database.db, { kind: null, isAdmin: true, name: `Staff ${locale}` });
      await database.db.update(userAccount).set({ locale, emailVerified: true }).where(sql`id = ${userId}`);
      staff.push(userId);
    }
    cookie = await testSession(database.db, staff[0] ?? '');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await database.db.execute(
      sql`truncate area_release, live_release, release_event, inbox_notice, mail cascade`,
    );
    await releaseIn(database.db, '1', 'untried');
  });

  const parts = (): MailParts => ({
    db: database.db,
    clock: () => new Date(),
    brandName: 'Tezgah',
    origin: 'https://market.example',
  });
  const shop = { area: 'shop', version: '1' } as const;
  const refuse = () => endTrial(database.db, { ...shop, faults });
  const team = (more: object = {}) =>
    ask(app, {
      method: 'POST',
      url: '/api/releases/shop/live',
      headers: { authorization: `Bearer ${token}` },
      body: { version: '1', expected: null, ...more },
    });
  const decide = (more: object = {}) =>
    ask(app, {
      method: 'POST',
      url: '/api/admin/releases/shop/live',
      headers: { cookie },
      body: { version: '1', expected: null, reason, ...more },
    });
  const allow = (by = 'operator deniz') => allowRelease(shop, { by, reason, parts: parts() });
  const shown = async (): Promise<AreaReleases | undefined> => {
    const answer = await app.inject({ url: '/api/admin/releases', headers: { cookie } });
    return (answer.json() as ReleasesAnswer).areas.find(({ area }) => area === 'shop');
  };
  const told = async () => {
    const notices = await database.db.execute<{ event: string }>(
      sql`select event from inbox_notice where event like 'release-%'`,
    );
    const { rows } = await database.db.execute<{ mails: number }>(
      sql`select count(*)::int as mails from mail`,
    );
    return { events: notices.rows.map(({ event }) => event), mails: rows[0]?.mails };
  };
  const newest = async () => {
    const log = await app.inject({ url: '/api/admin/audit?topic=release', headers: { cookie } });
    return auditAnswer.parse(log.json()).entries;
  };

  it('is missing at first, and says since when the release waits', async () => {
    const [release] = (await shown())?.releases ?? [];
    expect(release?.trial).toMatchObject({ state: 'untried', askedAt: expect.any(String), faults: [] });
    expect(await team()).toMatchObject({
      status: 409,
      code: 'release.untried',
      detail: expect.stringContaining('waits for its trial'),
    });
    await database.db.execute(sql`update release_trial set started_at = now()`);
    expect((await team()).detail).toContain('is being tried');
  });

  it('opens the way if nothing was found, and shows its figures', async () => {
    await endTrial(database.db, shop);
    expect(await team()).toMatchObject({ status: 200, live: { version: '1' } });
    expect((await shown())?.releases[0]?.trial).toMatchObject({
      state: 'tried',
      decidedAt: expect.any(String),
      askedAt: null,
      figures: { pages: 12, roles: 5, seconds: 41.5 },
    });
    expect(await told()).toEqual({ events: [], mails: 0 });
  });

  it('closes it if something was found, and names five faults', async () => {
    await refuse();
    const { status, code, detail } = await team({ skippedGate: reason });
    expect({ status, code }).toEqual({ status: 409, code: 'release.refused' });
    for (const fault of faults.slice(0, 5)) expect(detail).toContain(fault);
    expect(detail).not.toContain(faults[5]);
    expect(detail).toContain('and 1 more');
    expect((await shown())?.releases[0]?.trial).toMatchObject({ state: 'refused', faults });
  });

  it('is tried again in no other host without comparing the names anew', async () => {
    await endTrial(database.db, shop);
    await database.db.execute(sql`insert into server_process (id, contract, offers)
      values (gen_random_uuid(), ${shopRelease('1').contract}, '{"ui": []}')`);
    await database.db.execute(sql`update area_release
      set description = jsonb_set(description, '{uses}', '{"ui": ["Button"]}')`);
    expect(await team()).toMatchObject({ status: 422, code: 'release.names-missing' });
    await database.db.execute(sql`delete from server_process`);
  });

  describe('that is skipped', () => {
    it('by a team stands in its row, its event and the audit log, and every one of the staff gets a mail', async () => {
      expect(await team({ skippedGate: reason })).toMatchObject({ status: 200 });
      const answer = await shown();
      expect(answer?.releases[0]?.trial).toMatchObject({
        state: 'skipped',
        by: 'shop team',
        reason,
        askedAt: null,
      });
      expect(answer?.events[0]).toMatchObject({ action: 'release', skippedGate: reason });
      expect((await newest()).slice(0, 2)).toMatchObject([
        { action: 'release.release', reason },
        { action: 'release.untried-allowed', by: { kind: 'operator', name: 'shop team' }, reason },
      ]);
      expect(await told()).toEqual({
        events: staff.map(() => 'release-untried-allowed'),
        mails: staff.length,
      });
      expect((await newest())[1]?.changes).toEqual([{ field: 'version', from: null, to: '1' }]);
    });

    it('by staff who saw the refusal keeps its faults', async () => {
      await refuse();
      expect(await decide({ despite: 'refused' })).toMatchObject({ status: 200 });
      const answer = await shown();
      expect(answer?.releases[0]?.trial).toMatchObject({
        state: 'skipped',
        by: 'Staff en',
        reason,
        faults,
      });
      expect(answer?.events[0]).toMatchObject({ reason, skippedGate: reason });
      expect((await newest())[1]).toMatchObject({ action: 'release.refused-allowed', reason });
      expect((await told()).events).toEqual(staff.map(() => 'release-refused-allowed'));
    });

    it('by staff who saw another state is refused', async () => {
      await refuse();
      expect(await decide({ despite: 'untried' })).toMatchObject({ status: 409, code: 'release.refused' });
      expect(await decide({ despite: 'gone' })).toMatchObject({ status: 400 });
      expect(await pointerOf(database.db)).toBeUndefined();
    });

    it('by the operator lets the team give it, and moves nothing', async () => {
      await refuse();
      expect(await allow()).toBe('refused');
      expect(await pointerOf(database.db)).toBeUndefined();
      expect(await allow('operator ada')).toBe('skipped');
      expect((await shown())?.releases[0]?.trial).toMatchObject({ by: 'operator deniz', reason, faults });
      expect(await told()).toMatchObject({ mails: staff.length });
      expect(await team()).toMatchObject({ status: 200 });
    });

    it('stays skipped with what a trial finds later', async () => {
      await team({ skippedGate: reason });
      expect(await refuse()).toBe('skipped');
      expect((await shown())?.releases[0]?.trial).toMatchObject({ state: 'skipped', reason, faults });
    });

    it('is undone if the move is refused', async () => {
      expect(await team({ skippedGate: reason, expected: 'other' })).toMatchObject({ status: 409 });
      const canary = { method: 'POST', url: '/api/releases/shop/canary' };
      const headers = { authorization: `Bearer ${token}` };
      const body = { version: '1', percent: 5, expected: null, skippedGate: reason };
      expect(await ask(app, { ...canary, headers, body })).toMatchObject({
        code: 'release.canary-impossible',
      });
      expect((await trialsOf(database.db)).get('1')).toMatchObject({ state: 'untried', reason: null });
      expect(await told()).toEqual({ events: [], mails: 0 });
    });

    it('is shown for ever, however many releases follow', async () => {
      await team({ skippedGate: reason });
      await database.db.execute(sql`update area_release set published_at = now() - interval '1 day'`);
      for (let version = 2; version < 54; version += 1)
        await releaseIn(database.db, String(version), 'tried');
      const { releases = [] } = (await shown()) ?? {};
      expect(releases).toHaveLength(51);
      expect(releases.at(-1)).toMatchObject({ version: '1', trial: { reason } });
    });
  });

  it('is not asked of what the operator ships', async () => {
    await refuse();
    await expect(giveBuild(database.db, shopRelease('1'))).rejects.toMatchObject({ code: 'release.refused' });
    await markShipped(database.db, 'shop', '1');
    expect(await giveBuild(database.db, shopRelease('1'))).toBe('1');
    expect((await trialsOf(database.db)).get('1')).toMatchObject({ state: 'shipped', faults });
  });

  it('is missing where an older version of this software took the release in', async () => {
    await database.db.execute(sql`delete from release_trial`);
    expect((await shown())?.releases[0]?.trial).toMatchObject({ state: 'untried' });
    expect(await team()).toMatchObject({ code: 'release.untried' });
    expect(await team({ skippedGate: reason })).toMatchObject({ status: 200 });
  });
});
