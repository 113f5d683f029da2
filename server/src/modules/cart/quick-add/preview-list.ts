import type { Locale, QuickAddFault, QuickAddPreview } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { findOffersByNumber, inLocale, type Offer } from '../../catalogue/index.ts';
import { quantityFault } from '../order-quantity.ts';
import { type ListRow, readList } from './read-list.ts';

type Row = QuickAddPreview['rows'][number];
/** Null as `choice`: the number is that of a product whose combination has to be chosen first. */
type Match = Readonly<{ offer: Offer; choice: { variantId: string | null } | null }>;

/** What each line of a list stands for, or what is wrong with it. Nothing is added. */
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

/** A product as it is, where there is but one combination of it. */
function asItIs({ product: { variants } }: Offer): Match['choice'] {
  const [first, another] = variants;
  if (!first) return { variantId: null };
  return another ? null : { variantId: first.id };
}

/** Product pages print the maker's name of the model, too; an article number of somebody else's goes before it. */
const matchesByModel = (offers: readonly Offer[]): Numbers['byModel'] =>
  Map.groupBy(
    offers.map((offer) => ({ offer, choice: asItIs(offer) })),
    ({ offer }) => offer.product.model,
  );

const found = ({ bySku, byModel }: Numbers, number: string): readonly Match[] => {
  const capitals = number.toUpperCase();
  return bySku.get(number) ?? bySku.get(capitals) ?? byModel.get(number) ?? byModel.get(capitals) ?? [];
};

/** A product with several combinations is ordered by theirs; its own number says too little. */
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
    title: inLocale(product.titleEn, product.titleTr, locale),
    maker: maker.brandName,
    quantity,
    unit,
  };
}
