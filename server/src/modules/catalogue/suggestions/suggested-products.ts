import { inArray } from 'drizzle-orm';
import type { Locale, SuggestionsAnswer } from 'shared-kit/contract';
import type { Database } from '../../../platform/db/index.ts';
import { inLocale } from '../../../platform/local-text.ts';
import { findCompanies } from '../../companies/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { bestMatches } from '../listing/best-matches.ts';
import { product } from '../schema.ts';
import { correctWords } from '../search/correct-words.ts';
import { withLongerLast } from '../search/longer-words.ts';
import { type Searched, searchWords } from '../search/search-words.ts';

const most = 6;

/** The products that a search for the typed words would show first, with the same corrections. */
export async function suggestedProducts(
  db: Database,
  q: string,
  { tree, locale }: { tree: CategoryTree; locale: Locale },
): Promise<Pick<SuggestionsAnswer, 'products' | 'correctedQuery'>> {
  const words = await searchWords(db, q);
  if (words.length === 0) return { products: [], correctedQuery: null };
  const direct = await bestOf(db, { text: q, words });
  const correction = direct.length === 0 ? await correctWords(db, words) : null;
  const ids = correction ? await bestMatches(db, correction, most) : direct;
  return { products: await named(db, ids, { tree, locale }), correctedQuery: correction?.text ?? null };
}

/** If few products contain the last word, adds those that contain longer ones. */
async function bestOf(db: Database, searched: Searched): Promise<readonly string[]> {
  const found = await bestMatches(db, searched, most);
  const words = found.length < most ? await withLongerLast(db, searched.words) : null;
  if (!words) return found;
  const more = await bestMatches(db, { ...searched, words }, most);
  return [...new Set([...found, ...more])].slice(0, most);
}

async function named(
  db: Database,
  ids: readonly string[],
  { tree, locale }: { tree: CategoryTree; locale: Locale },
): Promise<SuggestionsAnswer['products']> {
  if (ids.length === 0) return [];
  const { id, title, categoryId, sellerCompanyId } = product;
  const rows = await db
    .select({ id, title, categoryId, sellerCompanyId })
    .from(product)
    .where(inArray(id, [...ids]));
  const makers = await findCompanies(
    db,
    rows.map((row) => row.sellerCompanyId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((it) => {
    const row = byId.get(it);
    if (!row) return [];
    const category = tree.nameOf(row.categoryId, locale);
    const maker = makers.get(row.sellerCompanyId)?.brandName ?? '';
    return [{ id: row.id, title: inLocale(row.title, locale), maker, category }];
  });
}
