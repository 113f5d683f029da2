import { sql } from 'drizzle-orm';
import type { Tx } from '../db/index.ts';
import type { Job } from './define-job.ts';

type When = Readonly<{
  /** By default at once. */
  runAt?: Date;
  /** Of several waiting jobs with the same key only the last stays. */
  key?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
}>;

/** Adds a job, which starts after the transaction commits. */
export async function addJob<Payload>(
  tx: Tx,
  { name, attempts, cron }: Pick<Job<Payload>, 'name' | 'payload' | 'attempts' | 'cron'>,
  payload: Payload,
  { runAt, key, queue }: When = {},
): Promise<void> {
  await tx.execute(sql`select from graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    queue_name => ${queue ?? (cron ? name : null)}, run_at => ${runAt?.toISOString() ?? null}::timestamptz,
    max_attempts => ${attempts}, job_key => ${key ?? null})`);
}
