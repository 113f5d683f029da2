import { type Currency, forEachLocale } from 'shared-kit/contract';
import { inLocale } from '../../../platform/local-text.ts';
import { priceNow, quantityFault, tierAt, unitPriceAt } from '../../cart/index.ts';
import { type CategoryTree, isOnSale, type Offer, variantOf } from '../../catalogue/index.ts';
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
export function requestLine(wish: Wish, { product }: Offer, country: string, tree: CategoryTree): PricedLine {
  const variant = variantOf(product, wish.variantId);
  const price = priceNow(product, wish.variantId ?? '', country);
  const unit = price && unitPriceAt(price, tierAt(product.tiers, wish.quantity));
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
