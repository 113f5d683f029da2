import { and, asc, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { cartLimits } from 'shared-kit/contract/cart';
import { newId, type Tx } from '../../platform/db/index.ts';
import type { OrderTerms } from './order-quantity.ts';
import { cartLine } from './schema.ts';

export type CartLineRow = typeof cartLine.$inferSelect;
export type NewCartLine = Pick<
  CartLineRow,
  | 'userId'
  | 'productId'
  | 'variantId'
  | 'title'
  | 'quantity'
  | 'seenAmount'
  | 'seenCurrency'
  | 'seenTiers'
  | 'seenCountry'
>;
type Changes = Partial<
  Pick<
    CartLineRow,
    'quantity' | 'note' | 'saved' | 'seenAmount' | 'seenCurrency' | 'seenTiers' | 'seenCountry' | 'seenAt'
  >
>;

const present = (userId: string) => and(eq(cartLine.userId, userId), isNull(cartLine.removedAt));
const presentLine = (userId: string, id: string) => and(present(userId), eq(cartLine.id, id));

/** In the order in which they were added. */
export const findLines = (tx: Tx, userId: string): Promise<CartLineRow[]> =>
  tx.select().from(cartLine).where(present(userId)).orderBy(asc(cartLine.addedAt), asc(cartLine.id));

export async function findLine(tx: Tx, userId: string, id: string): Promise<CartLineRow | null> {
  const [row] = await tx.select().from(cartLine).where(presentLine(userId, id));
  return row ?? null;
}

export async function countLines(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(cartLine)
    .where(and(present(userId), eq(cartLine.saved, false)));
  return row?.total ?? 0;
}

/** Counts a user's lines, within the statement that adds one. */
const linesOf = (userId: string) =>
  sql`(select count(*) from cart_line where user_id = ${userId} and removed_at is null)`;

/**
 * Adds a line in one statement, or adds the quantity to an existing line, in whole lots. Returns null if the cart is
 * full. Two concurrent calls may exceed the limit by a line, which does no harm.
 */
export async function addLine(
  tx: Tx,
  line: NewCartLine,
  { minimumOrder, orderMultiple }: OrderTerms,
  now: Date,
): Promise<{ lineId: string; quantity: number; count: number } | null> {
  const both = sql`${cartLine.quantity} + excluded.quantity - ${minimumOrder}::int`;
  const lots = sql`least(${minimumOrder}::int + ceil((${both})::numeric / ${orderMultiple}::int)::int * ${orderMultiple}::int, ${cartLimits.quantity}::int - (${cartLimits.quantity}::int - ${minimumOrder}::int) % ${orderMultiple}::int)`;
  const [added] = await tx
    .insert(cartLine)
    .select(
      sql`select ${newId()}::uuid, ${line.userId}::uuid, ${line.productId}::uuid, ${line.variantId}::text,
        ${JSON.stringify(line.title)}::jsonb, ${line.quantity}::int, ''::text, false,
        ${line.seenAmount}::numeric, ${line.seenCurrency}::text, ${JSON.stringify(line.seenTiers)}::jsonb,
        ${line.seenCountry}::text, ${now}::timestamptz, ${now}::timestamptz, null::timestamptz
      where ${linesOf(line.userId)} < ${cartLimits.lines} or exists (
        select 1 from cart_line where user_id = ${line.userId} and product_id = ${line.productId}
          and variant_id = ${line.variantId} and removed_at is null)`,
    )
    .onConflictDoUpdate({
      target: [cartLine.userId, cartLine.productId, cartLine.variantId],
      targetWhere: isNull(cartLine.removedAt),
      set: {
        // A quantity saved for later isn't added to the wanted one.
        quantity: sql`case when ${cartLine.saved} then excluded.quantity else ${lots} end`,
        saved: false,
      },
    })
    .returning({
      lineId: cartLine.id,
      quantity: cartLine.quantity,
      // The statement sees the cart as it was before.
      count: sql<number>`1 + (select count(*)::int from cart_line other where other.user_id = ${line.userId}
        and other.removed_at is null and not other.saved and other.id <> cart_line.id)`,
    });
  return added ?? null;
}

/** Returns false if the line is gone. */
export async function changeLine(tx: Tx, userId: string, id: string, changes: Changes): Promise<boolean> {
  const { rowCount } = await tx.update(cartLine).set(changes).where(presentLine(userId, id));
  return rowCount === 1;
}

export async function removeLine(tx: Tx, userId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.update(cartLine).set({ removedAt: now }).where(presentLine(userId, id));
  return rowCount === 1;
}

/** Restores a removed line. If the same product was added meanwhile, that line stays instead. */
export async function restoreLine(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ known: boolean }>(sql`
    with known as (
      select id, product_id, variant_id from cart_line where user_id = ${userId} and id = ${id}
    ), restored as (
      update cart_line set removed_at = null from known
      where cart_line.id = known.id and cart_line.removed_at is not null and not exists (
        select 1 from cart_line other where other.user_id = ${userId} and other.removed_at is null
          and other.product_id = known.product_id and other.variant_id = known.variant_id)
    )
    select exists (select 1 from known) as known`);
  return rows[0]?.known ?? false;
}

/** Deletes lines that were removed before a time; returns how many. */
export async function forgetRemovedLines(tx: Tx, before: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(cartLine)
    .where(and(isNotNull(cartLine.removedAt), lt(cartLine.removedAt, before)));
  return rowCount ?? 0;
}
