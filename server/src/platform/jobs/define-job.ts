import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import type { Env } from '../../env.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What a job may use. Its connections are not those of visitors. */
export type JobContext = Readonly<{
  db: Database;
  clock: Clock;
  env: Env;
  files: FileStore;
  mailer: Mailer;
  log: FastifyBaseLogger;
}>;

/**
 * Work beside requests. It runs at least once, and again when its process dies before the end, so a second run must do
 * no harm. The market's own rows say what is to be done; a lost job can be added again from them.
 */
export type Job<Payload> = Readonly<{
  /** Stays in the database with jobs that wait, so a new name is a new job. */
  name: string;
  payload: z.ZodType<Payload>;
  /** When it is added by itself, as in a crontab, in UTC. Its runs follow one another. */
  cron?: string;
  /** After so many failed runs it is dead and waits for a person. The pauses grow from 3 seconds to 6 hours. */
  attempts: number;
  /** A run that takes longer has failed. Its signal tells it to end. */
  limitSeconds: number;
  // A method, so that jobs of any payload fit into one list.
  run(payload: Payload, context: JobContext, stopped: AbortSignal): Promise<void>;
}>;

export type AnyJob = Job<unknown>;

export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

type Sweep = Readonly<{
  name: string;
  cron: string;
  limitSeconds: number;
  run: (context: JobContext, stopped: AbortSignal) => Promise<void>;
}>;

const nothing = z.object({});

/** A job that looks for what is due, at each start of a process and by the clock. */
export const defineSweep = ({ run, ...sweep }: Sweep): Job<z.infer<typeof nothing>> => ({
  ...sweep,
  payload: nothing,
  // The next turn of the clock brings a fresh one anyway.
  attempts: 5,
  run: (_nothing, context, stopped) => run(context, stopped),
});
