import { eq } from 'drizzle-orm';
import { locales } from 'shared-kit/contract/languages';
import { noChoices, type ProductDraft, type ProductDraftSaved } from 'shared-kit/contract/products';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { product, type TextTimes } from '../schema.ts';
import { attributeFaultsOf, type ProductFault, variantFaults } from '../writing/check-product.ts';
import { contentOf, draftOf } from './draft-of.ts';
import { type Editor, lockOwn, type OwnProduct } from './own-product.ts';
import { productDraft } from './schema.ts';

type Saving = Readonly<{ id: string; by: Editor; revision: number; draft: ProductDraft; now: Date }>;

/** Keeps what was typed so far, unless a colleague saved since: then nothing is changed. */
export async function saveDraft(
  tx: Tx,
  { id, by, revision, draft, now }: Saving,
  tree: CategoryTree,
): Promise<ProductDraftSaved> {
  const own = await lockOwn(tx, id, by);
  if ((own.waiting?.revision ?? 0) !== revision) throw new AppError('product.draft-moved');
  assertWellFormed(draft, tree);
  return keepDraft(tx, own, { by, draft, now });
}

/** Attributes of a category that was left may stay in a draft, but each of the category's own must be of its kind. */
function assertWellFormed(draft: ProductDraft, tree: CategoryTree): void {
  if (!tree.get(draft.categoryId))
    throw new AppError('request.body-invalid', { errors: [{ name: 'draft.categoryId', reason: 'unknown' }] });
  const faults = [
    ...attributeFaultsOf(draft, tree).filter(({ reason }) => reason !== 'unknown'),
    ...choiceFaultsOf(draft),
  ];
  if (faults.length === 0) return;
  const errors = faults.map(({ field, reason }) => ({ name: `draft.${field}`, reason }));
  throw new AppError('request.body-invalid', { errors });
}

/** Each combination has one value of every option, is there once, and has an id of its own. */
function choiceFaultsOf({ choices = noChoices }: ProductDraft): ProductFault[] {
  const twice = (keys: readonly string[]) => keys.findIndex((key, at) => keys.indexOf(key) < at);
  const { options, variants } = choices;
  const repeated = [
    { name: 'options', at: twice(options.map(({ id }) => id)) },
    ...options.map(({ values }, index) => ({
      name: `options.${index}.values`,
      at: twice(values.map(({ id }) => id)),
    })),
    { name: 'variants', at: twice(variants.map(({ id }) => id)) },
    { name: 'variants', at: twice(variants.map(({ values }) => JSON.stringify(values))) },
  ].filter(({ at }) => at >= 0);
  return [
    ...variantFaults(choices),
    ...repeated.map(({ name, at }) => ({ field: `${name}.${at}`, reason: 'repeated' })),
  ].map(({ field, reason }) => ({ field: `choices.${field}`, reason }));
}

/** Writes the draft of a locked product. One that never was public shows it in its row too, for the list. */
export async function keepDraft(
  tx: Tx,
  { row, waiting }: OwnProduct,
  { by, draft, now }: Pick<Saving, 'by' | 'draft' | 'now'>,
): Promise<ProductDraftSaved> {
  const before = waiting?.content ?? draftOf(row);
  const textTimes = timesAfter(waiting?.textTimes ?? row.textTimes, before, draft, now);
  const revision = (waiting?.revision ?? 0) + 1;
  const saved = { revision, content: draft, textTimes, savedAt: now, savedBy: by.userId };
  await tx
    .insert(productDraft)
    .values({ productId: row.id, ...saved })
    .onConflictDoUpdate({ target: productDraft.productId, set: saved });
  if (row.status === 'draft') {
    const content = contentOf(draft, row, now);
    await tx
      .update(product)
      .set({ ...content, updatedAt: now })
      .where(eq(product.id, row.id));
  }
  return { revision, savedAt: now.toISOString(), textTimes };
}

const timedTexts = ['title', 'description', 'warranty'] as const;

/** Notes the time of each language that was changed, so that the editor can say which one is older. */
function timesAfter(known: TextTimes, before: ProductDraft, after: ProductDraft, now: Date): TextTimes {
  const times: TextTimes = structuredClone(known);
  for (const name of timedTexts) {
    for (const locale of locales) {
      if (before[name][locale] !== after[name][locale])
        times[name] = { ...times[name], [locale]: now.toISOString() };
    }
  }
  return times;
}

/** Forgets what waits beside a product that is or was public. */
export async function discardDraft(tx: Tx, id: string, by: Editor, revision: number): Promise<void> {
  const { row, waiting } = await lockOwn(tx, id, by);
  if ((waiting?.revision ?? 0) !== revision) throw new AppError('product.draft-moved');
  if (row.status === 'draft') throw new AppError('product.state-moved');
  await tx.delete(productDraft).where(eq(productDraft.productId, id));
}
