import type { LongTask } from './probe.ts';

const answeredInTime = 50;

/** What tasks took beyond fifty milliseconds each, of the time since the first paint: nobody waits on what isn't there. */
export const blockingTime = (tasks: readonly LongTask[], firstPaint: number): number =>
  tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
    .reduce((sum, since) => sum + Math.max(0, since - answeredInTime), 0);
