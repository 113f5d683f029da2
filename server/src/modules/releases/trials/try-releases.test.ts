import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { endTrial } from '../testing.ts';
import { noBrowser } from './queue-trial.ts';
import { figures, finds, marketWithTrials, one, passes, two } from './testing.ts';
import { TrialFailed, type TryOut } from './verdict.ts';

describe('trials by the market', () => {
  const { database, upload, send, trialOf, runWith } = marketWithTrials();
  beforeEach(() => database.db.execute(sql`truncate graphile_worker._private_jobs`));

  it('give an upload its verdict, with what it was tried with', async () => {
    await upload('1');
    expect(await trialOf(one)).toMatchObject({ state: 'untried', askedAt: expect.any(String) });
    await runWith(passes);
    expect(await trialOf(one)).toMatchObject({ state: 'tried', figures, faults: [], askedAt: null });
    const { rows } = await database.db.execute(sql`select host, live_set from release_trial`);
    expect(rows).toEqual([{ host: 'host-1', live_set: {} }]);
  });

  it('know the release, and the keys of its texts', async () => {
    await upload('1');
    const seen: unknown[] = [];
    await runWith(async ({ release: { id, version }, messageKeys }) => {
      seen.push([id, version, messageKeys]);
      return { faults: [], figures };
    });
    expect(seen).toEqual([['shop', one, ['shop.title']]]);
  });

  it('refuse what has faults, and try it again when asked', async () => {
    await upload('1');
    await runWith(finds('/shop, as bank: error: no \0yarn'));
    expect(await trialOf(one)).toMatchObject({
      state: 'refused',
      faults: ['/shop, as bank: error: no yarn'],
    });
    expect((await send('POST', `/${one}/trial`)).json().releases[0].trial).toMatchObject({
      state: 'refused',
    });
    await runWith(passes);
    expect(await trialOf(one)).toMatchObject({ state: 'tried', faults: [] });
  });

  it('keep what a page calls its buttons, whatever that is', async () => {
    await upload('1');
    const unpressed = ['/shop: Bu\0y (sends a form)', `/shop: ${'🧵'.slice(0, 1)} (sends a form)`];
    await runWith(async () => ({ faults: [], figures: { ...figures, pressed: 2, unpressed } }));
    expect((await trialOf(one)).figures.unpressed).toEqual([
      '/shop: Buy (sends a form)',
      '/shop: \uFFFD (sends a form)',
    ]);
  });

  it('say why one could not be tried, which refuses nothing', async () => {
    await upload('1');
    await runWith(() => Promise.reject(new TrialFailed('no browser')));
    expect(await trialOf(one)).toMatchObject({
      state: 'untried',
      askedAt: null,
      startedAt: null,
      faults: ['It could not be tried: no browser'],
    });
  });

  it('keep what an earlier one found if the next can not be made', async () => {
    await upload('1');
    await runWith(finds('/shop: error'));
    await send('POST', `/${one}/trial`);
    await runWith(() => Promise.reject(new TrialFailed('no browser')));
    expect(await trialOf(one)).toMatchObject({ state: 'refused', faults: ['/shop: error'], askedAt: null });
  });

  it('are made again if the market ends meanwhile', async () => {
    await upload('1');
    await runWith(() => Promise.reject(new Error('stopping')));
    expect(await trialOf(one)).toMatchObject({ state: 'untried', askedAt: expect.any(String) });
    await database.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    await runWith(passes);
    expect(await trialOf(one)).toMatchObject({ state: 'tried' });
  });

  it('leave alone what was skipped while they ran, and what was skipped before', async () => {
    await upload('1');
    const live = { version: one, expected: null, skippedGate: 'The fair opens at nine.' };
    await runWith(async () => {
      expect((await send('POST', '/live', live)).statusCode).toBe(200);
      return { faults: ['/shop: error'], figures };
    });
    expect(await trialOf(one)).toMatchObject({ state: 'skipped', faults: ['/shop: error'] });

    await upload('2');
    await send('POST', '/live', { ...live, version: two, expected: one });
    let tried = 0;
    await runWith(async () => {
      tried += 1;
      return { faults: [], figures };
    });
    expect(tried).toBe(0);
  });

  it('run one at a time, in order, beside what is live at their start', async () => {
    await upload('1');
    await upload('2');
    let open = 0;
    const order: string[] = [];
    const noted: TryOut = async ({ release: { version } }) => {
      open += 1;
      order.push(`${version} of ${open}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      open -= 1;
      return { faults: [], figures };
    };
    await Promise.all([runWith(noted), runWith(noted)]);
    if (order.length < 2) await runWith(noted);
    expect(order).toEqual([`${one} of 1`, `${two} of 1`]);
  });

  it('name what else was live, also if it moves meanwhile', async () => {
    await database.db.execute(sql`insert into live_release (area, version) values ('quotes', 'q-1')`);
    await upload('1');
    await runWith(async () => {
      await database.db.execute(sql`update live_release set version = 'q-2' where area = 'quotes'`);
      return { faults: [], figures };
    });
    const { rows } = await database.db.execute(sql`select live_set from release_trial`);
    expect(rows).toEqual([{ live_set: { quotes: 'q-1' } }]);
  });

  it('need a browser: without one an upload stays untried and says what to set', async () => {
    await upload('1', { hasBrowser: false });
    expect(await trialOf(one)).toMatchObject({ state: 'untried', askedAt: null, faults: [noBrowser] });
    expect((await send('POST', '/live', { version: one, expected: null })).json()).toMatchObject({
      code: 'release.untried',
    });
  });

  it('are not asked for what passed', async () => {
    await upload('1', { hasBrowser: false });
    await endTrial(database.db, { area: 'shop', version: one });
    await send('POST', `/${one}/trial`);
    expect(await trialOf(one)).toMatchObject({ state: 'tried', askedAt: null });
  });
});
