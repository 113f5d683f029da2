import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { silentDatabase } from '../testing/silent-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { watchSilence } from './watch-silence.ts';

describe('watching for silence', () => {
  const database = testDatabase();
  const patience = { mostMs: 400, everyMs: 20 };
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  function watched(connectionString: string): readonly number[] {
    const told: number[] = [];
    closing.push(watchSilence({ connectionString }, (seconds) => told.push(seconds), patience));
    return told;
  }

  it('tells once of a database that accepts connections and says nothing', async () => {
    const silent = await silentDatabase(database.url, 2);
    closing.push(silent.close);
    const told = watched(silent.url);
    await sleep(1500);
    expect(told).toEqual([0.4]);
  });

  it('tells of one that is away', async () => {
    const told = watched('postgres://me@127.0.0.1:1/market');
    await sleep(800);
    expect(told).toEqual([0.4]);
  });

  it('tells nothing of one that answers, nor after it ended', async () => {
    const told = watched(database.url);
    const silent = await silentDatabase(database.url, 0);
    closing.push(silent.close);
    const ended: number[] = [];
    watchSilence({ connectionString: silent.url }, (seconds) => ended.push(seconds), patience)();
    await sleep(1200);
    expect([told, ended]).toEqual([[], []]);
  });
});
