import type { CartLine } from 'shared-kit/contract/cart';
import type { Locale } from 'shared-kit/contract/languages';
import type { Currency, Money } from 'shared-kit/contract/money';
import type { ResolvedPrice } from 'shared-kit/contract/prices';
import { inLocale, type LocalText } from '../../platform/local-text.ts';
import {
  type CategoryTree,
  isOnSale,
  type Offer,
  type Orderable,
  offerPrice,
  type PriceView,
  type PricingOf,
  productCardOf,
  tiersOn,
  variantOf,
} from '../catalogue/index.ts';
import { convert } from '../rates/index.ts';
import { deliveryEstimate } from './delivery-estimate.ts';
import { lineTotal, tierAt, unitPriceAt } from './line-price.ts';
import { quantityFault } from './order-quantity.ts';
import type { CartLineRow } from './repository.ts';

export type CartView = Readonly<{ view: PriceView; locale: Locale; tree: CategoryTree }>;
type Amount = NonNullable<CartLine['total']>;

export const seenPrice = ({ seenAmount, seenCurrency }: Pick<CartLineRow, 'seenAmount' | 'seenCurrency'>) =>
  seenAmount !== null && seenCurrency !== null ? { amount: seenAmount, currency: seenCurrency } : null;

const asMoney = (price: { price: number; currency: Currency }): Money => ({
  amount: String(price.price),
  currency: price.currency,
});

type Priced = Omit<Orderable, 'maker' | 'title' | 'status' | 'minimumOrder' | 'orderMultiple'>;
type PriceNow = Readonly<{
  unit: Money | null;
  tiers: Orderable['tiers'];
  /** The private list that the price comes from. */
  list: ResolvedPrice['list'] | null;
}>;

/** The maker's current contract price for one, and the quantity discounts that apply to it. */
export function priceNow(product: Priced, variantId: string, pricing: PricingOf): PriceNow {
  const variant = variantOf(product, variantId || null);
  const resolved = variant === undefined ? null : offerPrice(product, variant, pricing);
  return {
    unit: resolved && asMoney(resolved),
    tiers: tiersOn(product, resolved),
    list: resolved?.list ?? null,
  };
}

/** The price for one at this quantity. */
export const priceAt = ({ unit, tiers }: Pick<PriceNow, 'unit' | 'tiers'>, quantity: number): Money | null =>
  unit && unitPriceAt(unit, tierAt(tiers, quantity));

/** Compared at the line's quantity, so that the buyer's own change of quantity doesn't count. */
export function priceChangeOf(
  line: CartLineRow,
  { product }: Offer,
  pricing: PricingOf,
): CartLine['priceChange'] {
  const was = priceAt({ unit: seenPrice(line), tiers: line.seenTiers }, line.quantity);
  const now = priceAt(priceNow(product, line.variantId, pricing), line.quantity);
  if (was?.amount === now?.amount && was?.currency === now?.currency) return null;
  const because = line.seenCountry === pricing.country ? 'maker' : 'country';
  return { was, seenAt: line.seenAt.toISOString(), because };
}

const shown = (contract: Money, { currency, rates }: PriceView): Amount => ({
  contract,
  display: { amount: convert(contract.amount, contract.currency, currency, rates).toFixed(), currency },
});

/** A line that can't be ordered any more: its old name, but none of the product's current data. */
const withdrawnLine = (line: CartLineRow, { product }: Offer, locale: Locale): CartLine => ({
  ...ownFacts(line),
  available: false,
  title: inLocale(line.title, locale),
  image: null,
  category: null,
  highlights: [],
  options: [],
  sku: null,
  unit: product.unit,
  minimumOrder: 1,
  orderMultiple: 1,
  quantityFault: null,
  unitPrice: null,
  priceList: null,
  tier: null,
  total: null,
  priceChange: null,
  leadTimeWeeks: product.leadTimeWeeks,
  incoterm: { rule: product.incotermRule, place: product.incotermPlace },
  delivery: { hsCode: null, freight: 'unknown', duty: 'unknown' },
});

const ownFacts = ({ id, productId, variantId, quantity, note, saved }: CartLineRow) => ({
  id,
  productId,
  variantId: variantId || null,
  quantity,
  note,
  saved,
});

/** One line in the visitor's language, priced for their country. */
export function cartLineAnswer(line: CartLineRow, offer: Offer, { view, locale, tree }: CartView): CartLine {
  const { product, maker } = offer;
  const variant = variantOf(product, line.variantId || null);
  // Its maker has withdrawn it or may not trade, or the variant is gone.
  if (!isOnSale(offer) || variant === undefined) return withdrawnLine(line, offer, locale);
  const card = productCardOf(product, { maker, tree, view, locale });
  const now = priceNow(product, line.variantId, view);
  const unit = priceAt(now, line.quantity);
  const { unit: unitOfSale, minimumOrder, orderMultiple } = product;
  return {
    ...ownFacts(line),
    available: true,
    title: card.title,
    image: { light: card.image.light, dark: card.image.dark },
    category: card.category,
    highlights: card.highlights,
    options: chosenOptions(offer, variant?.values ?? [], locale),
    sku: variant?.sku ?? product.sku,
    unit: unitOfSale,
    minimumOrder,
    orderMultiple,
    quantityFault: quantityFault(line.quantity, product),
    unitPrice: unit && shown(unit, view),
    priceList: now.list?.name ?? null,
    tier: unit && tierAt(now.tiers, line.quantity),
    total: unit && shown(lineTotal(unit, line.quantity), view),
    priceChange: priceChangeOf(line, offer, view),
    leadTimeWeeks: card.leadTimeWeeks,
    incoterm: card.incoterm,
    delivery: deliveryEstimate({
      hsCode: tree.get(product.categoryId)?.hsCode ?? null,
      incotermRule: product.incotermRule,
      makerCountry: maker.country,
      originCountry: product.originCountry,
      destination: view.country,
    }),
  };
}

const chosenOptions = ({ product }: Offer, values: readonly string[], locale: Locale) =>
  product.options.flatMap(({ name, values: known }, at) => {
    const value = known.find(({ id }) => id === values[at]);
    if (!value) return [];
    const text = (of: LocalText) => inLocale(of, locale);
    return [{ name: text(name), label: text(value.label) }];
  });
