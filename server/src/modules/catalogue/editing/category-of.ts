import { sql } from 'drizzle-orm';
import type { Locale } from 'shared-kit/contract/languages';
import type { DraftCategory } from 'shared-kit/contract/products';
import type { Tx } from '../../../platform/db/index.ts';
import { inLocale } from '../../../platform/local-text.ts';
import type { CategoryTree } from '../category-tree.ts';

/** Enough to say what is usual. */
const mostCompared = 400;

/** A category as the editor needs it; null if there is no such one. */
export async function draftCategoryOf(
  tx: Tx,
  id: string,
  { tree, locale }: Readonly<{ tree: CategoryTree; locale: Locale }>,
): Promise<DraftCategory | null> {
  const category = tree.get(id);
  if (!category) return null;
  const usual = await usualFigures(tx, id);
  return {
    id,
    path: tree.pathOf(id).map(({ name }) => inLocale(name, locale)),
    isLeaf: tree.childrenOf(id).length === 0,
    hsCode: category.hsCode,
    attributes: tree.attributesOf(id).map(({ key, label, kind, unit, group, options }) => ({
      key,
      label: inLocale(label, locale),
      kind,
      unit,
      group,
      options: options?.map(({ value, label: of }) => ({ value, label: inLocale(of, locale) })) ?? null,
      usual: usual.get(key) ?? null,
    })),
  };
}

type Usual = NonNullable<DraftCategory['attributes'][number]['usual']>;

/** What the newest products of the category state: nine of ten lie between the two figures. */
async function usualFigures(tx: Tx, categoryId: string): Promise<ReadonlyMap<string, Usual>> {
  const { rows } = await tx.execute<{ key: string; low: number; high: number; products: number }>(sql`
    select each.key, count(*)::int as products,
      percentile_disc(0.05) within group (order by each.value::text::float8) as low,
      percentile_disc(0.95) within group (order by each.value::text::float8) as high
    from (
      select product.attributes from product_listing l join product on product.id = l.product_id
      where l.category_id = ${categoryId} order by l.published_at desc limit ${mostCompared}
    ) newest cross join lateral jsonb_each(newest.attributes) each
    where jsonb_typeof(each.value) = 'number' group by each.key having count(*) >= 3`);
  return new Map(rows.map(({ key, ...usual }) => [key, usual]));
}
