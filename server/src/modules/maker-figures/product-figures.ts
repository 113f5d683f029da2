import { and, countDistinct, eq, gt, inArray, sum } from 'drizzle-orm';
import { type ProductFiguresAnswer, productFigureDays } from 'shared-kit/contract/products';
import type { Tx } from '../../platform/db/index.ts';
import { productView } from '../product-views/index.ts';
import { rfq, rfqLine } from '../quotes/index.ts';

/** Views and requests of a maker's products in the last days; other companies' products are left out. */
export async function readProductFigures(
  tx: Tx,
  makerId: string,
  { ids, now }: Readonly<{ ids: readonly string[]; now: Date }>,
): Promise<ProductFiguresAnswer> {
  const since = new Date(now.getTime() - productFigureDays * 86_400_000);
  const [views, requests] = await Promise.all([
    tx
      .select({ id: productView.productId, views: sum(productView.views).mapWith(Number) })
      .from(productView)
      .where(
        and(
          inArray(productView.productId, [...ids]),
          eq(productView.sellerCompanyId, makerId),
          gt(productView.day, since.toISOString().slice(0, 10)),
        ),
      )
      .groupBy(productView.productId),
    tx
      .select({ id: rfqLine.productId, requests: countDistinct(rfqLine.rfqId) })
      .from(rfqLine)
      .innerJoin(rfq, eq(rfq.id, rfqLine.rfqId))
      .where(
        and(
          inArray(rfqLine.productId, [...ids]),
          eq(rfq.sellerCompanyId, makerId),
          gt(rfq.submittedAt, since),
        ),
      )
      .groupBy(rfqLine.productId),
  ]);
  const viewsOf = new Map(views.map(({ id, views: its }) => [id, its]));
  const requestsOf = new Map(requests.map(({ id, requests: its }) => [id, its]));
  const known = [...new Set([...viewsOf.keys(), ...requestsOf.keys()])].filter((id) => id !== null);
  return {
    figures: known.map((id) => ({ id, views: viewsOf.get(id) ?? 0, requests: requestsOf.get(id) ?? 0 })),
  };
}
