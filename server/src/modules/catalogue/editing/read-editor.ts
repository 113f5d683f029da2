import type { Locale } from 'shared-kit/contract/languages';
import type { ProductEditorAnswer } from 'shared-kit/contract/products';
import type { Tx } from '../../../platform/db/index.ts';
import { nameOfUser } from '../../accounts/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { datasheetsOf } from '../datasheets/datasheet-address.ts';
import { draftCategoryOf } from './category-of.ts';
import { draftOf } from './draft-of.ts';
import { lastPublication } from './editions.ts';
import type { OwnProduct } from './own-product.ts';

/** All that the editor shows of a product at first. */
export async function readEditor(
  tx: Tx,
  { row, waiting, may }: OwnProduct,
  view: Readonly<{ tree: CategoryTree; locale: Locale }>,
): Promise<ProductEditorAnswer> {
  const public_ = draftOf(row);
  const draft = { choices: public_.choices, ...(waiting?.content ?? public_) };
  // One after the other: the transaction has one connection.
  const category = await draftCategoryOf(tx, draft.categoryId, view);
  const publication = await lastPublication(tx, row.id);
  const savedBy = waiting && (await nameOfUser(tx, waiting.savedBy));
  return {
    id: row.id,
    status: row.status,
    revision: waiting?.revision ?? 0,
    draft,
    live: row.publishedAt ? public_ : null,
    liveAt: row.updatedAt.toISOString(),
    textTimes: waiting?.textTimes ?? row.textTimes,
    savedAt: waiting?.savedAt.toISOString() ?? null,
    savedBy,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publishedBy: publication?.by ?? null,
    category,
    datasheets: (await datasheetsOf(tx, [row]))(row.id),
    variants: row.variants.length,
    mayPublish: may('publish'),
  };
}
