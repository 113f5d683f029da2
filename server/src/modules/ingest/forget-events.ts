import { defineSweep } from '../../platform/jobs/index.ts';
import { deleteOld } from './repository.ts';

/** How long events wait for a host that doesn't take them, where none are kept for longer. */
const waitingDays = 7;
const day = 24 * 3_600_000;

/** Deletes what is older than the operator wants, and at once what was passed on and isn't kept. */
export const forgetEvents = defineSweep({
  name: 'forget-analytics-events',
  cron: '*/5 * * * *',
  limitSeconds: 300,
  run: async ({ db, clock, env }, stopped) => {
    const { keepDays } = env.analytics;
    const now = clock();
    const ago = (days: number) => new Date(now.getTime() - days * day);
    const before = { kept: ago(keepDays), waiting: ago(Math.max(keepDays, waitingDays)) };
    while (!stopped.aborted && (await deleteOld(db, before, now, 5000)) > 0);
  },
});
