import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import { rfq, rfqLine } from '../schema.ts';
import { offerDraft } from '../versions/schema.ts';

/** What the requested products cost the maker by its last offers in the request's currency, by the line's key. */
export async function lastOwnCosts(
  tx: Tx,
  { rfq: request, lines }: Pick<LockedQuote, 'rfq' | 'lines'>,
): Promise<Record<string, string>> {
  const productIds = lines.flatMap(({ productId }) => productId ?? []);
  if (productIds.length === 0) return {};
  const cost = sql<string>`${offerDraft.ownCosts} ->> ${rfqLine.id}::text`;
  const rows = await tx
    .selectDistinctOn([rfqLine.productId, rfqLine.variantId], {
      productId: rfqLine.productId,
      variantId: rfqLine.variantId,
      cost,
    })
    .from(rfqLine)
    .innerJoin(rfq, eq(rfq.id, rfqLine.rfqId))
    .innerJoin(offerDraft, eq(offerDraft.rfqId, rfq.id))
    .where(
      and(
        inArray(rfqLine.productId, productIds),
        eq(rfq.sellerCompanyId, request.sellerCompanyId),
        sql`${offerDraft.offer} ->> 'currency' = ${request.currency}`,
        sql`${cost} is not null`,
      ),
    )
    .orderBy(rfqLine.productId, rfqLine.variantId, desc(offerDraft.savedAt));
  return Object.fromEntries(
    lines.flatMap(({ id, productId, variantId }) => {
      const last = rows.find((row) => row.productId === productId && row.variantId === variantId);
      return last ? [[id, last.cost]] : [];
    }),
  );
}
