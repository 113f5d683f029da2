import { Decimal } from 'decimal.js';
import type { Condition } from 'shared-kit/contract/catalogue';
import type { PriceMap } from 'shared-kit/contract/prices';
import { namesOf } from 'shared-kit/contract/tables';
import * as z from 'zod';
import { type ProductInput, productInput } from '../../modules/catalogue/index.ts';
import { type LocalText, localText } from '../../platform/local-text.ts';
import { sellerOf, sellers } from './companies.ts';
import { onRequest, priceByRegion, pricedByAge } from './price-by-region.ts';

/** The demo market's current year; ages of used machines count from it. */
const marketYear = 2026;

const sellerKeys = namesOf(sellers);

/** Schema of a demo product in its JSON file. What all products of a maker share isn't repeated there. */
export const demoListing = productInput
  .pick({ model: true, title: true, description: true, attributes: true, leadTimeWeeks: true })
  .extend({
    ...productInput
      .pick({ originCountry: true, incoterm: true, warranty: true, warrantyMonths: true })
      .partial().shape,
    seller: z.enum(sellerKeys),
    condition: productInput.shape.condition.default('new'),
    year: productInput.shape.year.default(null),
    /** Price when new, in the seller's currency. `null` is on request. */
    newPrice: z.number().positive().nullable(),
    /** A country's price factor relative to its region, where it isn't the seller's. */
    markets: z.record(z.string(), z.string()).optional(),
    tiers: productInput.shape.tiers.default([]),
    /** A choice of the product. The attributes describe its first value; the others add to the price. */
    choice: z
      .strictObject({
        id: z.string(),
        name: localText,
        values: z.array(z.strictObject({ id: z.string(), label: localText, surcharge: z.number() })).min(1),
      })
      .optional(),
    unit: productInput.shape.unit.default('piece'),
    minimumOrder: productInput.shape.minimumOrder.default(1),
    orderMultiple: productInput.shape.orderMultiple.default(1),
  })
  .strict();
export type DemoListing = z.infer<typeof demoListing>;

type Warranty = Readonly<{ warranty: LocalText; warrantyMonths: number | null }>;
const warranties: Readonly<Record<Condition, Warranty>> = {
  new: {
    warranty: {
      en: '12 months from commissioning, at most 18 months from shipment',
      tr: 'Devreye almadan itibaren 12 ay, en çok sevkten itibaren 18 ay',
    },
    warrantyMonths: 12,
  },
  refurbished: {
    warranty: { en: '6 months on overhauled assemblies', tr: 'Revizyon gören gruplarda 6 ay' },
    warrantyMonths: 6,
  },
  used: {
    warranty: { en: 'Sold as seen, without warranty', tr: 'Görüldüğü gibi satılır, garanti verilmez' },
    warrantyMonths: null,
  },
};
const goodsWarranty: Warranty = {
  warranty: {
    en: 'Complaints within 30 days of receipt',
    tr: 'Ayıp ihbarı teslim alındıktan sonra 30 gün içinde',
  },
  warrantyMonths: null,
};

/** Only machines have a year. */
function warrantyOf({ warranty, warrantyMonths = null, year, condition }: DemoListing): Warranty {
  if (warranty) return { warranty, warrantyMonths };
  return year === null ? goodsWarranty : warranties[condition];
}

const asciiOf: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o' };
const slug = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßø]/g, (letter) => asciiOf[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns a function from a surcharge over the base price to the prices in each market. */
function pricesOf({
  newPrice,
  year,
  condition,
  markets,
  seller,
}: DemoListing): (surcharge: number) => PriceMap {
  if (newPrice === null) return () => onRequest;
  const { selling } = sellerOf(seller);
  const base = pricedByAge(newPrice, marketYear - (year ?? marketYear), condition);
  return (surcharge) =>
    priceByRegion(base.add(new Decimal(surcharge)), selling.currency, markets ?? selling.markets);
}

function choiceOf(choice: DemoListing['choice'], sku: string, prices: (surcharge: number) => PriceMap) {
  if (!choice) return { options: [], variants: [] };
  const { id, name, values } = choice;
  return {
    options: [{ id, name, values: values.map(({ surcharge: _, ...value }) => value) }],
    variants: values.map((value) => ({
      id: value.id,
      values: [value.id],
      sku: `${sku}-${slug(value.id).toUpperCase()}`,
      priceMap: prices(value.surcharge),
    })),
  };
}

/** The whole product, with prices by region and what its seller's products have in common. */
export function productOf(categoryId: string, listing: DemoListing): ProductInput {
  const { seller, newPrice: _, markets: __, choice, ...stated } = listing;
  const { selling, country, verification } = sellerOf(seller);
  const prices = pricesOf(listing);
  const sku = `${seller.slice(0, 3)}-${slug(stated.model)}`.toUpperCase();
  return {
    ...stated,
    categoryId,
    originCountry: stated.originCountry ?? country,
    incoterm: stated.incoterm ?? selling.incoterm,
    ...warrantyOf(listing),
    priceMap: prices(0),
    ...choiceOf(choice, sku, prices),
    // A company can't publish before it is approved.
    status: verification === 'approved' ? 'published' : 'draft',
    handle: slug(`${categoryId} ${stated.model}`),
    sku,
  };
}
