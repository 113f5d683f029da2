import { eq } from 'drizzle-orm';
import type { StandingAction } from 'shared-kit/contract/companies';
import {
  mayMoveProduct,
  type ProductDraft,
  type ProductMove,
  type PublishFinding,
  productMoveOf,
  publishFindings,
} from 'shared-kit/contract/products';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { indexProducts } from '../listing/index-products.ts';
import { today } from '../product-row.ts';
import { product } from '../schema.ts';
import { contentOf, draftOf } from './draft-of.ts';
import { keepEditions } from './editions.ts';
import { type Editor, lockOwn, type OwnProduct } from './own-product.ts';
import { productDraft } from './schema.ts';

export type Moving = Readonly<{ id: string; by: Editor; now: Date; tree: CategoryTree }>;

async function lockForMove(tx: Tx, move: ProductMove, { id, by }: Moving): Promise<OwnProduct> {
  const needs: StandingAction = productMoveOf(move).needs;
  const own = await lockOwn(tx, id, by, needs);
  const { status, publishedAt } = own.row;
  if (!mayMoveProduct(move, { status, wasPublished: publishedAt !== null }))
    throw new AppError('product.state-moved');
  return own;
}

/** What keeps a draft from being published. */
export function faultsOf(
  draft: ProductDraft,
  { tree, now }: Pick<Moving, 'tree' | 'now'>,
): readonly PublishFinding[] {
  const category = tree.get(draft.categoryId);
  const attributes = category && {
    isLeaf: tree.childrenOf(category.id).length === 0,
    attributes: tree.attributesOf(category.id),
  };
  return publishFindings(draft, attributes, today(now)).filter(({ isFault }) => isFault);
}

/** Which draft and which public state the maker saw. */
export type Seen = Readonly<{ revision: number; liveAt: string }>;

/** Makes the draft public as a whole, also in the listing. Nobody publishes over what they haven't seen. */
export async function publishProduct(tx: Tx, moving: Moving, seen: Seen | null): Promise<void> {
  const { row, waiting } = await lockForMove(tx, 'publish', moving);
  // The row of a draft follows its savings; only what is public could change unseen.
  const isSeen =
    !seen ||
    ((waiting?.revision ?? 0) === seen.revision &&
      (row.status === 'draft' || row.updatedAt.toISOString() === seen.liveAt));
  if (!isSeen) throw new AppError('product.draft-moved');
  const { by, now, tree } = moving;
  const draft = waiting?.content ?? draftOf(row);
  const faults = faultsOf(draft, { tree, now });
  if (faults.length > 0) {
    const errors = faults.map(({ point }) => ({ name: point, reason: 'required' }));
    throw new AppError('product.not-complete', { errors });
  }
  const content = { ...contentOf(draft, row, now), status: 'published' as const };
  await tx
    .update(product)
    .set({
      ...content,
      textTimes: waiting?.textTimes ?? row.textTimes,
      updatedAt: now,
      publishedAt: row.publishedAt ?? now,
    })
    .where(eq(product.id, row.id));
  await tx.delete(productDraft).where(eq(productDraft.productId, row.id));
  await keepEditions(tx, [{ productId: row.id, kind: 'published', by: by.userId, at: now, row: content }]);
  await indexProducts(tx, [row.id], tree);
}

/** Takes a product out of the shop. What waits beside it stays. */
export async function archiveProduct(tx: Tx, moving: Moving): Promise<void> {
  const { row } = await lockForMove(tx, 'archive', moving);
  const { by, now, tree } = moving;
  await tx.update(product).set({ status: 'archived', updatedAt: now }).where(eq(product.id, row.id));
  await keepEditions(tx, [{ productId: row.id, kind: 'archived', by: by.userId, at: now, row }]);
  await indexProducts(tx, [row.id], tree);
}

/** Deletes a draft that nobody outside the company ever saw. */
export async function deleteProduct(tx: Tx, moving: Moving): Promise<void> {
  const { row } = await lockForMove(tx, 'delete', moving);
  await tx.delete(product).where(eq(product.id, row.id));
}

/** Begins a new draft with what a product says; pictures and prices too, article numbers and datasheets not. */
export async function copyProduct(tx: Tx, { id, by, now }: Moving): Promise<string> {
  const { row, waiting } = await lockOwn(tx, id, by);
  const { choices, ...said } = waiting?.content ?? draftOf(row);
  const draft = { ...said, sku: '', ...(choices && { choices: withoutNumbers(choices) }) };
  const copy = newId();
  const before = { ...row, ...withoutNumbers(row), handle: null, status: 'draft' as const };
  const content = contentOf(draft, before, now);
  await tx.insert(product).values({
    ...content,
    id: copy,
    sellerCompanyId: row.sellerCompanyId,
    datasheets: [],
    textTimes: row.textTimes,
    createdAt: now,
    updatedAt: now,
    publishedAt: null,
  });
  return copy;
}

/** An article number names one product of a maker. */
const withoutNumbers = <Choices extends Pick<OwnProduct['row'], 'variants'>>(choices: Choices): Choices => ({
  ...choices,
  variants: choices.variants.map((variant) => ({ ...variant, sku: null })),
});
