import { Decimal } from 'decimal.js';
import type { Condition, PriceMap } from 'shared-kit/contract';
import type { ProductInput } from '../../modules/catalogue/index.ts';
import { type SellerKey, sellerOf } from './companies.ts';
import type { Names, Selling } from './demo-company.ts';
import { onRequest, priceByRegion, pricedByAge } from './price-by-region.ts';

/** The demo market's current year; ages of used machines count from it. */
export const marketYear = 2026;

export type DemoProduct = Readonly<{ seller: SellerKey; product: ProductInput }>;
type Attributes = ProductInput['attributes'];

/** A choice of the product. The attributes describe its first value; the others add to the price. */
type Choice = Readonly<{
  id: string;
  name: Names;
  values: readonly (readonly [id: string, label: Names, surcharge: number])[];
}>;

type Facts = Readonly<{
  seller: SellerKey;
  model: string;
  title: Names;
  text: Names;
  /** Price when new, in the seller's currency. `null` is on request. */
  newPrice: number | null;
  weeks: number;
  tiers?: readonly (readonly [from: number, percentOff: string])[];
  choice?: Choice;
  minimum?: number;
  incoterm?: ProductInput['incoterm'];
  markets?: Selling['markets'];
  warranty?: Names;
  is: Attributes;
}>;

/** The facts of a machine from its maker's data sheet. */
export type MachineFacts = Facts &
  Readonly<{
    condition?: Condition;
    year?: number;
    /** Country of origin, if not the seller's. */
    origin?: string;
    body: readonly [powerKw: number, lengthMm: number, widthMm: number, heightMm: number, weightKg: number];
    air?: number;
    volts?: number;
    control?: 'mechanical' | 'plc' | 'touch-panel' | 'industrial-pc';
    /** False for machines built for markets that don't require it. */
    ce?: boolean;
    unit?: 'piece' | 'set';
  }>;

/** Yarn, cloth, parts and dyes, sold by weight, length or number. */
export type GoodsFacts = Facts & Readonly<{ unit: ProductInput['unit']; multiple?: number }>;

const text = ([en, tr]: Names) => ({ en, tr });
const warranties: Readonly<Record<Condition, Names>> = {
  new: [
    '12 months from commissioning, at most 18 months from shipment',
    'Devreye almadan itibaren 12 ay, en çok sevkten itibaren 18 ay',
  ],
  refurbished: ['6 months on overhauled assemblies', 'Revizyon gören gruplarda 6 ay'],
  used: ['Sold as seen, without warranty', 'Görüldüğü gibi satılır, garanti verilmez'],
};
/** The words of machines begin with their months, where there are any. */
const warrantyOf = (words: Names) => ({
  warranty: text(words),
  warrantyMonths: Number(/^(\d+) months/.exec(words[0])?.[1] ?? 0) || null,
});
const goodsWarranty: Names = [
  'Complaints within 30 days of receipt',
  'Ayıp ihbarı teslim alındıktan sonra 30 gün içinde',
];

/** The home country's three-phase voltage; makers deliver for it unless ordered otherwise. */
const homeVoltage: Readonly<Record<string, number>> = { CN: 380, KR: 380, TW: 380, IN: 415 };

const asciiOf: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o' };
const slug = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßø]/g, (letter) => asciiOf[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function pricesOf(
  facts: Facts,
  selling: Selling,
  condition: Condition,
  age: number,
): (add: number) => PriceMap {
  const { newPrice } = facts;
  if (newPrice === null) return () => onRequest;
  const base = pricedByAge(newPrice, age, condition);
  return (add) =>
    priceByRegion(base.add(new Decimal(add)), selling.currency, facts.markets ?? selling.markets);
}

function choiceOf({ choice }: Facts, sku: string, prices: (add: number) => PriceMap) {
  if (!choice) return { options: [], variants: [] };
  const values = choice.values.map(([id, label]) => ({ id, label: text(label) }));
  return {
    options: [{ id: choice.id, name: text(choice.name), values }],
    variants: choice.values.map(([id, , add]) => ({
      id,
      values: [id],
      sku: `${sku}-${slug(id).toUpperCase()}`,
      priceMap: prices(add),
    })),
  };
}

/** A company can't publish before it is approved. */
const statusFor = (seller: SellerKey) =>
  sellerOf(seller).verification === 'approved' ? 'published' : 'draft';

function listing(categoryId: string, facts: Facts, condition: Condition, age: number) {
  const { selling, country } = sellerOf(facts.seller);
  const prices = pricesOf(facts, selling, condition, age);
  const handle = slug(`${categoryId} ${facts.model}`);
  const sku = `${facts.seller.slice(0, 3)}-${slug(facts.model)}`.toUpperCase();
  return {
    title: text(facts.title),
    description: text(facts.text),
    model: facts.model,
    categoryId,
    condition,
    originCountry: country,
    priceMap: prices(0),
    tiers: (facts.tiers ?? []).map(([from, percentOff]) => ({ from, percentOff })),
    ...choiceOf(facts, sku, prices),
    minimumOrder: facts.minimum ?? 1,
    leadTimeWeeks: facts.weeks,
    incoterm: facts.incoterm ?? selling.incoterm,
    status: statusFor(facts.seller),
    handle,
    sku,
  } as const;
}

export function machineListing(categoryId: string, facts: MachineFacts): DemoProduct {
  const { seller, condition = 'new', year = marketYear, origin, body, air, ce = true } = facts;
  const [power_kw, length_mm, width_mm, height_mm, weight_kg] = body;
  const made = origin ?? sellerOf(seller).country;
  const product: ProductInput = {
    ...listing(categoryId, facts, condition, marketYear - year),
    year,
    originCountry: made,
    attributes: {
      ...facts.is,
      power_kw,
      voltage_v: facts.volts ?? homeVoltage[made] ?? 400,
      control: facts.control ?? 'touch-panel',
      ...(air === undefined ? {} : { air_m3h: air }),
      ce,
      length_mm,
      width_mm,
      height_mm,
      weight_kg,
    },
    unit: facts.unit ?? 'piece',
    orderMultiple: 1,
    ...warrantyOf(facts.warranty ?? warranties[condition]),
  };
  return { seller, product };
}

export function goodsListing(categoryId: string, facts: GoodsFacts): DemoProduct {
  const product: ProductInput = {
    ...listing(categoryId, facts, 'new', 0),
    year: null,
    attributes: facts.is,
    unit: facts.unit,
    orderMultiple: facts.multiple ?? 1,
    warranty: text(facts.warranty ?? goodsWarranty),
  };
  return { seller: facts.seller, product };
}

/** A file of machines of one category. */
export const machines = (categoryId: string, all: readonly MachineFacts[]): readonly DemoProduct[] =>
  all.map((facts) => machineListing(categoryId, facts));
export const goods = (categoryId: string, all: readonly GoodsFacts[]): readonly DemoProduct[] =>
  all.map((facts) => goodsListing(categoryId, facts));
