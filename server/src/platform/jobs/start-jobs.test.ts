import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import * as z from 'zod';
import { openServerPools } from '../db/open-database.ts';
import { cutOff } from '../testing/cut-off.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testJobContext } from '../testing/test-job-context.ts';
import { type AnyJob, addJob, defineJob, defineSweep, runDueJobs, startJobs } from './index.ts';

describe('start jobs', () => {
  const database = testDatabase();
  const logged: string[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const silent = { warn: () => undefined, error: () => undefined };
  const ran: string[] = [];
  let act: (name: string, stopped: AbortSignal) => Promise<void>;

  const greet = defineJob({
    name: 'greet',
    payload: z.object({ name: z.string() }),
    attempts: 2,
    limitSeconds: 1,
    run: async ({ name }, _context, stopped) => {
      await act(name, stopped);
      ran.push(name);
    },
  });
  const look = defineSweep({
    name: 'look',
    cron: '0 0 1 1 *',
    limitSeconds: 1,
    run: async () => void ran.push('look'),
  });

  let pools: ReturnType<typeof openServerPools>;
  const context = () => testJobContext({ db: pools.background, log });
  const stops: (() => Promise<void>)[] = [];
  function start(jobs: readonly AnyJob[] = [greet], queue = pools.queue) {
    const running = startJobs({ jobs, context: context(), queue });
    stops.push(running.stop);
    return running;
  }

  beforeAll(() => {
    pools = openServerPools({ connectionString: database.url }, silent);
  });
  afterAll(() => pools.close());
  beforeEach(async () => {
    await database.db.execute(sql`delete from graphile_worker._private_jobs`);
    ran.length = 0;
    logged.length = 0;
    act = async () => undefined;
  });
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  type Row = { attempts: number; last_error: string | null; locked_by: string | null };
  const rows = async (): Promise<Row[]> => {
    const found = await database.db.execute<Row>(
      sql`select attempts, last_error, locked_by from graphile_worker.jobs order by id`,
    );
    return found.rows;
  };
  const due = () => database.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);

  describe('a job', () => {
    it('runs once its transaction has committed, and not at all when that fails', async () => {
      start();
      const failing = database.db.transaction(async (tx) => {
        await addJob(tx, greet, { name: 'never' });
        throw new Error('the rest failed');
      });
      await expect(failing).rejects.toThrow('the rest failed');
      await database.db.transaction((tx) => addJob(tx, greet, { name: 'Deniz' }));
      await until(() => ran.length > 0);
      expect(ran).toEqual(['Deniz']);
    });

    it('runs once where several processes work', async () => {
      const names = Array.from({ length: 20 }, (_, index) => `person ${index}`);
      for (const name of names) await addJob(database.db, greet, { name });
      for (let processes = 0; processes < 3; processes += 1) {
        const own = openServerPools({ connectionString: database.url }, silent);
        stops.push(own.close);
        start([greet], own.queue);
      }
      await until(async () => (await rows()).length === 0);
      expect(ran.toSorted()).toEqual(names.toSorted());
    });

    it('waits for its time, and only the last of a key stays', async () => {
      const runAt = new Date(Date.now() + 3_600_000);
      await addJob(database.db, greet, { name: 'first' }, { key: 'one', runAt });
      await addJob(database.db, greet, { name: 'last' }, { key: 'one', runAt });
      await runDueJobs([greet], context());
      expect(ran).toEqual([]);
      await due();
      await runDueJobs([greet], context());
      expect(ran).toEqual(['last']);
    });

    it('is tried again when it fails, and is dead after its last attempt', async () => {
      act = () => Promise.reject(new Error('no greeting today'));
      await addJob(database.db, greet, { name: 'Deniz' });
      await runDueJobs([greet], context());
      expect(await rows()).toEqual([{ attempts: 1, last_error: 'no greeting today', locked_by: null }]);
      await runDueJobs([greet], context());
      expect(logged).toEqual(['a job failed']);
      await due();
      await runDueJobs([greet], context());
      expect(logged).toEqual(['a job failed', 'a job is dead']);
      await due();
      act = async () => undefined;
      await runDueJobs([greet], context());
      expect(ran).toEqual([]);
      expect(await rows()).toHaveLength(1);
    });

    it('fails when it takes longer than it may, and is told so', async () => {
      let told = false;
      act = (_name, stopped) =>
        new Promise(() => {
          stopped.onabort = () => {
            told = true;
          };
        });
      await addJob(database.db, greet, { name: 'Deniz' });
      await runDueJobs([greet], context());
      expect(told).toBe(true);
      expect(await rows()).toEqual([{ attempts: 1, last_error: 'took longer than 1 s', locked_by: null }]);
    });

    it('refuses a payload of another kind', async () => {
      await addJob(database.db, greet, { name: 5 as unknown as string });
      await runDueJobs([greet], context());
      expect(ran).toEqual([]);
      expect((await rows())[0]?.last_error).toContain('expected string');
    });

    it('is told to end when its process stops, and another one takes it', async () => {
      act = (_name, stopped) =>
        new Promise((_resolve, reject) => {
          stopped.onabort = () => reject(new Error('stopped'));
          ran.push('begun');
        });
      await addJob(database.db, greet, { name: 'Deniz' });
      const running = start();
      await until(() => ran.length > 0);
      await running.stop();
      expect(await rows()).toEqual([{ attempts: 1, last_error: 'stopped', locked_by: null }]);
      expect(logged).toEqual([]);
    });

    it('of a process that died is freed', async () => {
      await addJob(database.db, greet, { name: 'Deniz' });
      await database.db.execute(sql`update graphile_worker._private_jobs
      set locked_by = 'pool-dead', locked_at = now() - interval '1 minute'`);
      start();
      await until(() => ran.length > 0);
    });

    it('of a process that lives stays its own, however long it takes', async () => {
      await addJob(database.db, greet, { name: 'Deniz' });
      await database.db.execute(sql`update graphile_worker._private_jobs
      set locked_by = 'pool-alive', locked_at = now() - interval '1 hour'`);
      await database.db.execute(sql`insert into job_worker values ('pool-alive', now())`);
      start([greet, look]);
      await until(() => ran.includes('look'));
      expect(ran).toEqual(['look']);
      expect((await rows())[0]?.locked_by).toBe('pool-alive');
    });
  });

  it('a sweep runs when a process starts', async () => {
    start([look]);
    await until(() => ran.length > 0);
    await until(async () => (await rows()).length === 0);
  });

  describe('a lost database', () => {
    it('that ends every connection ends nothing', async () => {
      start();
      await addJob(database.db, greet, { name: 'before' });
      await until(() => ran.length === 1);
      await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'tezgah %' and pid <> pg_backend_pid()`);
      await addJob(database.db, greet, { name: 'after' });
      await until(() => ran.length === 2);
      expect(logged).toEqual([]);
    });

    it('that takes no connections is waited for', async () => {
      const bring = [cutOff(pools.background), cutOff({ $client: pools.queue } as typeof pools.db)];
      start([greet, look]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      for (const back of bring) back();
      await addJob(database.db, greet, { name: 'Deniz' });
      await until(() => ran.length === 2);
      expect(ran.toSorted()).toEqual(['Deniz', 'look']);
      expect(logged).toEqual([]);
    });

    it('during a job leaves it to be run again', async () => {
      let bring: () => void = () => undefined;
      act = async (name) => {
        if (ran.push(`began ${name}`) > 1) return;
        bring = cutOff({ $client: pools.queue } as typeof pools.db);
      };
      await addJob(database.db, greet, { name: 'Deniz' });
      start();
      await until(() => ran.length >= 2);
      await new Promise((resolve) => setTimeout(resolve, 100));
      bring();
      await database.db.execute(
        sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`,
      );
      await until(async () => (await rows()).length === 0);
      expect(ran).toEqual(['began Deniz', 'Deniz', 'began Deniz', 'Deniz']);
    });
  });
});
