import type { LongTask } from './probe.ts';

const answeredInTime = 50;

/** Total blocking time since the first paint: the part of each long task beyond fifty milliseconds. */
export const blockingTime = (tasks: readonly LongTask[], firstPaint: number): number =>
  tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
    .reduce((sum, since) => sum + Math.max(0, since - answeredInTime), 0);
