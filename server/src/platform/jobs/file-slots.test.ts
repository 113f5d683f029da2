import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { openServerPools } from '../db/open-database.ts';
import { inspectPdf } from '../pdf-inspection/index.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testJobContext } from '../testing/test-job-context.ts';
import { addJob, defineJob, runDueJobs, startJobs } from './index.ts';

describe('slots of jobs that read files', () => {
  const database = testDatabase();
  const silent = { warn: () => undefined, error: () => undefined };
  const ran: string[] = [];
  let act: (name: string) => Promise<void>;
  const mail = defineJob({
    name: 'mail',
    payload: z.object({ name: z.string() }),
    attempts: 2,
    limitSeconds: 60,
    run: async ({ name }) => {
      await act(name);
      ran.push(name);
    },
  });
  const read = defineJob({ ...mail, name: 'read', readsFiles: true });

  let pools: ReturnType<typeof openServerPools>;
  beforeAll(() => {
    pools = openServerPools({ connectionString: database.url }, silent);
  });
  afterAll(() => pools.close());
  beforeEach(() => {
    ran.length = 0;
  });
  const context = () => testJobContext({ db: pools.background });

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const errors = async () => {
    const { rows } = await database.db.execute<{ last_error: string | null }>(
      sql`select last_error from graphile_worker.jobs`,
    );
    return rows.map(({ last_error: error }) => error);
  };

  it('are their own: mail runs although all of them are taken', async () => {
    const gate = Promise.withResolvers<void>();
    act = async (name) => {
      if (!name.startsWith('file')) return;
      ran.push('begun');
      await gate.promise;
    };
    for (let count = 0; count < 8; count += 1) await addJob(database.db, read, { name: `file ${count}` });
    const running = startJobs({ jobs: [read, mail], context: context(), queue: pools.queue });
    try {
      await until(() => ran.length === 2);
      await addJob(database.db, mail, { name: 'a mail' });
      await until(() => ran.includes('a mail'));
      expect(ran).toEqual(['begun', 'begun', 'a mail']);
      gate.resolve();
      await until(async () => (await errors()).length === 0);
    } finally {
      gate.resolve();
      await running.stop();
    }
  });

  it('must be asked for by a job that reads files', async () => {
    act = async () => void (await inspectPdf(new Uint8Array()));
    await addJob(database.db, mail, { name: 'without' });
    await addJob(database.db, read, { name: 'with' });
    await runDueJobs([mail, read], context());
    expect(ran).toEqual(['with']);
    expect(await errors()).toEqual([expect.stringContaining('readsFiles')]);
  });
});
