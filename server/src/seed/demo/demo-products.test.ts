import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { resolvePrice } from 'shared-kit/contract/prices';
import { drawingAttributes } from 'shared-kit/drawing';
import { shippedTree } from '../../modules/catalogue/index.ts';
import { sellerOf, sellers } from './companies.ts';
import { type DemoProduct, demoProducts, productFiles, productsIn } from './demo-products.ts';
import { rangesByKind, usualRanges } from './usual-ranges.ts';

const named = (all: readonly DemoProduct[]) =>
  all.map((it) => [`${it.seller}: ${it.product.model}`, it] as const);
const inCategory = (id: string) => demoProducts.filter(({ product }) => product.categoryId === id);
const machines = demoProducts.filter(({ product }) => product.year !== null);
const onRequest = ['Strom BCF 6', 'Luva 200', 'Nadel 660 G'];

describe('the files', () => {
  const loom = {
    seller: 'kettenhof',
    model: 'Aeris 190',
    title: { en: 'Air-jet loom' },
    description: { en: 'Fast' },
  };
  const stated = { ...loom, year: 2026, newPrice: 54_000, leadTimeWeeks: 16, attributes: { shafts: 8 } };
  const fileOf = (product: object) => ({ categoryId: 'weaving', products: [product] });

  it('are all read', () => {
    const files = readdirSync(new URL('./products', import.meta.url));
    expect(files.sort()).toEqual(productFiles.map((name) => `${name}.json`).sort());
  });

  it('leave out what the maker’s products have in common', () => {
    const [{ product } = {}] = productsIn('looms.json', fileOf(stated));
    expect(product).toMatchObject({
      condition: 'new',
      unit: 'piece',
      originCountry: 'DE',
      warrantyMonths: 12,
    });
  });

  it.each<[string, object, RegExp]>([
    ['an unknown field', { ...stated, colour: 'red' }, /^looms\.json, Aeris 190: .*"colour"/],
    ['an unknown seller', { ...stated, seller: 'nobody' }, /^looms\.json, Aeris 190: [\s\S]*at seller/],
    ['a price in words', { ...stated, newPrice: 'dear' }, /^looms\.json, Aeris 190: [\s\S]*at newPrice/],
    [
      'an attribute of another category',
      { ...stated, attributes: { heads: 8 } },
      /^looms\.json, Aeris 190: attributes\.heads is unknown$/,
    ],
    ['no model', { ...stated, model: undefined }, /^looms\.json: [\s\S]*at products\[0\]\.model/],
  ])('with %s are refused by file and product', (_what, product, told) => {
    expect(() => productsIn('looms.json', fileOf(product))).toThrow(told);
  });
});

