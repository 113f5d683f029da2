import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { type PosthogHost, sendBatch } from './posthog-host.ts';
import { setForwardAt, takeDueEvents, type WaitingEvent } from './repository.ts';

const second = 1000;
const batchSize = 100;
/** Longer than one request may take. */
const leaseMs = 60 * second;
const longestPauseMs = 3600 * second;

/** The pause after the n-th failed attempt: 5 s, doubling, at most an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(longestPauseMs, 5 * second * 2 ** Math.min(attempts - 1, 20));

type Parts = Readonly<{ db: Database; clock: Clock; log: FastifyBaseLogger; host: PosthogHost }>;

/** Forwards all due events in batches. Events that the host doesn't take are due again later. */
export async function forwardDue(parts: Parts, stopped: AbortSignal): Promise<void> {
  for (;;) {
    const now = parts.clock();
    const leaseEnds = new Date(now.getTime() + leaseMs);
    const events = await takeDueEvents(parts.db, { now, leaseEnds, most: batchSize });
    if (events.length === 0 || stopped.aborted) return;
    if (!(await pass(parts, events, stopped))) return;
  }
}

/** Forwards one batch. A refused batch is halved until the refused event is alone. Returns false to stop for now. */
async function pass(parts: Parts, events: readonly WaitingEvent[], stopped: AbortSignal): Promise<boolean> {
  const { db, clock, log, host } = parts;
  const outcome = await sendBatch(host, events, stopped);
  if (outcome === 'taken') {
    await setForwardAt(db, idsOf(events), null);
    return true;
  }
  if (outcome === 'refused' && events.length > 1) {
    const half = Math.ceil(events.length / 2);
    const first = await pass(parts, events.slice(0, half), stopped);
    return (await pass(parts, events.slice(half), stopped)) && first;
  }
  const attempts = Math.max(...events.map((event) => event.attempts));
  await setForwardAt(db, idsOf(events), new Date(clock().getTime() + pauseAfter(attempts)));
  log.warn(
    { events: events.length, attempts, outcome },
    'the analytics host did not take events; they are kept',
  );
  return outcome === 'refused';
}

const idsOf = (events: readonly WaitingEvent[]) => events.map(({ id }) => id);
