import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { csvText } from 'shared-kit/csv';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { prepareCatalogue } from '../catalogue/module.ts';
import { ownTable } from './exporting/own-table.ts';
import { aMaker, fixture, importer, workbook } from './testing.ts';

describe('import', () => {
  const database = testDatabase();
  let company: string;
  let maker: ReturnType<typeof importer>;
  beforeAll(() => prepareCatalogue(database.db));
  beforeEach(async () => {
    company = await aMaker(database.db);
    maker = importer(database.db, company);
  });

  const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));
  const asked = { currency: 'EUR', category: 'fabric' } as const;
  const looms = { currency: 'USD', category: 'weaving' } as const;
  const db = () => database.db;
  const counted = async (): Promise<number> => {
    const { rows } = await db().execute<{ count: number }>(
      sql`select count(*)::int as count from product where seller_company_id = ${company}`,
    );
    return rows[0]?.count ?? 0;
  };
  const listed = async (): Promise<number> => {
    const { rows } = await db().execute<{ count: number }>(
      sql`select count(*)::int as count from product_listing where seller_id = ${company}`,
    );
    return rows[0]?.count ?? 0;
  };

  describe('a Shopify export', () => {
    it('is imported as it is, once however often it comes', async () => {
      const checked = await maker.check(fixture('shopify-apparel'), { ...asked, publish: true });
      expect(checked).toMatchObject({ state: 'checked', counts: { new: 20, faulty: 0 } });
      expect(await counted()).toBe(0);
      expect(await maker.apply(checked)).toMatchObject({
        state: 'applied',
        written: { new: 20, changed: 0, left: 0 },
      });
      expect([await counted(), await listed()]).toEqual([20, 20]);
      expect((await maker.check(fixture('shopify-apparel'), asked)).counts).toMatchObject({
        new: 0,
        unchanged: 20,
      });
    });

    it('of another version, in the Turkish encoding and with semicolons, too', async () => {
      const pointed = { ...asked, decimalSign: '.' } as const;
      expect((await maker.check(fixture('current-headings'), pointed)).counts).toMatchObject({ new: 1 });
      const turkish = await maker.check(fixture('turkish-spreadsheet'), asked);
      expect(turkish).toMatchObject({
        counts: { new: 1, faulty: 0 },
        tableInfo: { encoding: 'windows-1254', delimiter: ';' },
      });
      expect((await maker.rows(turkish))[0]).toMatchObject({
        title: 'Pamuklu gömlek, ince dokuma',
        variants: 2,
      });
    });
  });

  it('of WooCommerce comes in by its columns, variations in their product', async () => {
    const checked = await maker.check(fixture('woocommerce-cloth'), { ...asked, decimalSign: '.' });
    expect(await maker.faults(checked)).toEqual([]);
    expect(checked.tableInfo.source).toBe('woocommerce');
    expect(await maker.rows(checked)).toMatchObject([
      { title: 'Plain towel', key: 'T-1', variants: 0 },
      { title: 'Bed sheet', key: 'B-1', variants: 2 },
    ]);
  });

  describe('one bad row', () => {
    const file = csv('SKU;Ürün adı;Fiyat', 'A;Havlu;1.250', 'B;Çarşaf;12,50');

    it('is named with row, column, value and reason, and blocks no other', async () => {
      const checked = await maker.check(file, asked);
      expect(checked.counts).toMatchObject({ new: 1, faulty: 1 });
      expect(await maker.faults(checked)).toEqual([
        { code: 'number-ambiguous', line: 2, column: 2, value: '1.250', params: { value: '1.250' } },
      ]);
      expect(await maker.apply(checked)).toMatchObject({ state: 'applied', written: { new: 1 } });
    });

    it('keeps everything back if that is wanted', async () => {
      const checked = await maker.check(file, asked);
      expect(await maker.apply(checked, true)).toMatchObject({
        state: 'failed',
        failure: { code: 'faults-left' },
      });
      expect(await counted()).toBe(0);
    });

    it('is none once the decimal sign is said', async () => {
      expect((await maker.check(file, { ...asked, decimalSign: ',' })).counts).toMatchObject({
        new: 2,
        faulty: 0,
      });
    });
  });

  it.each([
    ['a unit of another dimension', 'SKU,Name,Reed width', 'A,Loom,72 kg', 'unit-other-dimension'],
    ['an unknown unit', 'SKU,Name,Reed width', 'A,Loom,72 cubits', 'unit-unknown'],
    ['a reading direction turned around', 'SKU,Name', 'A,Loom\u202egnp', 'text-direction'],
    ['a title without an end', 'SKU,Name', `A,${'x'.repeat(300)}`, 'text-too-long'],
    ['a lead time of centuries', 'SKU,Name,Lead time', 'A,Loom,9999', 'number-out-of-range'],
    ['a category that there is not', 'SKU,Name,Category', 'A,Loom,Spaceships', 'category-unknown'],
  ])('%s is a fault', async (_what, heading, line, code) => {
    const checked = await maker.check(csv(heading, line), looms);
    expect(await maker.faults(checked)).toMatchObject([{ code }]);
  });

  it('converts exactly: an inch, and horsepower that is not PS', async () => {
    const checked = await maker.check(
      csv('SKU,Name,Reed width (in),Installed power', 'A,Loom,72,15 hp', 'B,Loom,72,15 PS'),
      looms,
    );
    const changes = (await maker.rows(checked)).map(({ changes: all }) =>
      all.flatMap(({ field, to, typed }) => (field.startsWith('attribute.') ? [[field, to, typed]] : [])),
    );
    expect(changes).toEqual([
      [
        ['attribute.reed_width_cm', '182.88', '72 in'],
        ['attribute.power_kw', '11.1854980737341', '15 hp'],
      ],
      [
        ['attribute.reed_width_cm', '182.88', '72 in'],
        ['attribute.power_kw', '11.03248125', '15 PS'],
      ],
    ]);
  });

  describe('a workbook', () => {
    const heading = ['SKU', 'Name', 'Price', 'Reed width'];

    it('gives numbers without a doubt, and several categories', async () => {
      const rows = [
        ['SKU', 'Name', 'Price', 'Category'],
        ['A', 'Loom', 0.1 + 0.2, 'Dokuma makineleri'],
        ['B', 'Denim', 2.875, 'fabric'],
      ];
      const checked = await maker.check(await workbook(rows), { currency: 'USD' });
      expect(
        (await maker.rows(checked)).map(({ changes }) =>
          changes.filter(({ field }) => field === 'price.global' || field === 'category').map(({ to }) => to),
        ),
      ).toEqual([
        ['weaving', 'USD 0.3'],
        ['fabric', 'USD 2.875'],
      ]);
    });

    it('keeps HS codes, and warns of those that may have lost a zero', async () => {
      const rows = [
        ['SKU', 'Name', 'GTİP'],
        ['A', 'Loom', '8446.30.00'],
        ['B', 'Loom', 8446.3],
      ];
      const checked = await maker.check(await workbook(rows), looms);
      expect(checked.notes).toContainEqual({
        code: 'hs-code-short',
        params: { value: '8446.3', count: 1 },
        count: 1,
      });
      await maker.apply(checked);
      const kept = await db().execute(sql`select details->>'hsCode' as code from product
      where seller_company_id = ${company} order by sku`);
      expect(kept.rows).toEqual([{ code: '8446.30.00' }, { code: '8446.3' }]);
    });

    it.each([
      [
        'a formula that was never calculated',
        { cells: new Map([['1,2', { formula: 'A1*2' }]]) },
        'formula-without-value',
      ],
      ['merged rows', { merges: [{ startRow: 1, endRow: 2, startCol: 2, endCol: 2 }] }, 'cell-merged'],
    ])('with %s has a fault of its own', async (_what, more, code) => {
      const checked = await maker.check(
        await workbook([heading, ['A', 'Loom', null, 190], ['B', 'Loom', null, 190]], more),
        looms,
      );
      expect((await maker.faults(checked))[0]).toMatchObject({ code, line: 2, column: 2 });
    });

    it('takes the value of a formula, and a date for no number', async () => {
      const cells = new Map([['1,2', { formula: '1000+200', formulaResult: 1200, value: 1200 }]]);
      const checked = await maker.check(
        await workbook([heading, ['A', 'Loom', 1200, new Date('2026-03-01')]], { cells }),
        looms,
      );
      expect(await maker.faults(checked)).toMatchObject([{ code: 'date-not-wanted', column: 3 }]);
    });
  });

  describe('our own export', () => {
    const table = async () => {
      const rows: (string | number | null)[][] = [];
      for await (const row of ownTable(database.db, company, 'tr')) rows.push([...row]);
      return rows;
    };

    it.each(['csv', 'xlsx'])('as %s changes nothing when it comes back', async (kind) => {
      await maker.apply(
        await maker.check(fixture('home-textiles'), {
          currency: 'EUR',
          category: 'home-textiles',
          publish: true,
        }),
      );
      const more = csv(
        'SKU,Name,Price,Reed width (in),HS code',
        "F,'=1+1,3.5,72,8446.30",
        `G,"Loom; =2 and '-5', '+4",3.5,72,8446.30`,
      );
      await maker.apply(await maker.check(more, looms));
      const rows = await table();
      expect(rows.flat()).toEqual(expect.arrayContaining(['=1+1', "Loom; =2 and '-5', '+4"]));
      expect(rows.flat()).toContain('8446.30');
      const content = kind === 'xlsx' ? await workbook(rows) : Buffer.from(csvText(rows));
      const checked = await maker.check(content);
      expect(await maker.faults(checked)).toEqual([]);
      expect((await maker.rows(checked)).filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
      expect(checked.counts?.unchanged).toBe(await counted());
    });
  });

  it('reads Variant Grams as grams', async () => {
    const checked = await maker.check(csv('Handle,Title,Variant Price,Variant Grams', 'a,Reed,10,2500'), {
      ...looms,
      category: 'spare-parts',
    });
    expect((await maker.rows(checked))[0]?.changes).toContainEqual(
      expect.objectContaining({ field: 'attribute.weight_kg', to: '2.5', unit: 'kg' }),
    );
  });
});
