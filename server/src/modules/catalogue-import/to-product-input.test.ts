import { describe, expect, it } from '@jest/globals';
import { productInput, shippedTree } from '../catalogue/index.ts';
import { faultText } from './fault.ts';
import type { ImportSettings } from './import-settings.ts';
import type { ShopProduct } from './shop-product.ts';
import { readColumns } from './shopify-columns.ts';
import { type Reading, toProductInput } from './to-product-input.ts';

const columns = readColumns(['Handle', 'Title', 'Variant Price']);
const settings: ImportSettings = {
  companyId: 'c',
  currency: 'EUR',
  categoryId: 'fabric',
  publish: false,
  country: 'TR',
  city: 'Denizli',
  tree: shippedTree,
  decimalComma: false,
};
const variant = (line: number, values: string[], price: string, sku = '') => ({
  line,
  values: [...values, '', '', ''].slice(0, 3),
  sku,
  price,
  grams: '0',
});
const shirt: ShopProduct = {
  line: 2,
  handle: 'shirt',
  title: 'Shirt',
  body: '<p>Blue</p>',
  status: 'active',
  published: 'true',
  giftCard: 'false',
  condition: '',
  optionNames: ['Size', '', ''],
  variants: [variant(2, ['Small'], '20', 'S-1'), variant(3, ['Large'], '24.5', 'S-2')],
  images: [],
};
const read = (
  product: Partial<ShopProduct>,
  more: Partial<ImportSettings> = {},
  before: Reading | null = null,
) =>
  toProductInput({ ...shirt, ...product }, before?.kind === 'product' ? before.input : null, columns, {
    ...settings,
    ...more,
  });

function inputOf(reading: Reading) {
  if (reading.kind !== 'product') throw new Error(`it was ${reading.kind}`);
  return reading.input;
}
const global = (price: number) => ({ regions: { global: { price, currency: 'EUR' } }, countries: {} });

