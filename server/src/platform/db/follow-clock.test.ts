import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { correctClock, systemClock } from '../clock.ts';
import { testDatabase } from '../testing/test-database.ts';
import { followDatabaseClock } from './follow-clock.ts';
import { newId } from './new-id.ts';

describe('follow clock', () => {
  const database = testDatabase();
  const day = 24 * 60 * 60 * 1000;
  const log = { warn: jest.fn() };
  afterEach(() => {
    jest.restoreAllMocks();
    correctClock(0);
    log.warn.mockClear();
  });

  it.each([
    ['ahead', day],
    ['behind', -day],
  ])('a process whose clock is a day %s goes by that of the database', async (_how, wrongBy) => {
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + wrongBy);
    const stop = await followDatabaseClock(database.db, log);
    stop();
    expect(Math.abs(systemClock().getTime() - now())).toBeLessThan(day / 2);
    // The first 48 bits of an id are its time. Lists page by it.
    const told = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16);
    expect(Math.abs(told - now())).toBeLessThan(day / 2);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('says nothing of a clock that is right', async () => {
    (await followDatabaseClock(database.db, log))();
    expect(log.warn).not.toHaveBeenCalled();
    expect(Math.abs(systemClock().getTime() - Date.now())).toBeLessThan(day / 2);
  });
});
