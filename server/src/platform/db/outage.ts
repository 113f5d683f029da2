import { setTimeout as sleep } from 'node:timers/promises';

export type OutageLog = Readonly<{
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}>;

export type Outage = Readonly<{
  /** Reports a connection that broke or could not be made. */
  notice: (error: unknown) => void;
  /** Stops logging. */
  close: () => void;
}>;

const pauseMs = 250;

/**
 * Logs once that the database is away and once that it answers again, however many requests fail meanwhile.
 * After a connection broke, it repeats `answers` until that is true.
 */
export function watchOutage(log: OutageLog, answers: () => Promise<boolean>): Outage {
  let isAway = false;
  let isClosed = false;
  const untilItAnswers = async (since: number): Promise<void> => {
    while (!isClosed && !(await answers())) await sleep(pauseMs, undefined, { ref: false });
    isAway = false;
    if (isClosed) return;
    const seconds = Math.round(performance.now() - since) / 1000;
    log.warn({ seconds }, 'the database answers again');
  };
  return {
    notice: (error) => {
      if (isAway || isClosed) return;
      isAway = true;
      log.error({ err: error }, 'the connection to the database broke');
      void untilItAnswers(performance.now());
    },
    close: () => {
      isClosed = true;
    },
  };
}
