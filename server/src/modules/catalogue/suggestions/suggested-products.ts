import { inArray } from 'drizzle-orm';
import type { SuggestionsAnswer } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import type { Database } from '../../../platform/db/index.ts';
import { inLocale } from '../../../platform/local-text.ts';
import { findCompanies } from '../../companies/index.ts';
import type { StoredRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { bestMatches } from '../finding/best-matches.ts';
import { correctWords } from '../finding/correct-words.ts';
import { filtersOf } from '../finding/filters.ts';
import { readListQuery } from '../finding/list-query.ts';
import { understand } from '../finding/understand.ts';
import { publicPricing } from '../price/listed-prices.ts';
import { product } from '../schema.ts';
import { withLongerLast } from '../search/longer-words.ts';
import { type Searched, searchWords } from '../search/search-words.ts';

const most = 6;

type Asked = Readonly<{ tree: CategoryTree; locale: Locale; rates: StoredRates }>;

/** The products that a search for the typed words would show first, with the same reading and corrections. */
export async function suggestedProducts(
  db: Database,
  q: string,
  asked: Asked,
): Promise<Pick<SuggestionsAnswer, 'products' | 'correctedQuery'>> {
  const { tree } = asked;
  const words = await searchWords(db, q, tree);
  if (words.length === 0) return { products: [], correctedQuery: null };
  const understood = await asUnderstood(db, q, asked);
  const direct = understood.length > 0 ? understood : await bestOf(db, { text: q, words });
  const correction = direct.length === 0 ? await correctWords(db, q, { words, tree }) : null;
  const ids = correction ? await corrected(db, correction, asked) : direct;
  return { products: await named(db, ids, asked), correctedQuery: correction?.text ?? null };
}

async function corrected(db: Database, correction: Searched, asked: Asked): Promise<readonly string[]> {
  const understood = await asUnderstood(db, correction.text, asked);
  return understood.length > 0 ? understood : bestMatches(db, correction, most);
}

/** The first products of the list that the question is read as; none if nothing is understood. */
async function asUnderstood(
  db: Database,
  q: string,
  { tree, locale, rates }: Asked,
): Promise<readonly string[]> {
  const query = understand(readListQuery({ q, locale }, tree, {}), tree, rates);
  if (!query) return [];
  return bestMatches(db, { text: query.q, words: await searchWords(db, query.q, tree) }, most, {
    categories:
      query.categories.length > 0 ? query.categories.flatMap((id) => tree.withDescendants(id)) : null,
    filters: filtersOf(query, { tree, pricing: publicPricing, rates }),
    ranking: await searchWords(db, q, tree),
  });
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
  { tree, locale }: Asked,
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