describe('toProductInput', () => {
  it('makes a product that the market accepts', () => {
    const input = inputOf(read({}));
    expect(productInput.parse(input)).toEqual(input);
    expect(input).toMatchObject({
      title: { en: 'Shirt' },
      description: { en: 'Blue' },
      status: 'draft',
      originCountry: 'TR',
      priceMap: global(20),
      options: [{ id: 'size', values: [{ id: 'small' }, { id: 'large' }] }],
      variants: [
        { id: 'small', values: ['small'], sku: 'S-1', priceMap: global(20) },
        { id: 'large', values: ['large'], sku: 'S-2', priceMap: global(24.5) },
      ],
    });
  });

  it('has nothing to choose where the shop has nothing to choose', () => {
    const variants = [variant(2, ['Default Title'], '20', 'ONE')];
    expect(inputOf(read({ optionNames: ['Title', '', ''], variants }))).toMatchObject({
      sku: 'ONE',
      options: [],
      variants: [],
      priceMap: global(20),
    });
  });

  it('says the title where there is no text', () => {
    expect(inputOf(read({ body: '<p>&nbsp;</p>' })).description.en).toBe('Shirt');
  });

  it.each([
    ['active', 'true', true, 'published'],
    ['', '', true, 'published'],
    ['active', 'false', true, 'draft'],
    ['draft', 'true', true, 'draft'],
    ['active', 'true', false, 'draft'],
  ])('status “%s”, published “%s”, to be published %s: %s', (status, published, publish, expected) => {
    expect(inputOf(read({ status, published }, { publish })).status).toBe(expected);
  });

  it.each([
    [{ giftCard: 'TRUE' }, 'a gift card is not goods'],
    [{ status: 'archived' }, 'archived in the shop'],
  ])('leaves %j out', (product, reason) => {
    expect(read(product)).toEqual({ kind: 'skipped', reason });
  });

  it.each<[string, Partial<ShopProduct>, string]>([
    ['no title', { title: '' }, 'line 2, Title: it is empty'],
    ['a long title', { title: 'x'.repeat(256) }, 'line 2, Title: it has 256 letters'],
    ['another status', { status: 'on sale' }, 'line 2, Status: “on sale” is no status'],
    [
      'another price',
      { variants: [variant(7, ['S'], 'cheap')] },
      'line 7, Variant Price: “cheap” is not a price',
    ],
    [
      'another weight',
      { variants: [{ ...variant(7, ['S'], '1'), grams: 'heavy' }] },
      'line 7, Variant Grams: “heavy” is not a weight',
    ],
    ['no value', { variants: [variant(7, [], '1')] }, 'line 7, Option1 Value: it is empty'],
    [
      'no option',
      { variants: [variant(7, ['S', 'Red'], '1')] },
      'line 7, Option2 Value: there is a value but no',
    ],
    ['no first option', { optionNames: ['', 'Size', ''] }, 'line 2, Option1 Name: it is empty'],
    [
      'an option twice',
      { optionNames: ['Size', 'Size', ''] },
      'line 2, Option2 Name: “Size” stands here twice',
    ],
    [
      'a variant twice',
      { variants: [variant(7, ['S'], '1'), variant(8, ['S'], '2')] },
      'line 8, Option1 Value: it is the same variant as in line 7',
    ],
  ])('complains of %s', (_what, product, complaint) => {
    const reading = read(product);
    expect(reading.kind === 'faulty' && reading.faults.map(faultText)).toEqual([
      expect.stringContaining(complaint),
    ]);
  });

  it('knows a variant again by its SKU, else by its values', () => {
    const first = read({});
    const renamed = [variant(2, ['S'], '20', 'S-1'), variant(3, ['Large'], '24.5', 'NEW')];
    expect(inputOf(read({ variants: renamed }, {}, first)).variants).toMatchObject([
      { id: 'small', values: ['s'], sku: 'S-1' },
      { id: 'large', values: ['large'], sku: 'NEW' },
    ]);
  });

  it('goes by the values where two variants share a SKU', () => {
    const shared = [variant(2, ['Small'], '20', 'X'), variant(3, ['Large'], '24.5', 'X')];
    const first = read({ variants: shared });
    expect(inputOf(read({ variants: shared.toReversed() }, {}, first)).variants).toMatchObject([
      { id: 'large', values: ['large'] },
      { id: 'small', values: ['small'] },
    ]);
  });

  it('keeps what the export does not speak of', () => {
    const first = inputOf(read({}));
    const edited = {
      ...first,
      title: { en: 'Shirt', tr: 'Gömlek' },
      categoryId: 'home-textiles',
      leadTimeWeeks: 9,
      status: 'published' as const,
      priceMap: { ...first.priceMap, countries: { CH: { price: 30, currency: 'CHF' as const } } },
    };
    const again = inputOf(read({ title: 'Shirt, blue' }, {}, { kind: 'product', input: edited }));
    expect(again).toEqual({ ...edited, title: { en: 'Shirt, blue', tr: 'Gömlek' } });
  });

  it('gives values an id of their own where their letters leave none', () => {
    const variants = [
      variant(2, ['红'], '1'),
      variant(3, ['蓝'], '1'),
      variant(4, ['S!'], '1'),
      variant(5, ['S?'], '1'),
    ];
    const { options } = inputOf(read({ variants }));
    expect(options[0]?.values.map(({ id }) => id)).toEqual(['value-1', 'value-2', 's', 's-2']);
  });

  it.each([
    ['spare-parts', ['500', '500'], { weight_kg: 0.5 }],
    ['spare-parts', ['500', '700'], {}],
    ['spare-parts', ['0', '0'], {}],
    ['fabric', ['500', '500'], {}],
  ])('weighs %s of %j', (categoryId, grams, attributes) => {
    const variants = shirt.variants.map((it, at) => ({ ...it, grams: grams[at] ?? '' }));
    expect(inputOf(read({ variants }, { categoryId })).attributes).toEqual(attributes);
  });
});
