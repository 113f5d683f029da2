import { conditions } from 'shared-kit/contract/catalogue';
import type { PriceMap } from 'shared-kit/contract/prices';
import { productStatuses } from 'shared-kit/contract/products';
import type { Random } from '../../../platform/seeded-random.ts';
import type { ProductInput } from '../product-input.ts';
import { aProduct } from './product.ts';

const nouns = ['loom', 'weaver', 'frame', 'cone', 'needle', 'çözgü', 'iplik'];
const adjectives = ['rapier', 'compact', 'wide', 'Bursa', 'İpek', 'kancalı'];

function randomPrices(random: Random): PriceMap {
  const price = () => ({
    price: random.whole(1, 40) * (random.chance(0.5) ? 25 : 0.125),
    currency: random.pick(['USD', 'EUR', 'CHF'] as const),
  });
  const map: PriceMap = { regions: {}, countries: {} };
  if (random.chance(0.8)) map.regions.global = price();
  for (const region of random.some(['europe', 'turkiye-mena', 'africa'], 0.4))
    map.regions[region] = random.chance(0.2) ? null : price();
  for (const country of random.some(['TR', 'DE', 'KE', 'US'], 0.25))
    map.countries[country] = random.chance(0.2) ? null : price();
  return map;
}

function randomAttributes(random: Random, categoryId: string): ProductInput['attributes'] {
  const attributes: ProductInput['attributes'] = {};
  if (categoryId === 'weaving') {
    if (random.chance(0.9)) attributes.shedding = random.pick(['cam', 'dobby', 'jacquard']);
    if (random.chance(0.9)) attributes.reed_width_cm = random.whole(14, 54) * 10;
    if (random.chance(0.6)) attributes.terry = random.chance(0.5);
    if (random.chance(0.5)) attributes.gauge = random.pick(['fine', 'coarse']);
    attributes.weight_kg = random.whole(3000, 6000);
  } else if (categoryId === 'knitting') {
    if (random.chance(0.9)) attributes.gauge = random.whole(14, 44);
    if (random.chance(0.4)) attributes.terry = random.chance(0.5);
  } else {
    attributes.fibres = random.some(['cotton', 'wool', 'silk'], 0.5);
    attributes.count_ne = random.whole(10, 80) / 2;
    attributes.lot = `lot ${random.whole(1, 99)}`;
  }
  return attributes;
}

/**
 * A random product of the small tree: prices at any level of the map and in any currency, only for variants, or none.
 */
export function randomProduct(random: Random): ProductInput {
  const categoryId = random.pick(['weaving', 'weaving', 'knitting', 'yarn']);
  const isPricedByVariant = random.chance(0.15);
  const values = isPricedByVariant ? ['s', 'm', 'l'] : [];
  return aProduct({
    title: { en: `${random.pick(adjectives)} ${random.pick(nouns)}`, tr: null },
    description: { en: 'For shirting.', tr: null },
    model: `M-${random.whole(100, 999)}`,
    categoryId,
    condition: random.pick(conditions),
    originCountry: random.pick(['TR', 'DE', 'IT', 'CN', 'JP']),
    attributes: randomAttributes(random, categoryId),
    priceMap: isPricedByVariant ? { regions: {}, countries: {} } : randomPrices(random),
    options: isPricedByVariant
      ? [
          {
            id: 'size',
            name: { en: 'Size', tr: null },
            values: values.map((id) => ({ id, label: { en: id, tr: null } })),
          },
        ]
      : [],
    variants: values.map((id) => ({ id, values: [id], sku: null, priceMap: randomPrices(random) })),
    leadTimeWeeks: random.whole(0, 30),
    status: random.chance(0.85) ? 'published' : random.pick(productStatuses),
  });
}
