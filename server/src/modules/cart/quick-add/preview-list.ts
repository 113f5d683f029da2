import type { QuickAddFault, QuickAddPreview } from 'shared-kit/contract/cart';
import type { Locale } from 'shared-kit/contract/languages';
import type { Tx } from '../../../platform/db/index.ts';
import { inLocale } from '../../../platform/local-text.ts';
import { findOffersByNumber, type Offer } from '../../catalogue/index.ts';
import { quantityFault } from '../order-quantity.ts';
import { type ListRow, readList } from './read-list.ts';

type Row = QuickAddPreview['rows'][number];
/** `choice` is null if the number's product has several variants to choose from. */
type Match = Readonly<{ offer: Offer; choice: { variantId: string | null } | null }>;

/** The product that each line of a list means, or its fault. Nothing is added. */
export async function previewList(
  tx: Tx,
  text: string,
  buyer: Readonly<{ companyId: string | null; locale: Locale }>,
): Promise<readonly Row[]> {
  const rows = readList(text);
  const skus = new Set(rows.flatMap((row) => ('sku' in row ? [row.sku, row.sku.toUpperCase()] : [])));
  const offers = await findOffersByNumber(tx, [...skus]);
  const numbers = { bySku: matchesBySku(offers), byModel: matchesByModel(offers) };
  return rows.map((row) => previewRow(row, numbers, buyer));
}

type Numbers = Readonly<Record<'bySku' | 'byModel', ReadonlyMap<string, readonly Match[]>>>;

/** The only variant of a product; null if there are several. */
function asItIs({ product: { variants } }: Offer): Match['choice'] {
  const [first, another] = variants;
  if (!first) return { variantId: null };
  return another ? null : { variantId: first.id };
}

/** Product pages also show the maker's model name. Another maker's article number takes precedence over it. */
const matchesByModel = (offers: readonly Offer[]): Numbers['byModel'] =>
  Map.groupBy(
    offers.map((offer) => ({ offer, choice: asItIs(offer) })),
    ({ offer }) => offer.product.model,
  );

const found = ({ bySku, byModel }: Numbers, number: string): readonly Match[] => {
  const capitals = number.toUpperCase();
  return bySku.get(number) ?? bySku.get(capitals) ?? byModel.get(number) ?? byModel.get(capitals) ?? [];
};

/** A product with several variants is ordered by their numbers; its own doesn't name one. */
function matchesBySku(offers: readonly Offer[]): ReadonlyMap<string, readonly Match[]> {
  const named = offers.flatMap((offer): (Match & { sku: string | null })[] => {
    const { variants, sku } = offer.product;
    return [
      ...variants.flatMap(({ id, sku: own }) =>
        own ? [{ offer, choice: { variantId: id }, sku: own }] : [],
      ),
      { offer, choice: asItIs(offer), sku },
    ];
  });
  return Map.groupBy(named, ({ sku }) => sku ?? '');
}

function previewRow(
  row: ListRow,
  numbers: Numbers,
  { companyId, locale }: Readonly<{ companyId: string | null; locale: Locale }>,
): Row {
  const bad = (fault: QuickAddFault, terms = {}): Row => ({
    kind: 'bad',
    row: row.row,
    text: row.text,
    fault,
    ...terms,
  });
  if ('fault' in row) return bad(row.fault);
  const [match, another] = found(numbers, row.sku);
  if (!match) return bad('unknown');
  if (another) return bad('ambiguous');
  if (!match.choice) return bad('choice-missing');
  const { product, maker } = match.offer;
  if (product.sellerCompanyId === companyId) return bad('own-product');
  const { minimumOrder, orderMultiple, unit } = product;
  const quantity = row.quantity ?? minimumOrder;
  const fault = quantityFault(quantity, product);
  if (fault) return bad(fault, { minimumOrder, orderMultiple });
  return {
    kind: 'good',
    row: row.row,
    sku: row.sku,
    productId: product.id,
    variantId: match.choice.variantId,
    title: inLocale(product.title, locale),
    maker: maker.brandName,
    quantity,
    unit,
  };
}
