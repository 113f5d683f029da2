import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../db/database-trouble.ts';

/**
 * Runs `work` again and again while the server listens, `pauseMs` after its last end. A failure is logged and
 * the next turn tries again; closing the server ends the running turn.
 */
export function whileListening(
  app: FastifyInstance,
  { log, name, pauseMs }: Readonly<{ log: FastifyBaseLogger; name: string; pauseMs: number }>,
  work: (stopped: AbortSignal) => Promise<void>,
): void {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  const next = () => {
    turn = work(stop.signal)
      .then(() => app.metrics.jobEnded(name, 'done'))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        app.metrics.jobEnded(name, 'failed');
        // The log says already that the database is away.
        log[isDatabaseAway(error) ? 'debug' : 'error']({ err: error }, `${name} failed`);
      })
      .then(() => {
        if (!stop.signal.aborted) timer = setTimeout(next, pauseMs).unref();
      });
  };
  app.addHook('onListen', async () => next());
  app.addHook('onClose', async () => {
    stop.abort();
    clearTimeout(timer);
    await turn;
  });
}
