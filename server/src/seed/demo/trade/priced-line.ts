import { Decimal } from 'decimal.js';
import { resolvePrice } from 'shared-kit/contract/prices';
import type { ProductInput } from '../../../modules/catalogue/index.ts';
import type { LocalText } from '../../../platform/local-text.ts';
import { type DemoProduct, demoProducts } from '../demo-products.ts';
import type { DemoLine, DemoRfq } from './demo-rfqs.ts';

export type PricedLine = Readonly<{
  product: ProductInput;
  title: LocalText;
  quantity: number;
  unit: string;
  /** Price in the delivery country after quantity discounts; null on request. */
  unitPrice: string | null;
}>;

const byModel = new Map(demoProducts.map((it) => [`${it.seller} ${it.product.model}`, it]));

function found(seller: DemoRfq['seller'], model: string): DemoProduct {
  const product = byModel.get(`${seller} ${model}`);
  if (!product) throw new Error(`${seller} sells no ${model}`);
  return product;
}

function unitPriceOf(
  { tiers, variants, priceMap }: ProductInput,
  line: DemoLine,
  country: string,
): string | null {
  const variant = variants.find(({ id }) => id === line.variant);
  if (line.variant && !variant) throw new Error(`${line.model} has no ${line.variant}`);
  const price = resolvePrice(variant?.priceMap ?? priceMap, country);
  if (!price) return null;
  const percentOff = tiers.findLast(({ from }) => from <= line.quantity)?.percentOff ?? '0';
  return new Decimal(price.price).mul(new Decimal(100).sub(percentOff)).div(100).toFixed(4);
}

/** A line with its product's data and price in the delivery country. */
export function pricedLine({ seller, deliveryCountry }: DemoRfq, line: DemoLine): PricedLine {
  const { product } = found(seller, line.model);
  return {
    product,
    title: product.title,
    quantity: line.quantity,
    unit: product.unit,
    unitPrice: unitPriceOf(product, line, deliveryCountry),
  };
}
