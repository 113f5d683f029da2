import { sql } from 'drizzle-orm';
import type { Tx } from '../db/index.ts';

/** `waiting` for its time or a free worker, `failed` with a retry to come, `running`, or `dead`. */
export type JobCount = Readonly<{
  job: string;
  state: 'waiting' | 'failed' | 'running' | 'dead';
  count: number;
}>;

/** The unfinished jobs of all processes. */
export async function countJobs(tx: Tx): Promise<readonly JobCount[]> {
  const { rows } = await tx.execute<JobCount>(sql`
    select task_identifier as job, count(*)::int as count,
      case when locked_at is not null then 'running' when attempts >= max_attempts then 'dead'
        when attempts > 0 then 'failed' else 'waiting' end as state
    from graphile_worker.jobs group by 1, 3 order by 1, 3`);
  return rows;
}
