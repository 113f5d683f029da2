import { inArray } from 'drizzle-orm';
import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import type { Database } from '../../../platform/db/index.ts';
import { type Company, findCompanies } from '../../companies/index.ts';
import { noPrivatePrices, type PrivatePrices } from '../../private-prices/index.ts';
import { latestRates, type StoredRates } from '../../rates/index.ts';
import { type CardRow, cardColumns, productCardOf } from '../answers/product-card.ts';
import type { CategoryTree } from '../category-tree.ts';
import { valuesOf } from '../facets/facet.ts';
import { mostCountedMakers } from '../facets/maker.ts';
import { privateKeysOf } from '../price/private-keys.ts';
import { product } from '../schema.ts';
import { answerQuestion } from './answer-question.ts';
import type { Cursor, ListingCursors, Position } from './cursor.ts';
import { facetAnswers } from './facets.ts';
import { type CountedFacets, type FoundPage, usualCap } from './find-page.ts';
import { countAnew, type KeepFacets } from './kept-facets.ts';
import type { ListQuery } from './list-query.ts';
import { parametersOf } from './understand.ts';

type Listing = Readonly<{
  query: ListQuery;
  country: string | null;
  privatePrices?: PrivatePrices;
  tree: CategoryTree;
  cursors: ListingCursors;
  rates?: () => Promise<StoredRates>;
  cap?: number;
  keepFacets?: KeepFacets;
}>;

/** The listing for one visitor. */
export async function listProducts(
  db: Database,
  {
    query,
    country,
    privatePrices = noPrivatePrices,
    tree,
    cursors,
    rates: readRates = () => latestRates(db),
    cap = usualCap,
    keepFacets = countAnew,
  }: Listing,
): Promise<ProductListAnswer> {
  const rates = await readRates();
  const { locale, currency } = query;
  const view = { country, privatePrices, currency, rates };
  const pricing = { country, privateKeys: await privateKeysOf(db, view, tree) };
  const asking = { db, pricing, tree, rates, cap, cursors };
  const find = async (hasFacets: boolean) => {
    const asked = { ...query, hasFacets };
    const answered = await answerQuestion(asked, asking);
    return { ...answered, isAsAsked: answered.query === asked };
  };
  const { facets, made } = query.hasFacets
    ? await keepFacets(() => find(true))
    : { facets: null, made: null };
  const { query: shown, isAsAsked, binding, cursor, found, correctedQuery } = made ?? (await find(false));
  const rows = await productsById(db, found.positions);
  const makers = await findCompanies(db, makerIds(rows, facets, shown));
  return {
    items: rows.flatMap((row) => {
      const maker = makers.get(row.sellerCompanyId);
      return maker ? [productCardOf(row, { maker, tree, locale, view })] : [];
    }),
    total: found.total,
    facets: facets ? facetAnswers(facets, { query: shown, tree, rates, makerNames: namesOf(makers) }) : [],
    ...neighbours(found, cursor, (at) => cursors.write(at, binding)),
    country,
    currency,
    reading: isAsAsked || shown.asked === null ? null : parametersOf(shown, tree),
    correctedQuery,
  };
}

const namesOf = (makers: ReadonlyMap<string, Company>) =>
  new Map(Array.from(makers, ([id, { brandName }]) => [id, brandName]));

/** In the page's order, without products deleted meanwhile. */
async function productsById(db: Database, positions: readonly Position[]): Promise<CardRow[]> {
  if (positions.length === 0) return [];
  const ids = positions.map(({ id }) => id);
  const rows = await db.select(cardColumns).from(product).where(inArray(product.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const makerIds = (
  rows: readonly CardRow[],
  facets: CountedFacets | null,
  { chosen }: ListQuery,
): string[] => [
  ...rows.map(({ sellerCompanyId }) => sellerCompanyId),
  ...mostCountedMakers(facets?.counts ?? []),
  ...valuesOf(chosen.maker),
];

/** A cursor names a product on its other side, so there is a page in that direction. */
function neighbours(
  { positions, more }: FoundPage,
  cursor: Cursor | null,
  write: (cursor: Cursor) => string,
) {
  const isBackwards = cursor?.direction === 'previous';
  const first = positions.at(0);
  const last = positions.at(-1);
  const hasNext = isBackwards || more;
  const hasPrevious = isBackwards ? more : cursor !== null;
  return {
    next: hasNext && last ? write({ direction: 'next', position: last }) : null,
    previous: hasPrevious && first ? write({ direction: 'previous', position: first }) : null,
  };
}
