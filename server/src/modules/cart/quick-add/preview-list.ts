import type { Locale, QuickAddFault, QuickAddPreview } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { findOffersBySku, inLocale, type Offer } from '../../catalogue/index.ts';
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
  const matches = matchesBySku(await findOffersBySku(tx, [...skus]));
  return rows.map((row) => previewRow(row, matches, buyer));
}

/** A product with several combinations is ordered by theirs; its own number says too little. */
function matchesBySku(offers: readonly Offer[]): ReadonlyMap<string, readonly Match[]> {
  const named = offers.flatMap((offer): (Match & { sku: string | null })[] => {
    const { variants, sku } = offer.product;
    if (variants.length === 0) return [{ offer, choice: { variantId: null }, sku }];
    const [first, another] = variants;
    return [
      ...variants.flatMap(({ id, sku: own }) =>
        own ? [{ offer, choice: { variantId: id }, sku: own }] : [],
      ),
      { offer, choice: first && !another ? { variantId: first.id } : null, sku },
    ];
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
  const [match, another] = matches.get(row.sku) ?? matches.get(row.sku.toUpperCase()) ?? [];
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
