import { lt } from 'drizzle-orm';
import { dayOf } from 'shared-kit/contract/dates';
import { defineSweep } from '../../platform/jobs/index.ts';
import { countedView, productView } from './schema.ts';

const monthsKept = 25;

/** Deletes views older than 25 months, and what tells a session's second view once its day is over. */
export const forgetViews = defineSweep({
  name: 'forget-views',
  cron: '17 2 * * *',
  limitSeconds: 600,
  run: async ({ db, clock }) => {
    const oldest = clock();
    oldest.setUTCMonth(oldest.getUTCMonth() - monthsKept);
    await db.delete(productView).where(lt(productView.day, dayOf(oldest)));
    const yesterday = new Date(clock().getTime() - 86_400_000);
    await db.delete(countedView).where(lt(countedView.day, dayOf(yesterday)));
  },
});
