import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { dayOf } from 'shared-kit/contract/dates';
import type { Database } from '../../platform/db/index.ts';
import { countedView, productView } from './schema.ts';

type View = Readonly<{
  productId: string;
  sellerCompanyId: string;
  sessionId: string;
  country: string | null;
  at: Date;
}>;

const digestOf = ({ sessionId, productId }: View, day: string) =>
  createHash('sha256').update(`${sessionId} ${productId} ${day}`).digest('base64url');

/** Counts a view, once a session and day; false if it was counted before. */
export async function countView(db: Database, view: View): Promise<boolean> {
  const day = dayOf(view.at);
  return db.transaction(async (tx) => {
    const [first] = await tx
      .insert(countedView)
      .values({ digest: digestOf(view, day), day })
      .onConflictDoNothing()
      .returning();
    if (!first) return false;
    const { productId, sellerCompanyId } = view;
    await tx
      .insert(productView)
      .values({ productId, sellerCompanyId, day, country: view.country ?? 'ZZ', views: 1 })
      .onConflictDoUpdate({
        target: [productView.productId, productView.day, productView.country],
        set: { views: sql`${productView.views} + 1` },
      });
    return true;
  });
}
