import { describe, expect } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { type HeldTrialState, heldTrialStates, isHeldTrialState } from 'shared-kit/contract/releases';
import { eachSeed } from 'shared-kit/testing/random-runs';
import { AppError } from '../../../platform/http/index.ts';
import { type Random, seededRandom } from '../../../platform/seeded-random.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import type { MailParts } from '../../accounts/index.ts';
import { abortCanary, makeLive, startCanary } from '../live/move-pointer.ts';
import { insertRelease, markShipped } from '../repository.ts';
import { giveBuild } from '../service.ts';
import { shopRelease } from '../testing.ts';
import { endTrial } from '../trials/end-trial.ts';
import { allowRelease } from './allow-release.ts';
import type { Skip } from './must-be-allowed.ts';
import { pointerOf, trialsOf } from './testing.ts';
import { keepChangesPassed, keepVerdict } from './trials.ts';

describe('after any moves', () => {
  const database = testDatabase();
  const parts = (): MailParts => ({
    db: database.db,
    clock: () => new Date(),
    brandName: 'Tezgah',
    origin: 'https://market.example',
  });
  const versions = ['1', '2', '3', '4'] as const;

  function anySkip(random: Random): Skip | undefined {
    if (random.chance(0.4)) return undefined;
    const who = random.pick(['token', 'staff'] as const);
    const seen = who === 'token' ? 'untried' : random.pick<HeldTrialState>([...heldTrialStates]);
    return { who, seen, reason: `Reason ${random.whole(1, 1_000_000)}`, parts: parts() };
  }

  const moves: Readonly<Record<string, (random: Random, version: string) => Promise<unknown>>> = {
    upload: (_random, version) => insertRelease(database.db, shopRelease(version), 1024, 'untried'),
    begin: (_random, version) =>
      database.db.execute(sql`update release_trial set started_at = now() where version = ${version}`),
    'changes pass': (_random, version) =>
      database.db.transaction((tx) => keepChangesPassed(tx, { area: 'shop', version })),
    try: (random, version) => {
      const release = { area: 'shop', version } as const;
      const faults = random.chance(0.5) ? ['it threw'] : [];
      const verdict = { faults, figures: { pages: 1, roles: 1, seconds: 1 }, host: null, liveSet: {} };
      return endTrial(parts(), release, (tx) => keepVerdict(tx, { ...release, ...verdict }));
    },
    live: async (random, version) =>
      makeLive(database.db, { ...(await moveOf()), version, skip: anySkip(random) }),
    canary: async (random, version) =>
      startCanary(database.db, { ...(await moveOf()), version, percent: 10, skip: anySkip(random) }),
    abort: async () => abortCanary(database.db, await moveOf()),
    allow: (_random, version) =>
      allowRelease({ area: 'shop', version }, { by: 'operator deniz', reason: 'Known', parts: parts() }),
    ship: async (_random, version) => {
      if (!(await insertRelease(database.db, shopRelease(version), 1024, 'shipped')))
        await markShipped(database.db, 'shop', version);
      await giveBuild(database.db, shopRelease(version));
    },
  };
  const moveOf = async () => ({
    area: 'shop' as const,
    actor: 'shop team',
    expected: (await pointerOf(database.db))?.version ?? null,
  });

  /** The releases that visitors get and shouldn't, in words. */
  async function faultsNow(): Promise<string[]> {
    const pointer = await pointerOf(database.db);
    const trials = await trialsOf(database.db);
    return [pointer?.version, pointer?.canary]
      .filter((it) => typeof it === 'string')
      .flatMap((version) => {
        const { state = 'untried', by, reason } = trials.get(version) ?? {};
        if (isHeldTrialState(state)) return [`${version} is given and ${state}`];
        return state === 'skipped' && !(by && reason) ? [`${version} is given without a reason`] : [];
      });
  }

  const runs = { file: 'verdict/random-moves', from: 1, few: 6, many: 300, failedOnce: [] };
  eachSeed('visitors get only what passed, was shipped or allowed with a reason', runs, async (seed) => {
    await database.db.execute(sql`truncate area_release, live_release, release_event cascade`);
    // What visitors can go back to.
    await moves.ship?.(seededRandom(seed), '0');
    const random = seededRandom(seed);
    let reasons = new Map<string, string>();
    for (let step = 0; step < 60; step += 1) {
      const name = random.pick(Object.keys(moves));
      await moves[name]?.(random, random.pick(versions)).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
      expect({ step, name, faults: await faultsNow() }).toEqual({ step, name, faults: [] });
      const kept = new Map(
        [...(await trialsOf(database.db))].flatMap(([version, { reason }]) =>
          reason ? [[version, reason]] : [],
        ),
      );
      // A reason stays for ever, and the first one is kept.
      expect([...kept]).toEqual(expect.arrayContaining([...reasons]));
      reasons = kept;
    }
  });
});
