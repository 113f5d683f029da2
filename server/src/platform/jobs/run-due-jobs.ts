import { runOnce } from 'graphile-worker';
import type { AnyJob, JobContext } from './define-job.ts';
import { taskOf } from './run-job.ts';
import { libraryOptions } from './start-jobs.ts';

/** Runs the jobs due now, including those they add. For tests and drills. */
export async function runDueJobs(jobs: readonly AnyJob[], context: JobContext): Promise<void> {
  const stopped = new AbortController().signal;
  await runOnce({
    ...libraryOptions(context.db.$client, context),
    taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, { context, stopped })])),
    concurrency: 1,
  });
}
