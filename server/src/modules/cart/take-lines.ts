import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { tellLive } from '../../platform/live/index.ts';
import type { CartLineRow } from './repository.ts';
import { cartLine } from './schema.ts';

/** Removes lines from a user's cart for good, all or none. Run it in the transaction that uses them. */
export async function takeLines(tx: Tx, userId: string, ids: readonly string[]): Promise<CartLineRow[]> {
  const wanted = and(eq(cartLine.userId, userId), isNull(cartLine.removedAt), inArray(cartLine.id, [...ids]));
  const lines = await tx
    .select()
    .from(cartLine)
    .where(wanted)
    .orderBy(asc(cartLine.addedAt), asc(cartLine.id))
    .for('update');
  if (lines.length !== new Set(ids).size) throw new AppError('cart.line-not-found');
  await tx.delete(cartLine).where(wanted);
  await tellLive(tx, [userId], { topic: 'cart' });
  return lines;
}
