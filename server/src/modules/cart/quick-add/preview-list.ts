import type { Locale, QuickAddFault, QuickAddPreview } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { findOffersBySku, inLocale, type Offer } from '../../catalogue/index.ts';
import { quantityFault } from '../order-quantity.ts';
import { type ListRow, readList } from './read-list.ts';

type Row = QuickAddPreview['rows'][number];
type Match = Readonly<{ offer: Offer; variantId: string | null }>;

/** What each line of a list stands for, or what is wrong with it. Nothing is added. */
export async function previewList(
  tx: Tx,
  text: string,
  buyer: Readonly<{ companyId: string | null; locale: Locale }>,
): Promise<readonly Row[]> {
  const rows = readList(text);
  const skus = new Set(rows.flatMap((row) => ('sku' in row ? row.sku : [])));
  const matches = matchesBySku(await findOffersBySku(tx, [...skus]));
  return rows.map((row) => previewRow(row, matches, buyer));
}

/** A product with combinations is ordered by theirs; its own number says too little. */
function matchesBySku(offers: readonly Offer[]): ReadonlyMap<string, readonly Match[]> {
  const named = offers.flatMap((offer): (Match & { sku: string | null })[] => {
    const { variants, sku } = offer.product;
    if (variants.length === 0) return [{ offer, variantId: null, sku }];
    return variants.map((variant) => ({ offer, variantId: variant.id, sku: variant.sku ?? sku }));
  });
  return Map.groupBy(named, ({ sku }) => sku ?? '');
}

function previewRow(
  row: ListRow,
  matches: ReadonlyMap<string, readonly Match[]>,
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
  const [match, another] = matches.get(row.sku) ?? [];
  if (!match) return bad('unknown');
  if (another) return bad('ambiguous');
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
    variantId: match.variantId,
    title: inLocale(product.titleEn, product.titleTr, locale),
    maker: maker.brandName,
    quantity,
    unit,
  };
}
