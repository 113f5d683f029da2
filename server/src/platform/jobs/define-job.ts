import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/index.ts';
import type { Env } from '../env.ts';
import type { FileStore } from '../files/index.ts';
import type { Mailer } from '../mail/mailer.ts';

/** The means of a job. Its connections are separate from those of visitors. */
export type JobContext = Readonly<{
  db: Database;
  clock: Clock;
  env: Env;
  files: FileStore;
  mailer: Mailer;
  log: FastifyBaseLogger;
}>;

/**
 * Work outside requests. It runs at least once, and again if its process dies, so a second run must do no harm. The
 * market's own rows say what there is to do, so a lost job can be added again.
 */
export type Job<Payload> = Readonly<{
  /** Stored with waiting jobs, so a new name means a new job. */
  name: string;
  payload: z.ZodType<Payload>;
  /** When it is added automatically: a crontab in UTC. Its runs don't overlap. */
  cron?: string;
  /** After this many failed runs it is dead and needs a person. The pauses grow from 3 seconds to 6 hours. */
  attempts: number;
  /** A longer run counts as failed. Its signal tells it to end. */
  limitSeconds: number;
  /** It reads files of strangers, which may take long: it runs in slots of their own, so that no mail waits for it. */
  readsFiles?: true;
  // A method, so that jobs with any payload fit into one list.
  run(payload: Payload, context: JobContext, stopped: AbortSignal): Promise<void>;
}>;

export type AnyJob = Job<unknown>;

export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

type Sweep = Readonly<{
  name: string;
  cron: string;
  limitSeconds: number;
  readsFiles?: true;
  run: (context: JobContext, stopped: AbortSignal) => Promise<void>;
}>;

const nothing = z.object({});

/** A job that looks for due work, at each start of a process and on schedule. */
export const defineSweep = ({ run, ...sweep }: Sweep): Job<z.infer<typeof nothing>> => ({
  ...sweep,
  payload: nothing,
  // The schedule brings a new one anyway.
  attempts: 5,
  run: (_nothing, context, stopped) => run(context, stopped),
});
