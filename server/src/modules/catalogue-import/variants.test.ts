import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { prepareCatalogue } from '../catalogue/module.ts';
import { aMaker, fixture, importer, storedProducts, workbook } from './testing.ts';

describe('variants', () => {
  const database = testDatabase();
  let company: string;
  let maker: ReturnType<typeof importer>;
  beforeAll(() => prepareCatalogue(database.db));
  beforeEach(async () => {
    company = await aMaker(database.db);
    maker = importer(database.db, company);
  });

  const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));
  const asked = { currency: 'USD', category: 'fabric' } as const;
  const heading = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price';
  const sheet = csv(heading, 'sheet,Sheet,Size,S,A-S,10', 'sheet,,,M,A-M,12', 'sheet,,,L,A-L,14');
  const towel = csv(heading, 'towel,Towel,Size,S,T-S,5', 'towel,,,M,T-M,6');

  /** Label, SKU and price of each variant, and the product's own price. */
  const variantsOf = async (handle: string): Promise<readonly string[]> => {
    const { rows } = await database.db.execute<{ text: string }>(sql`
      select concat_ws(' ', value->'label'->>'en', variant->>'sku', variant#>>'{priceMap,regions,global,price}') as text
      from product,
        jsonb_array_elements(variants) with ordinality as v (variant, at),
        jsonb_path_query(options, '$[0].values[*]') as value
      where seller_company_id = ${company} and handle = ${handle} and value->>'id' = variant->'values'->>0
      order by at`);
    return rows.map(({ text }) => text);
  };
  const stored = () => storedProducts(database.db, company);
  const imported = async (content: Buffer, change: object = {}) => {
    const checked = await maker.check(content, { ...asked, ...change });
    expect(await maker.faults(checked)).toEqual([]);
    return maker.apply(checked);
  };
  const counted = (content: Buffer, change: object = {}) =>
    maker.check(content, { ...asked, ...change }).then(({ counts }) => counts);

  it.each([
    ['by its options', csv(heading, 'sheet,,Size,M,,13')],
    ['by its SKU and options', csv(heading, 'sheet,,Size,M,A-M,13')],
    ['by its SKU, with the product’s handle', csv('Handle,Variant SKU,Variant Price', 'sheet,A-M,13')],
    ['by its SKU alone', csv('SKU,Price', 'A-M,13')],
  ])('that a file does not name stay when it names one %s', async (_how, file) => {
    await imported(sheet);
    await imported(file);
    expect(await variantsOf('sheet')).toEqual(['S A-S 10', 'M A-M 13', 'L A-L 14']);
  });

  it('that a workbook does not name stay too', async () => {
    await imported(sheet);
    await imported(await workbook([heading.split(','), ['sheet', null, 'Size', 'M', null, 13]]));
    expect(await variantsOf('sheet')).toEqual(['S A-S 10', 'M A-M 13', 'L A-L 14']);
  });

  it('are added behind those that a product has', async () => {
    await imported(sheet);
    await imported(csv(heading, 'sheet,,Size,XL,A-XL,16'));
    expect(await variantsOf('sheet')).toEqual(['S A-S 10', 'M A-M 12', 'L A-L 14', 'XL A-XL 16']);
  });

  it('stay when a row names none of them', async () => {
    await imported(sheet);
    const before = await stored();
    await imported(csv(`${heading},Lead time`, 'sheet,,,,,,9'));
    expect(await variantsOf('sheet')).toEqual(['S A-S 10', 'M A-M 12', 'L A-L 14']);
    expect(before).not.toEqual(await stored());
  });

  it('of one product may be priced in rows of their own, in a file without a handle', async () => {
    await imported(sheet);
    await imported(towel);
    await imported(csv('SKU,Price', 'A-S,11', 'A-L,15', 'T-M,7'));
    expect(await variantsOf('sheet')).toEqual(['S A-S 11', 'M A-M 12', 'L A-L 15']);
    expect(await variantsOf('towel')).toEqual(['S T-S 5', 'M T-M 7']);
  });

  it('do not give their own name to their product, which is named', async () => {
    await imported(sheet);
    const applied = await imported(csv('SKU,Name,Price', 'A-S,Sheet small,11', 'A-M,Large bedding,15'));
    expect(await stored()).toMatchObject([{ row: { title: { en: 'Sheet' } } }]);
    expect(await variantsOf('sheet')).toEqual(['S A-S 11', 'M A-M 15', 'L A-L 14']);
    expect(applied.notes.map(({ code }) => code)).toContain('rows-differ');
  });

  it('give their product the price of the cheapest, whether the file names it or not', async () => {
    await imported(sheet);
    await imported(csv(heading, 'sheet,,Size,L,,15'));
    expect(await stored()).toMatchObject([{ row: { price_map: { regions: { global: { price: 10 } } } } }]);
  });

  describe('removed on request', () => {
    const one = csv(heading, 'sheet,,Size,M,A-M,13');

    it('are counted before it happens, in products that the file names', async () => {
      await imported(sheet);
      await imported(towel);
      expect(await counted(one)).toMatchObject({ unnamedVariants: 2, unnamedIn: 1, changed: 1 });
      expect(await counted(one, { removeVariants: true })).toMatchObject({
        unnamedVariants: 2,
        unnamedIn: 1,
      });
      await imported(one, { removeVariants: true });
      expect(await variantsOf('sheet')).toEqual(['M A-M 13']);
      expect(await variantsOf('towel')).toEqual(['S T-S 5', 'M T-M 6']);
    });

    it('are named in the preview', async () => {
      await imported(sheet);
      const checked = await maker.check(one, { ...asked, removeVariants: true });
      const changes = (await maker.rows(checked))[0]?.changes;
      expect(changes).toContainEqual(
        expect.objectContaining({ field: 'variants', from: expect.stringContaining('S A-S USD 10') }),
      );
    });

    it('stay in a product of which the file names none', async () => {
      await imported(sheet);
      await imported(csv('Handle,Lead time', 'sheet,9'), { removeVariants: true });
      expect(await variantsOf('sheet')).toHaveLength(3);
    });

    it('come back exactly as they were when the import is undone', async () => {
      await imported(sheet);
      await imported(towel);
      const before = await stored();
      await maker.undo(await imported(one, { removeVariants: true }));
      expect(await stored()).toEqual(before);
    });
  });

  it.each([
    ['by other options', [heading, 'sheet,,Colour,Red,,13'], 'options-differ'],
    [
      'by more options',
      [`${heading},Option2 Name,Option2 Value`, 'sheet,,Size,M,,13,Colour,Red'],
      'options-differ',
    ],
    ['that it has not', ['Handle,SKU,Price', 'sheet,Z-9,13'], 'variant-unknown'],
    ['without saying which', ['Handle,Price', 'sheet,13'], 'variant-unsaid'],
    [
      'without saying which, as a shop does',
      [heading, 'sheet,Sheet,Title,Default Title,,13'],
      'variant-unsaid',
    ],
    ['by the name of another', [heading, 'sheet,,Size,L,A-M,13'], 'variant-exists'],
    ['twice', ['Handle,SKU,Price', 'sheet,A-M,13', 'sheet,A-M,14'], 'variant-twice'],
  ])('of a product are not guessed when a row names one %s', async (_how, lines, code) => {
    await imported(sheet);
    const before = await stored();
    const checked = await maker.check(csv(...lines), asked);
    expect(await maker.faults(checked)).toMatchObject([{ code }]);
    await maker.apply(checked);
    expect(await stored()).toEqual(before);
  });

  it('of two products with one SKU are not guessed', async () => {
    await imported(sheet);
    await imported(csv(heading, 'other,Other,Size,S,A-S,10'));
    const checked = await maker.check(csv('SKU,Price', 'A-S,11'), asked);
    expect(await maker.faults(checked)).toMatchObject([{ code: 'sku-ambiguous' }]);
  });

  describe('and their parent', () => {
    const woo = fixture('woocommerce-cloth').toString('utf8').trim().split('\n');
    const [headings = ''] = woo;
    const isParent = (line: string) => line.startsWith('11,variable');

    it('come in once, however often the file comes', async () => {
      const settings = { ...asked, decimalSign: '.' };
      await imported(fixture('woocommerce-cloth'), settings);
      expect(await counted(fixture('woocommerce-cloth'), settings)).toMatchObject({ new: 0, unchanged: 2 });
    });

    it('are refused when the file has no row of a variant, and the other products are not', async () => {
      const lines = [headings, ...woo.slice(1).filter((line) => !/^\d+,variation/.test(line))];
      const checked = await maker.check(csv(...lines), { ...asked, decimalSign: '.' });
      expect(checked.counts).toMatchObject({ new: 1, faulty: 1 });
      expect(await maker.faults(checked)).toMatchObject([{ code: 'parent-childless', value: 'variable' }]);
    });

    it.each([
      [
        'a parent with a list of values',
        'Name,SKU,Parent,Option1 Name,Option1 Value',
        'Sheet,B-1,,Colour,"Blue, Green, Red"',
        'parent-childless',
      ],
      ['a variant without a parent', 'Name,SKU,Parent,Row type', 'Sheet,B-1,,variation', 'parent-unsaid'],
      ['a kind of row that is not known', 'Name,SKU,Row type', 'Sheet,B-1,moonlight', 'row-type-unknown'],
    ])('are refused if the row is %s', async (_what, head, line, code) => {
      const checked = await maker.check(csv(head, line), asked);
      expect(await maker.faults(checked)).toMatchObject([{ code }]);
    });

    it('are no choice where the row calls itself simple, which is named', async () => {
      const line = woo
        .find(isParent)
        ?.replace('variable', 'simple')
        .replace('"Single, Double"', '"Blue, Green, Red"');
      const checked = await maker.check(csv(headings, line ?? ''), { ...asked, decimalSign: '.' });
      expect(await maker.rows(checked)).toMatchObject([{ outcome: 'new', variants: 0 }]);
      expect(checked.notes).toContainEqual({
        code: 'facts-left-out',
        params: { value: 'Size: Blue, Green, Red', count: 1 },
        count: 1,
      });
    });
  });

  it('of a real file merge one by one', async () => {
    await imported(fixture('shopify-apparel'));
    const before = await stored();
    const [head = '', ...lines] = fixture('shopify-apparel').toString('utf8').trim().split('\n');
    const part = lines.filter((line) => line.startsWith('classic-varsity-top,') && line.includes(',Medium,'));
    expect(part).toHaveLength(1);
    expect(await counted(csv(head, ...part))).toMatchObject({
      new: 0,
      unchanged: 1,
      faulty: 0,
      unnamedVariants: 2,
      unnamedIn: 1,
    });
    await imported(csv(head, ...part.map((line) => line.replace(',60,', ',61,'))));
    expect(await variantsOf('classic-varsity-top')).toEqual(['Small 60', 'Medium 61', 'Large 60']);
    expect((await stored()).length).toBe(before.length);
  });
});
