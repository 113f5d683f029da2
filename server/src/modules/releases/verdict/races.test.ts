import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { AppError } from '../../../platform/http/index.ts';
import { inTurn } from '../../../platform/testing/lock-waits.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import type { MailParts } from '../../accounts/index.ts';
import { makeLive } from '../live/move-pointer.ts';
import { endTrial } from '../testing.ts';
import { allowRelease } from './allow-release.ts';
import { pointerOf, releaseIn, trialsOf } from './testing.ts';

const reason = 'The fair opens at nine.';
const faults = ['no heading'];

describe('a verdict that comes at once with', () => {
  const database = testDatabase();
  const parts = (): MailParts => ({
    db: database.db,
    clock: () => new Date(),
    brandName: 'Tezgah',
    origin: 'https://market.example',
  });
  beforeEach(async () => {
    await database.db.execute(sql`truncate area_release, live_release, release_event, inbox_notice cascade`);
    await releaseIn(database.db, '1', 'untried');
  });

  const refuse = (version = '1') => endTrial(database.db, { area: 'shop', version, faults });
  /** Gives the release without a trial. Returns the code of the refusal, if it is refused. */
  const skip = (version = '1', expected: string | null = null): Promise<string> =>
    makeLive(database.db, {
      area: 'shop',
      version,
      expected,
      actor: 'shop team',
      skip: { who: 'token', seen: 'untried', reason, parts: parts() },
    }).then(
      () => 'given',
      (error: unknown) => {
        if (error instanceof AppError) return error.code;
        throw error;
      },
    );

  const lock = "select from release_trial where area = 'shop' and version = '1' for update";

  it('a skip refuses it, if the verdict is first', async () => {
    expect(await inTurn(database.db, lock, [refuse, () => skip()])).toEqual(['refused', 'release.refused']);
    expect(await pointerOf(database.db)).toBeUndefined();
    expect((await trialsOf(database.db)).get('1')).toMatchObject({ state: 'refused', reason: null });
  });

  it('a skip changes nothing of it, if the skip is first', async () => {
    expect(await inTurn(database.db, lock, [() => skip(), refuse])).toEqual(['given', 'skipped']);
    expect((await trialsOf(database.db)).get('1')).toMatchObject({ state: 'skipped', reason, faults });
    expect(await pointerOf(database.db)).toMatchObject({ version: '1' });
  });

  it('a skip has one outcome, whoever is first', async () => {
    for (let round = 2; round < 22; round += 1) {
      const version = String(round);
      await releaseIn(database.db, version, 'untried');
      const before = (await pointerOf(database.db))?.version ?? null;
      const [answer] = await Promise.all([skip(version, before), refuse(version)]);
      const state = (await trialsOf(database.db)).get(version)?.state;
      const isLive = (await pointerOf(database.db))?.version === version;
      const outcomes = isLive ? ['given', 'skipped'] : ['release.refused', 'refused'];
      expect([answer, state]).toEqual(outcomes);
    }
  });

  it('two skips keep one of them', async () => {
    const entries = sql`select from audit_entry where action = 'release.untried-allowed'`;
    const before = (await database.db.execute(entries)).rowCount;
    const allow = allowRelease(
      { area: 'shop', version: '1' },
      { by: 'operator deniz', reason, parts: parts() },
    );
    const [answer] = await Promise.all([skip(), allow]);
    expect(answer).toBe('given');
    expect((await trialsOf(database.db)).get('1')).toMatchObject({ state: 'skipped', reason });
    expect((await database.db.execute(entries)).rowCount).toBe((before ?? 0) + 1);
  });
});
