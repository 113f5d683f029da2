import { and, asc, eq, inArray } from 'drizzle-orm';
import type { NotificationEvent, QuoteStage } from 'shared-kit/contract';
import type { Tx } from '../../platform/db/index.ts';
import type { MailParts } from '../accounts/index.ts';
import type { Company } from '../companies/index.ts';
import { notify } from '../notifications/index.ts';
import { quotePath } from './lifecycle/notices.ts';
import { tellPages } from './lifecycle/settle.ts';
import { rfq } from './schema.ts';

/** Stages in which the buyer expects something of the maker, or may still accept. */
const openStages: readonly QuoteStage[] = ['requested', 'needs_info', 'quoted', 'negotiation'];

type News = Readonly<{
  event: Extract<NotificationEvent, 'quote-halted' | 'quote-resumed'>;
  /** Identifies the decision, so that each buyer hears of it once. */
  key: string;
}>;

/** Tells the buyers of a maker's open quotes that it may no longer trade, or may again. */
export async function tellBuyersOf(
  parts: MailParts,
  tx: Tx,
  { id: makerId, brandName }: Pick<Company, 'id' | 'brandName'>,
  { event, key }: News,
): Promise<void> {
  const open = await tx
    .select()
    .from(rfq)
    .where(and(eq(rfq.sellerCompanyId, makerId), inArray(rfq.stage, [...openStages])))
    .orderBy(asc(rfq.id));
  for (const row of open) {
    await tellPages(tx, row);
    await notify(parts, tx, {
      event,
      params: { number: row.number, company: brandName },
      to: { companyId: row.buyerCompanyId },
      path: quotePath(row.id),
      dedupeKey: `${event}:${row.id}:${key}`,
    });
  }
}
