import { sql } from 'drizzle-orm';
import type { Tx } from '../db/index.ts';

const beatMs = 5000;
/** Four missed signs of life. A process that was only suspended goes on, so its jobs run twice. */
const deadAfter = sql`interval '20 seconds'`;

/**
 * Reports that a worker lives, and frees the jobs of those that no longer report. The library itself would wait for
 * four hours, because it can't tell a dead process from a long job.
 */
async function beat(tx: Tx, worker: string): Promise<void> {
  await tx.execute(sql`insert into job_worker (id, seen_at) values (${worker}, now())
    on conflict (id) do update set seen_at = now()`);
  // A worker that has just started may have taken a job before its first report.
  await tx.execute(sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_at < now() - ${deadAfter}
    and locked_by not in (select id from job_worker where seen_at > now() - ${deadAfter})
    having count(*) > 0`);
  await tx.execute(sql`delete from job_worker where seen_at < now() - interval '1 day'`);
}

/**
 * Reports that a worker lives until the returned function is called. While the database is away, no other process can
 * take its jobs.
 */
export function keepAlive(tx: Tx, worker: string): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isOver = false;
  const next = () => {
    running = beat(tx, worker)
      .catch(() => undefined)
      .then(() => {
        if (!isOver) timer = setTimeout(next, beatMs).unref();
      });
  };
  next();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}
