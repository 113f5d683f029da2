import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { newId } from '../db/index.ts';
import { testDatabase } from '../testing/test-database.ts';
import { countWrite, forgetOldWrites } from './index.ts';

describe('write limit', () => {
  const database = testDatabase();
  const perMinute = 6;
  const write = (userId: string, object: string | null = null) =>
    countWrite(database.db, { userId, object }, perMinute);

  async function writeTimes(times: number, userId: string, object?: string) {
    for (let time = 0; time < times; time += 1) expect(await write(userId, object ?? null)).toBeNull();
  }
  const age = (seconds: number) =>
    database.db.execute(sql`update write_count set since = since - make_interval(secs => ${seconds})`);

  it('lets an account write so often in a minute, whatever it writes to', async () => {
    const userId = newId();
    await writeTimes(perMinute, userId);
    expect(await write(userId)).toBeGreaterThan(50);
    await age(55);
    expect(await write(userId)).toBeLessThanOrEqual(5);
    await age(10);
    await writeTimes(perMinute, userId);
  });

  it('lets an account write a third of that to one object', async () => {
    const [userId, object] = [newId(), `quotes/${newId()}`];
    await writeTimes(2, userId, object);
    expect(await write(userId, object)).not.toBeNull();
    await writeTimes(1, userId, `quotes/${newId()}`);
  });

  it('lets all together write as often to one object as an account may', async () => {
    const object = `quotes/${newId()}`;
    for (let people = 0; people < 3; people += 1) await writeTimes(2, newId(), object);
    expect(await write(newId(), object)).not.toBeNull();
  });

  it('forgets what is long over', async () => {
    await write(newId());
    await age(3700);
    const recent = newId();
    await write(recent);
    await forgetOldWrites(database.db);
    const { rows } = await database.db.execute(sql`select key from write_count`);
    expect(rows).toEqual([{ key: `user/${recent}` }]);
  });
});
