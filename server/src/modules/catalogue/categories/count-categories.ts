import { count } from 'drizzle-orm';
import type { Category } from 'shared-kit/contract/categories';
import type { Locale } from 'shared-kit/contract/languages';
import type { Tx } from '../../../platform/db/index.ts';
import { inLocale } from '../../../platform/local-text.ts';
import type { CategoryTree } from '../category-tree.ts';
import { productListing } from '../schema.ts';

export type CategoryCounts = ReadonlyMap<string, number>;

async function countCategories(tx: Tx): Promise<CategoryCounts> {
  const rows = await tx
    .select({ id: productListing.categoryId, total: count() })
    .from(productListing)
    .groupBy(productListing.categoryId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** Counting a million products is slow, so counts are cached for this many times as long as they took. */
const keptFor = 200;

/** Exact counts in a small market; in a large one they are some seconds old. */
export function categoryCounter(tx: Tx): () => Promise<CategoryCounts> {
  let kept: { counts: Promise<CategoryCounts>; until: number } | null = null;
  return () => {
    if (kept && performance.now() < kept.until) return kept.counts;
    const started = performance.now();
    const current = { counts: countCategories(tx), until: Number.POSITIVE_INFINITY };
    kept = current;
    const settle = () => {
      const now = performance.now();
      current.until = now + (now - started) * keptFor;
    };
    current.counts.then(settle, () => {
      kept = null;
    });
    return current.counts;
  };
}

/** The tree for the listing's navigation. A category's count includes those below it. */
export function categoryAnswer(tree: CategoryTree, counts: CategoryCounts, locale: Locale): Category[] {
  const below = (parent: string | null): Category[] =>
    tree.childrenOf(parent).map(({ id, name, hsCode }) => {
      const children = below(id);
      const total = children.reduce((sum, child) => sum + child.count, counts.get(id) ?? 0);
      return { id, name: inLocale(name, locale), hsCode, count: total, children };
    });
  return below(null);
}