describe.each(named(demoProducts))('%s', (_name, { seller, product }) => {
  it('is written out in both languages', () => {
    for (const { en, tr } of [product.title, product.description, product.warranty]) {
      expect(tr).not.toBe(en);
      expect(en.length).toBeGreaterThan(10);
    }
    expect(product.description.tr).toMatch(/[çğıöşü]/);
    expect(product.description.tr?.length).toBeGreaterThan(60);
  });

  it('states what its drawing shows', () => {
    const drawn = drawingAttributes[product.categoryId as keyof typeof drawingAttributes];
    for (const [key, rule] of Object.entries(drawn)) {
      const value = product.attributes[key];
      if (value === undefined) continue;
      if (rule.type === 'number') {
        expect(value).toBeGreaterThanOrEqual(rule.min);
        expect(value).toBeLessThanOrEqual(rule.max);
      }
      if (rule.type === 'choice') expect(rule.options).toContain(value);
      if (rule.type === 'colour') expect(value).toMatch(/^#[0-9a-f]{6}$/);
      if (rule.type === 'colours')
        expect(value).toEqual(expect.arrayContaining([expect.stringMatching(/^#[0-9a-f]{6}$/)]));
    }
    expect(
      Object.keys(drawn).some((key) => key in product.attributes) || product.categoryId === 'laboratory',
    ).toBe(true);
  });

  it('has a price unless it is sold on request, and no choice is cheaper than the first', () => {
    const base = resolvePrice(product.priceMap, null);
    expect(base === null).toBe(onRequest.includes(product.model));
    for (const variant of product.variants) {
      expect(resolvePrice(variant.priceMap, null)?.price).toBeGreaterThanOrEqual(
        base?.price ?? Number.POSITIVE_INFINITY,
      );
    }
    if (base) expect(base.currency).toBe(sellerOf(seller).selling.currency);
  });

  it('gives ascending quantity prices from more than the minimum on', () => {
    const from = product.tiers.map((tier) => tier.from);
    expect(from).toEqual([...new Set(from)].sort((a, b) => a - b));
    for (const quantity of from) expect(quantity).toBeGreaterThan(product.minimumOrder);
    expect(product.minimumOrder % product.orderMultiple).toBe(0);
  });
});

describe.each(Object.entries(usualRanges))('%s', (id, usual) => {
  it('is in the market in its usual number', () => {
    expect(inCategory(id)).toHaveLength(usual.count);
  });

  it.each(named(inCategory(id)))('%s stays within what the trade builds', (_name, { product }) => {
    const narrowed = rangesByKind
      .filter(({ category, when: [key, value] }) => category === id && product.attributes[key] === value)
      .map(({ attributes }) => attributes);
    for (const [key, [low, high]] of [usual.attributes, ...narrowed].flatMap(Object.entries)) {
      const value = product.attributes[key];
      if (value === undefined) continue;
      expect({ key, value, fits: Number(value) >= low && Number(value) <= high }).toMatchObject({
        fits: true,
      });
    }
  });

  it.each(named(inCategory(id)).filter(([, { product }]) => product.condition === 'new'))(
    '%s costs what such a machine costs',
    (_name, { product }) => {
      const price = resolvePrice(product.priceMap, null);
      if (!price) return;
      const inDollars = { USD: 1, EUR: 1.16, CHF: 1.25 }[price.currency] * price.price;
      expect(inDollars / 1000).toBeGreaterThanOrEqual(usual.newPrice[0]);
      expect(inDollars / 1000).toBeLessThanOrEqual(usual.newPrice[1]);
    },
  );
});

describe('the physics', () => {
  it.each(named(inCategory('weaving')))('%s inserts what its width and speed allow', (_name, { product }) => {
    const { reed_width_cm, speed_rpm, weft_rate_m_min } = product.attributes;
    const possible = (Number(reed_width_cm) / 100) * Number(speed_rpm);
    expect(Number(weft_rate_m_min) / possible).toBeGreaterThan(0.93);
    expect(Number(weft_rate_m_min) / possible).toBeLessThanOrEqual(1);
  });

  it.each(named(inCategory('circular-knitting')))(
    '%s has the needles of its cylinder',
    (_name, { product }) => {
      const { cylinder_diameter_in, gauge, needles, feeders } = product.attributes;
      const around = Math.PI * Number(cylinder_diameter_in) * Number(gauge);
      expect(Math.abs(Number(needles) / around - 1)).toBeLessThan(0.01);
      expect(Number(feeders) / Number(cylinder_diameter_in)).toBeGreaterThanOrEqual(3);
      expect(Number(feeders) / Number(cylinder_diameter_in)).toBeLessThanOrEqual(4);
    },
  );
});

describe('the market', () => {
  it('has no title twice from one seller, and no handle', () => {
    const titles = demoProducts.flatMap(({ seller, product }) => [
      `${seller} ${product.title.en}`,
      `${seller} ${product.title.tr}`,
    ]);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    const handles = demoProducts.map(({ seller, product }) => `${seller} ${product.handle}`);
    expect(new Set(handles).size).toBe(handles.length);
    const skus = demoProducts.map(({ product }) => product.sku);
    expect(new Set(skus).size).toBe(skus.length);
  });

  it('is about two thirds new, a tenth refurbished, the rest used', () => {
    const share = (condition: string) =>
      demoProducts.filter(({ product }) => product.condition === condition).length / demoProducts.length;
    expect(share('new')).toBeCloseTo(0.65, 1);
    expect(share('refurbished')).toBeCloseTo(0.1, 1);
    expect(share('used')).toBeCloseTo(0.25, 1);
  });

  it('has every machine older than new when it is not sold as new', () => {
    for (const { product } of machines) {
      if (product.condition === 'new') expect(product.year).toBe(2026);
      else expect(product.year).toBeLessThan(2026);
    }
  });

  it('sells cloth of every construction that can be drawn here', () => {
    const woven = [...inCategory('fabric'), ...inCategory('home-textiles')];
    const options =
      shippedTree.attributesOf('fabric').find(({ key }) => key === 'construction')?.options ?? [];
    const sold = new Set(woven.map(({ product }) => product.attributes.construction));
    expect(options.map(({ value }) => value).filter((value) => !sold.has(value))).toEqual([]);
  });

  it('publishes only what an approved company sells', () => {
    for (const { seller, product } of demoProducts) {
      expect(product.status).toBe(sellers[seller].verification === 'approved' ? 'published' : 'draft');
    }
  });
});
