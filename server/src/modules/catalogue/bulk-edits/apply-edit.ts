import { and, eq, lt } from 'drizzle-orm';
import type { StandingAction } from 'shared-kit/contract/companies';
import {
  type BulkEdit,
  type BulkEditAnswer,
  bulkEditLimits,
  nextPriceChange,
  type ProductDraft,
  priceMapOn,
} from 'shared-kit/contract/products';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { draftOf } from '../editing/draft-of.ts';
import { keepEditions } from '../editing/editions.ts';
import { archiveProduct, publishProduct } from '../editing/move-product.ts';
import type { Editor, OwnProduct } from '../editing/own-product.ts';
import { keepDraft } from '../editing/save-draft.ts';
import { productDraft } from '../editing/schema.ts';
import { indexProducts } from '../listing/index-products.ts';
import { type ProductRow, today } from '../product-row.ts';
import { product } from '../schema.ts';
import { beforeOf, stateOf } from './before.ts';
import { everyOwnProduct, findOwnProducts } from './find-own-products.ts';
import { type Plan, planAsSeen } from './plan-edit.ts';
import { productBulkEdit, productBulkEditBefore } from './schema.ts';

export const neededFor = ({ kind }: BulkEdit): StandingAction =>
  kind === 'publish' ? 'publish' : 'prepare-products';

export type Editing = Readonly<{ by: Editor; now: Date; tree: CategoryTree }>;
type Seen = Readonly<{ id: string; seen: string }>;

/** Changes all of these products as they were shown, or none of them. */
export async function applyBulkEdit(
  tx: Tx,
  { edit, products }: Readonly<{ edit: BulkEdit; products: readonly Seen[] }>,
  editing: Editing,
): Promise<BulkEditAnswer> {
  const { by, now } = editing;
  const ids = [...new Set(products.map(({ id }) => id.toLowerCase()))];
  const seen = new Map(products.map((each) => [each.id.toLowerCase(), each.seen]));
  const all = await everyOwnProduct(tx, { ids, by, lock: true }, neededFor(edit));
  const planned = all.map((own) => ({
    own,
    plan: planAsSeen(own, edit, seen.get(own.row.id) ?? '', editing),
  }));
  const moved = planned.filter(({ plan }) => plan === null);
  if (moved.length > 0) {
    const errors = moved.map(({ own }) => ({ name: own.row.id, reason: 'moved' }));
    throw new AppError('product.draft-moved', { errors });
  }
  for (const { own, plan } of planned) if (plan) await carryOut(tx, own, { edit, plan, editing });
  const listed = all.filter(({ row }) => row.status === 'published').map(({ row }) => row.id);
  await indexProducts(tx, listed, editing.tree);
  const id = newId(now.getTime());
  await keepForUndoing(tx, { id, edit, all, editing });
  return { id, products: all.length };
}

type Doing = Readonly<{ edit: BulkEdit; plan: Plan; editing: Editing }>;

async function carryOut(tx: Tx, own: OwnProduct, { edit, plan, editing }: Doing): Promise<void> {
  const moving = { id: own.row.id, ...editing };
  if (edit.kind === 'publish') return publishProduct(tx, moving, null);
  if (edit.kind === 'archive') return archiveProduct(tx, moving);
  const { prices } = plan;
  if (edit.kind === 'lead-time') return change(tx, own, { draft: { leadTimeWeeks: edit.weeks } }, editing);
  if (prices)
    await change(tx, own, { draft: { priceRows: prices.rows }, variants: prices.variants }, editing);
}

type Change = Readonly<{
  draft: Partial<Pick<ProductDraft, 'leadTimeWeeks' | 'priceRows'>>;
  variants?: ProductRow['variants'];
}>;

/** A draft changes where it is written; what is public changes at once, and so does what waits beside it. */
async function change(
  tx: Tx,
  { row, waiting, may }: OwnProduct,
  { draft, variants }: Change,
  { by, now }: Editing,
): Promise<void> {
  const changed = { ...row, ...(variants && { variants }) };
  const content = withVariants({ ...(waiting?.content ?? draftOf(row)), ...draft }, variants);
  if (row.status === 'draft') {
    await keepDraft(tx, { row: changed, waiting, may }, { by, draft: content, now });
    return;
  }
  const day = today(now);
  const { leadTimeWeeks, priceRows } = draft;
  const values = {
    ...(variants && { variants }),
    ...(typeof leadTimeWeeks === 'number' && { leadTimeWeeks }),
    ...(priceRows && {
      priceMap: priceMapOn(priceRows, day),
      priceRows: row.priceRows && priceRows,
      priceDue: row.priceRows && nextPriceChange(priceRows, day),
    }),
    updatedAt: now,
  };
  await tx.update(product).set(values).where(eq(product.id, row.id));
  if (waiting)
    await tx
      .update(productDraft)
      .set({ content, revision: waiting.revision + 1, savedAt: now, savedBy: by.userId })
      .where(eq(productDraft.productId, row.id));
  await keepEditions(tx, [
    { productId: row.id, kind: 'changed', by: by.userId, at: now, row: { ...changed, ...values } },
  ]);
}

/** A draft that doesn't name its variants keeps the product's. */
const withVariants = (content: ProductDraft, variants: ProductRow['variants'] | undefined): ProductDraft =>
  variants && content.choices ? { ...content, choices: { ...content.choices, variants } } : content;

type Kept = Readonly<{ id: string; edit: BulkEdit; all: readonly OwnProduct[]; editing: Editing }>;

async function keepForUndoing(tx: Tx, { id, edit, all, editing: { by, now } }: Kept): Promise<void> {
  const companyId = by.companyId ?? '';
  const over = new Date(now.getTime() - bulkEditLimits.undoMinutes * 60_000);
  await tx
    .delete(productBulkEdit)
    .where(and(eq(productBulkEdit.companyId, companyId), lt(productBulkEdit.at, over)));
  await tx
    .insert(productBulkEdit)
    .values({ id, companyId, at: now, by: by.userId, edit, products: all.length });
  const after = await findOwnProducts(tx, { ids: all.map(({ row }) => row.id), by });
  await tx.insert(productBulkEditBefore).values(
    all.flatMap((own) => {
      const changed = after.get(own.row.id);
      if (!changed) return [];
      return [{ editId: id, productId: own.row.id, before: beforeOf(own), stateAfter: stateOf(changed) }];
    }),
  );
}
