import { lt } from 'drizzle-orm';
import { dayOf } from 'shared-kit/contract/dates';
import { defineSweep } from '../../../platform/jobs/index.ts';
import { browserFailure } from '../schema.ts';

export const failuresKeptDays = 30;
const day = 86_400_000;

/** Deletes failures in browsers that are more than 30 days old. */
export const forgetFailures = defineSweep({
  name: 'forget-browser-failures',
  cron: '23 2 * * *',
  limitSeconds: 600,
  run: async ({ db, clock }) => {
    const oldest = dayOf(new Date(clock().getTime() - failuresKeptDays * day));
    await db.delete(browserFailure).where(lt(browserFailure.day, oldest));
  },
});
