import type { Task } from 'graphile-worker';
import { isDatabaseAway } from '../db/index.ts';
import { type Asker, inSeconds, workFor } from '../threads/index.ts';
import { withinLimit } from '../within-limit.ts';
import type { AnyJob, JobContext } from './define-job.ts';

export type JobEnded = (job: string, outcome: 'done' | 'failed') => void;

export type RunParts = Readonly<{ context: JobContext; stopped: AbortSignal; ended?: JobEnded }>;

/** A job in the library's form: validates the payload, enforces the limit and passes the stop signal on. */
export const taskOf =
  (job: AnyJob, { context, stopped, ended }: RunParts): Task =>
  async (payload, { job: { id, attempts, max_attempts: mostAttempts } }) => {
    const limitMs = job.limitSeconds * 1000;
    const late = new AbortController();
    try {
      const signal = AbortSignal.any([stopped, late.signal]);
      const work = workFor(askerOf(job, signal), () => job.run(job.payload.parse(payload), context, signal));
      await withinLimit(work, limitMs, () => new Error(`took longer than ${job.limitSeconds} s`));
      ended?.(job.name, 'done');
    } catch (error) {
      late.abort();
      if (stopped.aborted) throw error;
      ended?.(job.name, 'failed');
      const details = { err: error, job: job.name, id };
      // The outage itself is logged elsewhere.
      if (isDatabaseAway(error)) context.log.debug(details, 'a job failed with the database');
      else context.log.error(details, attempts < mostAttempts ? 'a job failed' : 'a job is dead');
      throw error;
    }
  };

const askerOf = ({ readsFiles, limitSeconds }: AnyJob, signal: AbortSignal): Asker => ({
  kind: readsFiles ? 'file-job' : 'job',
  person: null,
  company: null,
  endsAt: inSeconds(limitSeconds),
  signal: () => signal,
});
