import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseCronItems, type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { isDatabaseAway } from '../db/index.ts';
import { withinLimit } from '../within-limit.ts';
import { addJob } from './add-job.ts';
import type { AnyJob, JobContext } from './define-job.ts';
import { libraryLog } from './job-log.ts';
import { jobSlots } from './job-slots.ts';
import { type JobEnded, taskOf } from './run-job.ts';
import { keepAlive } from './worker-life.ts';

/**
 * New jobs are announced at once. Polling finds jobs due later, and all jobs behind a pooler that drops notifications.
 */
const pollMs = 2000;
const pauseMs = { least: 500, most: 30_000 };
/** A job that ignores its signal is left behind; another process frees it. */
const mostStopMs = 10_000;

type Parts = Readonly<{
  jobs: readonly AnyJob[];
  context: JobContext;
  /** The queue's own connections: one listens, the others take and return jobs. */
  queue: Pool;
  ended?: JobEnded;
}>;

export type RunningJobs = Readonly<{ stop: () => Promise<void> }>;

/** Runs jobs until it is stopped. Those that read files of strangers have slots of their own. */
export function startJobs({ jobs, ...parts }: Parts): RunningJobs {
  const inSlots = (isWanted: (job: AnyJob) => boolean, atOnce: number) => {
    const wanted = jobs.filter(isWanted);
    return wanted.length > 0 ? [keepWorking({ ...parts, jobs: wanted }, atOnce)] : [];
  };
  const running = [
    ...inSlots(({ readsFiles = false }) => readsFiles, jobSlots.files),
    ...inSlots(({ readsFiles = false }) => !readsFiles, jobSlots.others),
  ];
  return { stop: async () => void (await Promise.all(running.map(({ stop }) => stop()))) };
}

/** If the library's worker ends, as when the database is lost, a new one replaces it. */
function keepWorking(parts: Parts, atOnce: number): RunningJobs {
  const { log } = parts.context;
  const stopping = new AbortController();
  const worker = workerOf(parts, atOnce, stopping.signal);
  const keepRunning = async (): Promise<void> => {
    for (let pause = pauseMs.least; !stopping.signal.aborted; pause = Math.min(pause * 2, pauseMs.most)) {
      const since = performance.now();
      await worker.run().catch((error: unknown) => {
        // The outage itself is logged elsewhere.
        if (!stopping.signal.aborted)
          log[isDatabaseAway(error) ? 'debug' : 'error']({ err: error }, 'jobs stopped');
      });
      if (performance.now() - since > pauseMs.most) pause = pauseMs.least;
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = keepRunning();
  const stop = async (): Promise<void> => {
    stopping.abort();
    await worker.stop();
    await running;
  };
  return {
    stop: () =>
      withinLimit(stop(), mostStopMs, () => new Error('jobs go on')).catch((error: unknown) => {
        log.warn({ err: error }, 'a job did not end when it was told to');
      }),
  };
}

/** The library's worker. `run` lasts until the worker ends, and then may be called again for a new one. */
function workerOf({ jobs, context, queue, ended }: Parts, atOnce: number, stopped: AbortSignal) {
  const { db } = context;
  let runner: Runner | null = null;
  const tasks = jobs.map((job) => [job.name, taskOf(job, { context, stopped, ...(ended && { ended }) })]);
  const options = {
    ...libraryOptions(queue, context),
    concurrency: atOnce,
    pollInterval: pollMs,
    taskList: Object.fromEntries(tasks),
    parsedCronItems: parseCronItems(jobs.flatMap(cronItemOf)),
  };
  return {
    run: async (): Promise<void> => {
      for (const job of jobs) if (job.cron) await addJob(db, job, {}, { key: job.name });
      if (stopped.aborted) return;
      const events: WorkerEvents = new EventEmitter();
      let endBeating = (): Promise<void> => Promise.resolve();
      events.once('pool:create', ({ workerPool }) => {
        endBeating = keepAlive(db, workerPool.id);
      });
      // The library stores data in its options, so each worker needs its own.
      runner = await run({ ...options, events });
      if (stopped.aborted) await runner.stop();
      await runner.promise.finally(() => endBeating());
    },
    stop: async (): Promise<void> => {
      await runner?.stop().catch(() => undefined);
    },
  };
}

/** If a job can't be returned, the worker must end, so that its signs of life end and others free the job. */
const givesBackInOrder = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

export const libraryOptions = (pgPool: Pool, { log }: Pick<JobContext, 'log'>): RunnerOptions => ({
  pgPool,
  logger: libraryLog(log),
  noHandleSignals: true,
  preset: givesBackInOrder,
});

function cronItemOf({ name, cron, attempts }: AnyJob) {
  if (!cron) return [];
  // A scheduled run waits for the previous one, in the job's own queue.
  return [{ task: name, match: cron, options: { jobKey: name, queueName: name, maxAttempts: attempts } }];
}
