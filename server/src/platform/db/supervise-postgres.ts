import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, type Postmaster } from './postmaster.ts';

export type SuperviseLog = Readonly<{
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}>;

export type Supervised = Readonly<{
  /** The running server, or the last one that ran. */
  current: () => Postmaster;
  /** Stops restarting. Resolves when no start is under way. */
  end: () => Promise<void>;
}>;

const lookEveryMs = 200;
const longestPauseMs = 30_000;

/**
 * Restarts the server whenever it ends unasked, or adopts one that another process started meanwhile. An adopted
 * server is no child process, so nothing reports its end: it is polled.
 */
export function supervisePostgres(
  first: Postmaster,
  reach: () => Promise<Postmaster>,
  log: SuperviseLog,
): Supervised {
  const ending = new AbortController();
  const { signal } = ending;
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal }).catch(() => undefined);
  let current = first;

  const startAgain = async (): Promise<void> => {
    for (let pauseMs = 500; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        current = await reach();
        log.warn({ pid: current.pid }, 'PostgreSQL runs again');
        return;
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL could not be started again yet');
        await pause(pauseMs);
      }
    }
  };
  const watching = (async () => {
    while (!signal.aborted) {
      await pause(lookEveryMs);
      if (signal.aborted || isAlive(current.pid)) continue;
      log.error({ pid: current.pid }, 'PostgreSQL ended unasked; it is started again');
      await startAgain();
    }
  })();
  return {
    current: () => current,
    end: () => {
      ending.abort();
      return watching;
    },
  };
}
