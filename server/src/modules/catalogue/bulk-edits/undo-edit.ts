import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import {
  type BulkUndoAnswer,
  bulkEditLimits,
  type NewestBulkEdit,
  nextPriceChange,
  priceMapOn,
} from 'shared-kit/contract/products';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { userAccount } from '../../accounts/index.ts';
import { keepEditions } from '../editing/editions.ts';
import type { Editor, OwnProduct } from '../editing/own-product.ts';
import { productDraft } from '../editing/schema.ts';
import { indexProducts } from '../listing/index-products.ts';
import { type ProductContent, today } from '../product-row.ts';
import { product } from '../schema.ts';
import type { Editing } from './apply-edit.ts';
import { type Before, stateOf } from './before.ts';
import { findOwnProducts } from './find-own-products.ts';
import { productBulkEdit, productBulkEditBefore } from './schema.ts';

const undoMs = bulkEditLimits.undoMinutes * 60_000;

const mayStillUndo = (companyId: string, now: Date) =>
  and(
    eq(productBulkEdit.companyId, companyId),
    isNull(productBulkEdit.undoneAt),
    gt(productBulkEdit.at, new Date(now.getTime() - undoMs)),
  );

export async function newestEdit(tx: Tx, companyId: string, now: Date): Promise<NewestBulkEdit> {
  const [found] = await tx
    .select({ edit: productBulkEdit, by: userAccount.name })
    .from(productBulkEdit)
    .leftJoin(userAccount, eq(userAccount.id, productBulkEdit.by))
    .where(mayStillUndo(companyId, now))
    .orderBy(desc(productBulkEdit.at), desc(productBulkEdit.id))
    .limit(1);
  if (!found) return { edit: null };
  const { id, edit, products, at } = found.edit;
  const until = new Date(at.getTime() + undoMs).toISOString();
  return { edit: { id, kind: edit.kind, products, at: at.toISOString(), by: found.by, until } };
}

/**
 * Restores the products that nobody has changed since. Undoing an archiving publishes them again, so the company must be
 * allowed to publish.
 */
export async function undoBulkEdit(tx: Tx, id: string, editing: Editing): Promise<BulkUndoAnswer> {
  const { by, now, tree } = editing;
  const kept = await lockEdit(tx, id, by, now);
  const found = await findOwnProducts(tx, { ids: kept.map(({ productId }) => productId), by, lock: true });
  const unchanged = kept.flatMap(({ productId, before, stateAfter }) => {
    const own = found.get(productId);
    return own && stateOf(own) === stateAfter ? [{ own, before }] : [];
  });
  for (const { own, before } of unchanged) {
    const isPublished = before.content.status === 'published';
    if (!own.may(isPublished && own.row.status !== 'published' ? 'publish' : 'prepare-products'))
      throw new AppError('company.not-allowed');
    await putBack(tx, own, before, editing);
  }
  await indexProducts(
    tx,
    unchanged.map(({ own }) => own.row.id),
    tree,
  );
  await tx.update(productBulkEdit).set({ undoneAt: now }).where(eq(productBulkEdit.id, id));
  return { undone: unchanged.length, kept: kept.length - unchanged.length };
}

async function lockEdit(tx: Tx, id: string, { companyId }: Editor, now: Date) {
  const [edit] = await tx
    .select()
    .from(productBulkEdit)
    .where(and(eq(productBulkEdit.id, id), mayStillUndo(companyId ?? '', now)))
    .for('update');
  if (!edit) throw new AppError('product.change-not-found');
  return tx.select().from(productBulkEditBefore).where(eq(productBulkEditBefore.editId, id));
}

/** A product's first publishing can't be undone into a draft, because people may have its address: it is archived. */
const statusAfter = ({ row }: OwnProduct, { content: { status } }: Before) =>
  status === 'draft' && row.status === 'published' ? 'archived' : status;

async function putBack(tx: Tx, own: OwnProduct, before: Before, { by, now }: Editing): Promise<void> {
  const { row, waiting } = own;
  const day = today(now);
  const rows = before.content.priceRows;
  const content: ProductContent = {
    ...before.content,
    ...(rows && { priceMap: priceMapOn(rows, day), priceDue: nextPriceChange(rows, day) }),
    status: statusAfter(own, before),
  };
  await tx
    .update(product)
    .set({ ...content, textTimes: before.textTimes, updatedAt: now })
    .where(eq(product.id, row.id));
  const isDraftNow = before.waiting && !(before.content.status === 'draft' && content.status === 'archived');
  if (before.waiting && isDraftNow) {
    const saved = {
      ...before.waiting,
      revision: (waiting?.revision ?? 0) + 1,
      savedAt: now,
      savedBy: by.userId,
    };
    await tx
      .insert(productDraft)
      .values({ productId: row.id, ...saved })
      .onConflictDoUpdate({ target: productDraft.productId, set: saved });
  } else await tx.delete(productDraft).where(eq(productDraft.productId, row.id));
  if (content.status === 'draft') return;
  const kind = content.status === row.status ? 'changed' : content.status;
  await keepEditions(tx, [{ productId: row.id, kind, by: by.userId, at: now, row: content }]);
}
