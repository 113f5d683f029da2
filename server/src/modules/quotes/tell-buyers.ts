import { standingAllows } from 'shared-kit/contract/companies';
import * as z from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { marketMailParts } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import { notify } from '../notifications/index.ts';
import { quotePath } from './lifecycle/notices.ts';
import { tellPages } from './lifecycle/settle.ts';
import { openQuotesOf } from './open-quotes.ts';

/**
 * Tells the buyers of a maker's open quotes that it may no longer trade, or may again. The key identifies the decision,
 * so that each buyer hears of it once.
 */
export const tellBuyersOfStanding = defineJob({
  name: 'tell-buyers-of-standing',
  payload: z.object({ makerId: z.uuid(), event: z.enum(['quote-halted', 'quote-resumed']), key: z.string() }),
  attempts: 10,
  limitSeconds: 600,
  async run({ makerId, event, key }, context, stopped) {
    const { db } = context;
    const parts = marketMailParts(context);
    const maker = await findCompany(db, makerId);
    const isTrading = maker !== null && standingAllows(maker.verification, 'receive-requests');
    // Decided otherwise meanwhile, which has a job of its own.
    if (!maker || isTrading !== (event === 'quote-resumed')) return;
    for (const row of await openQuotesOf(db, makerId)) {
      if (stopped.aborted) return;
      await db.transaction(async (tx) => {
        await tellPages(tx, row);
        await notify(parts, tx, {
          event,
          params: { number: row.number, company: maker.brandName },
          to: { companyId: row.buyerCompanyId },
          path: quotePath(row.id),
          dedupeKey: `${event}:${row.id}:${key}`,
        });
      });
    }
  },
});
