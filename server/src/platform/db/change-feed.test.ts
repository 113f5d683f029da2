import { afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { type ChangeFeed, openChangeFeed } from './change-feed.ts';

describe('change feed', () => {
  const database = testDatabase();
  const warnings: string[] = [];
  const feeds: ChangeFeed[] = [];
  afterEach(async () => {
    for (const feed of feeds.splice(0)) await feed.close();
  });

  function open(): ChangeFeed {
    const log = { warn: (_details: object, message: string) => warnings.push(message) };
    const feed = openChangeFeed(database.db, { channel: 'test_change', log });
    feeds.push(feed);
    return feed;
  }

  async function until(isSo: () => boolean): Promise<void> {
    for (let waited = 0; !isSo() && waited < 5000; waited += 10) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(isSo()).toBe(true);
  }

  const tell = sql`select pg_notify('test_change', '')`;

  it('notices a transaction’s changes in every process after its commit, not before', async () => {
    const [one, other] = [open(), open()];
    await until(() => one.version() !== null && other.version() !== null);
    const before = [one.version(), other.version()];
    await database.db.transaction(async (tx) => {
      await tx.execute(tell);
      await tx.execute(sql`select pg_sleep(0.1)`);
      expect([one.version(), other.version()]).toEqual(before);
    });
    await until(() => one.version() !== before[0] && other.version() !== before[1]);
  });

  it('trusts nothing while its connection is gone, and takes what happened meanwhile for a change', async () => {
    const feed = open();
    await until(() => feed.version() !== null);
    const before = feed.version();
    await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query in ('select 1', 'listen "test_change"')`);
    await until(() => feed.version() === null);
    expect(warnings).toContain('changes on test_change are not heard');
    await until(() => feed.version() !== null);
    expect(feed.version()).not.toBe(before);
  });

  it('trusts nothing once it is closed', async () => {
    const feed = open();
    await until(() => feed.version() !== null);
    await feed.close();
    expect(feed.version()).toBeNull();
  });
});
