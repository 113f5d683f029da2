import * as z from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { marketMailParts } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import { notify } from '../notifications/index.ts';
import { quotePath } from './lifecycle/notices.ts';
import { openQuotesOf } from './open-quotes.ts';

/** Tells the buyers of a maker's open quotes that its bank account changes, or does not after all. */
export const tellBuyersOfAccount = defineJob({
  name: 'tell-buyers-of-account',
  payload: z.object({
    makerId: z.uuid(),
    /** From when the new account counts; null where the change was withdrawn. */
    day: z.string().nullable(),
    /** The account's id, so that each buyer hears of a change once. */
    key: z.string(),
  }),
  attempts: 10,
  limitSeconds: 600,
  async run({ makerId, day, key }, context, stopped) {
    const { db } = context;
    const parts = marketMailParts(context);
    const maker = await findCompany(db, makerId);
    if (!maker) return;
    for (const { id, number, buyerCompanyId } of await openQuotesOf(db, makerId)) {
      if (stopped.aborted) return;
      const about = { number, company: maker.brandName };
      const to = { to: { companyId: buyerCompanyId }, path: quotePath(id) };
      await db.transaction((tx) =>
        day === null
          ? notify(parts, tx, {
              ...to,
              event: 'quote-bank-account-kept',
              params: about,
              dedupeKey: `quote-bank-account-kept:${id}:${key}`,
            })
          : notify(parts, tx, {
              ...to,
              event: 'quote-bank-account',
              params: { ...about, day },
              dedupeKey: `quote-bank-account:${id}:${key}`,
            }),
      );
    }
  },
});
