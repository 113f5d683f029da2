import { forEachLocale } from 'shared-kit/contract/languages';
import type { Currency } from 'shared-kit/contract/money';
import { inLocale } from '../../../platform/local-text.ts';
import { priceAt, priceNow, quantityFault } from '../../cart/index.ts';
import { type CategoryTree, isOnSale, type Offer, type PricingOf, variantOf } from '../../catalogue/index.ts';
import { convert, type StoredRates } from '../../rates/index.ts';
import type { NewRfq } from '../repository.ts';

/** One requested product. */
export type Wish = Readonly<{
  /** The client's name for it, used in refusals. */
  name: string;
  productId: string;
  variantId: string | null;
  quantity: number;
  note: string;
}>;
export type PricedLine = NewRfq['lines'][number] & Readonly<{ currency: Currency | null }>;

/** The reason why a product can't be requested; null if it can. */
export function wishFault({ quantity, variantId }: Wish, offer: Offer | undefined): string | null {
  if (offer?.product.status !== 'published') return 'withdrawn';
  if (!isOnSale(offer)) return 'unavailable';
  if (variantOf(offer.product, variantId) === undefined) return 'withdrawn';
  return quantityFault(quantity, offer.product);
}

/**
 * Copies the product's data and its price in the delivery country, so that later changes of the product don't affect
 * the request.
 */
export function requestLine(
  wish: Wish,
  { product }: Offer,
  pricing: PricingOf,
  tree: CategoryTree,
): PricedLine {
  const variant = variantOf(product, wish.variantId);
  const now = priceNow(product, wish.variantId ?? '', pricing);
  const unit = priceAt(now, wish.quantity);
  const chosen = product.options.flatMap(({ name, values }, at) => {
    const value = values.find(({ id }) => id === variant?.values[at]);
    return value ? [{ name, label: value.label }] : [];
  });
  const options = forEachLocale((locale) =>
    chosen.map(({ name, label }) => `${inLocale(name, locale)}: ${inLocale(label, locale)}`).join(', '),
  );
  return {
    productId: product.id,
    variantId: wish.variantId ?? '',
    sku: variant?.sku ?? product.sku,
    title: product.title,
    options,
    note: wish.note,
    hsCode: product.details.hsCode || (tree.get(product.categoryId)?.hsCode ?? null),
    originCountry: product.originCountry,
    quantity: wish.quantity,
    unit: product.unit,
    unitPrice: unit?.amount ?? null,
    currency: unit?.currency ?? null,
    priceList: now.list?.name ?? null,
  };
}

/** An RFQ has one currency: that of its first line's price. Other prices are converted. */
export function inOneCurrency(
  lines: readonly PricedLine[],
  rates: StoredRates,
): Readonly<{ currency: Currency; lines: NewRfq['lines'] }> {
  const currency = lines.find((line) => line.currency !== null)?.currency ?? 'USD';
  return {
    currency,
    lines: lines.map(({ currency: own, ...line }) => ({
      ...line,
      unitPrice:
        own === null || line.unitPrice == null
          ? null
          : convert(line.unitPrice, own, currency, rates).toFixed(),
    })),
  };
}
