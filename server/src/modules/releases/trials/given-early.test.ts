import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testUser } from '../../accounts/testing.ts';
import { figures, finds, marketWithTrials, one, passes, two } from './testing.ts';
import { TrialFailed, type Verdict } from './verdict.ts';

describe('releases whose changed pages have passed', () => {
  const { database, upload, send, trialOf, runWith } = marketWithTrials();
  beforeEach(() => database.db.execute(sql`truncate graphile_worker._private_jobs`));

  /** The first is live and passed; the second is given once its changed pages have passed, and its trial ends so. */
  async function givenEarly(ends: () => Promise<Verdict>, give = 'live', more: object = {}) {
    await upload('1');
    await runWith(passes);
    await send('POST', '/live', { version: one, expected: null });
    await upload('2');
    let state: unknown;
    await runWith(async (_tried, { onChangesPassed }) => {
      await onChangesPassed();
      state = (await trialOf(two)).state;
      const given = await send('POST', `/${give}`, { version: two, expected: one, ...more });
      expect(given.statusCode).toBe(200);
      return ends();
    });
    expect(state).toBe('changes-tried');
    const { live, canary, previous } = (await send('GET', '')).json();
    const told = await database.db.execute(sql`select event, params from inbox_notice`);
    return { live: live?.version, canary, previous, told: told.rows };
  }
  beforeAll(() => testUser(database.db, { isAdmin: true }));
  beforeEach(() => database.db.execute(sql`delete from inbox_notice`));

  it('are given while the trial goes on, and stay if it passes', async () => {
    const { live, told } = await givenEarly(async () => ({ faults: [], figures }));
    expect([live, told, (await trialOf(two)).state]).toEqual([two, [], 'tried']);
  });

  it('are taken back by a fault, which the staff are told', async () => {
    const { live, previous, told } = await givenEarly(async () => ({ faults: ['/shop: error'], figures }));
    // Nobody is offered the way back to what was refused.
    expect([live, previous, (await trialOf(two)).state]).toEqual([one, null, 'refused']);
    const params = { area: 'mf-shop', version: two, instead: one, reason: '/shop: error' };
    expect(told).toEqual([{ event: 'release-taken-back', params }]);
    const [event] = (await send('GET', '')).json().events;
    expect(event).toMatchObject({ action: 'rollback', version: one, reason: '/shop: error' });
  });

  it('are taken back as a canary', async () => {
    const { live, canary, told } = await givenEarly(
      async () => ({ faults: ['/shop: error'], figures }),
      'canary',
      { percent: 10 },
    );
    expect([live, canary]).toEqual([one, null]);
    expect(told).toMatchObject([{ event: 'release-taken-back' }]);
  });

  it('are taken back if the rest could not be tried', async () => {
    const { live } = await givenEarly(() => Promise.reject(new TrialFailed('no memory')));
    expect(live).toBe(one);
    expect(await trialOf(two)).toMatchObject({
      state: 'untried',
      faults: ['It could not be tried: no memory'],
    });
  });

  it('are tried again if the market ends meanwhile, and taken back by a fault found then', async () => {
    const { live } = await givenEarly(() => Promise.reject(new Error('stopping')));
    expect([live, (await trialOf(two)).state]).toEqual([two, 'changes-tried']);
    await database.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    await runWith(finds('/shop: error'));
    expect([(await send('GET', '')).json().live.version, (await trialOf(two)).state]).toEqual([
      one,
      'refused',
    ]);
  });

  it('have to pass whole if they were refused before', async () => {
    await upload('1');
    await runWith(finds('/shop: error'));
    await send('POST', `/${one}/trial`);
    await runWith(async (_tried, { onChangesPassed }) => {
      await onChangesPassed();
      expect(await trialOf(one)).toMatchObject({ state: 'refused' });
      return { faults: [], figures };
    });
    expect(await trialOf(one)).toMatchObject({ state: 'tried' });
  });

  it('stay, and the staff are told, if nothing else can be given', async () => {
    const { live, told } = await givenEarly(async () => {
      await database.db.execute(sql`update area_release set collected_at = now() where version = ${one}`);
      return { faults: ['/shop: error'], figures };
    });
    expect(live).toBe(two);
    expect(told).toMatchObject([{ event: 'release-not-taken-back' }]);
  });
});
