import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { AppError } from '../../../platform/http/index.ts';
import { inTurn } from '../../../platform/testing/lock-waits.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import type { MailParts } from '../../accounts/index.ts';
import { testUser } from '../../accounts/testing.ts';
import { abortCanary, makeLive, startCanary } from '../live/move-pointer.ts';
import { pointerOf, releaseIn } from '../verdict/testing.ts';
import { keepVerdict } from '../verdict/trials.ts';
import { endTrial } from './end-trial.ts';
import { figures } from './testing.ts';

/** Release 1 is live; the changed pages of 2 have passed, and visitors get it before its trial ends with a fault. */
describe('a release that is taken back while', () => {
  const database = testDatabase();
  const parts = (): MailParts => ({
    db: database.db,
    clock: () => new Date(),
    brandName: 'Tezgah',
    origin: 'https://market.example',
  });
  beforeAll(() => testUser(database.db, { isAdmin: true }));
  beforeEach(async () => {
    await database.db.execute(sql`truncate area_release, live_release, release_event, inbox_notice cascade`);
    await releaseIn(database.db, '1', 'tried');
    await releaseIn(database.db, '2', 'changes-tried');
    await releaseIn(database.db, '3', 'tried');
    await live('1', null);
  });

  const byTeam = (version: string, expected: string | null) =>
    ({ area: 'shop', actor: 'shop team', version, expected }) as const;
  const live = (version: string, expected: string | null) => makeLive(database.db, byTeam(version, expected));
  const canary = (version: string, expected: string) =>
    startCanary(database.db, { ...byTeam(version, expected), percent: 10 });

  const release = { area: 'shop', version: '2' } as const;
  const fault = () =>
    endTrial(parts(), release, (tx) =>
      keepVerdict(tx, { ...release, faults: ['it threw'], figures, host: null, liveSet: {} }),
    );
  /** The code of the refusal, or undefined. */
  const codeOf = (move: () => Promise<void>) => () =>
    move().then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof AppError) return error.code;
        throw error;
      },
    );

  const given = { live: () => live('2', '1'), canary: () => canary('2', '1') };
  const moves = {
    'another is given': () => live('3', '2'),
    'its team goes back': () => live('1', '2'),
    'a canary of another begins': () => canary('3', '2'),
    'its canary is ended': () => abortCanary(database.db, byTeam('2', '1')),
    'its canary is given to everybody': () => live('2', '1'),
  };
  const lock = "select pg_advisory_xact_lock(hashtext('live_release shop'))";

  async function after(operations: readonly [() => Promise<unknown>, () => Promise<unknown>]) {
    const answers = await inTurn(database.db, lock, operations);
    const { rows } = await database.db.execute<{ event: string }>(sql`select event from inbox_notice`);
    return { answers, live: (await pointerOf(database.db))?.version, told: rows.map((it) => it.event) };
  }

  it.each([
    ['live', 'another is given', '3', []],
    ['live', 'its team goes back', '1', []],
    ['live', 'a canary of another begins', '1', ['release-taken-back']],
    ['canary', 'its canary is ended', '1', []],
    ['canary', 'its canary is given to everybody', '1', ['release-taken-back']],
  ] as const)('%s, %s: the move is first', async (share, move, version, told) => {
    await given[share]();
    const ended = await after([codeOf(moves[move]), fault]);
    expect(ended).toEqual({ answers: [undefined, 'refused'], live: version, told });
    expect(await pointerOf(database.db)).toMatchObject({ canary: null });
  });

  it.each([
    ['live', 'another is given', 'release.pointer-moved'],
    ['live', 'its team goes back', 'release.pointer-moved'],
    ['live', 'a canary of another begins', 'release.pointer-moved'],
    ['canary', 'its canary is ended', 'release.canary-impossible'],
    ['canary', 'its canary is given to everybody', 'release.refused'],
  ] as const)('%s, %s: the fault is first', async (share, move, code) => {
    await given[share]();
    const ended = await after([fault, codeOf(moves[move])]);
    expect(ended).toEqual({ answers: ['refused', code], live: '1', told: ['release-taken-back'] });
    expect(await pointerOf(database.db)).toMatchObject({ canary: null });
  });
});
