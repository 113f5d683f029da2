import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { prepareCatalogue } from '../catalogue/module.ts';
import { startApply } from './move-import.ts';
import { aMaker, importer } from './testing.ts';

describe('existing products', () => {
  const database = testDatabase();
  let company: string;
  let maker: ReturnType<typeof importer>;
  beforeAll(() => prepareCatalogue(database.db));
  beforeEach(async () => {
    company = await aMaker(database.db);
    maker = importer(database.db, company);
  });

  const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));
  const looms = { currency: 'USD', category: 'weaving' } as const;
  const db = () => database.db;

  describe('undoing', () => {
    it('brings back what was, except what somebody changed since', async () => {
      await maker.apply(await maker.check(csv('SKU,Name,Price', 'A,Loom,100', 'B,Loom,200'), looms));
      const applied = await maker.apply(
        await maker.check(csv('SKU,Name,Price', 'A,Loom,110', 'B,Loom,220', 'C,New,5'), looms),
      );
      expect(applied.written).toEqual({ new: 1, changed: 2, left: 0 });
      await db().execute(
        sql`update product set updated_at = now() + interval '1 second' where sku = 'B' and seller_company_id = ${company}`,
      );
      expect(await maker.undo(applied)).toMatchObject({ state: 'undone', undone: { undone: 2, left: 1 } });
      const prices = await db().execute<{
        sku: string;
        price: number;
      }>(sql`select sku, (price_map->'regions'->'global'->>'price')::int as price
      from product where seller_company_id = ${company} order by sku`);
      expect(prices.rows).toEqual([
        { sku: 'A', price: 100 },
        { sku: 'B', price: 220 },
      ]);
    });
  });

  it('keeps the history of products in the shop, and the prices in the audit log, when undone too', async () => {
    const published = { ...looms, publish: true };
    await maker.apply(await maker.check(csv('SKU,Name,Price', 'A,Loom,100', 'B,Loom,5'), published));
    const applied = await maker.apply(
      await maker.check(csv('SKU,Name,Price', 'A,Loom,110', 'C,New,7'), published),
    );
    await maker.undo(applied);
    const history = await db().execute(sql`select sku, kind, product_edition.by,
      (content->'priceRows'->0->>'price')::int as price
    from product_edition join product on product.id = product_id
    where seller_company_id = ${company} order by sku, product_edition.id`);
    const edition = (sku: string, price: number, kind = 'published') => ({ sku, kind, by: null, price });
    expect(history.rows).toEqual([
      edition('A', 100),
      edition('A', 110),
      edition('A', 100),
      edition('B', 5),
      edition('C', 7),
      edition('C', 7, 'archived'),
    ]);
    const logged =
      await db().execute(sql`select operator, changes->0->>'from' as from, changes->0->>'to' as to
    from audit_entry where company_id = ${company} and action = 'price.changed' order by id`);
    expect(logged.rows).toEqual([
      { operator: 'test', from: 'global 100 USD', to: 'global 110 USD' },
      { operator: 'test', from: 'global 110 USD', to: 'global 100 USD' },
    ]);
  });

  describe('what only the editor knows', () => {
    const stored = async () =>
      (
        await db().execute<{ price: number; rows: unknown; typed: unknown }>(sql`select
        (price_map->'regions'->'global'->>'price')::int as price, price_rows as rows, typed
        from product where seller_company_id = ${company}`)
      ).rows[0];
    const row = (price: string, from: string | null) => ({
      place: 'global',
      price,
      currency: 'USD',
      from,
      until: null,
      incoterm: null,
      leadTimeWeeks: null,
    });

    it('stays, and does not hide the price of the file; undoing brings it back', async () => {
      await maker.apply(await maker.check(csv('SKU,Name,Price,Reed width (in)', 'A,Loom,100,72'), looms));
      expect((await stored())?.typed).toEqual({ reed_width_cm: '72 in' });
      const rows = [row('100', null), row('150', '2999-01-01')];
      await db().execute(
        sql`update product set price_rows = ${JSON.stringify(rows)}::jsonb where seller_company_id = ${company}`,
      );
      const before = await stored();
      const applied = await maker.apply(await maker.check(csv('SKU,Price,Reed width', 'A,110,190'), looms));
      expect(await stored()).toMatchObject({
        price: 110,
        rows: [{ price: '110' }, { price: '150' }],
        typed: {},
      });
      await maker.undo(applied);
      expect(await stored()).toEqual(before);
    });
  });

  it('a preview of an earlier version, which removed variants without a word, is made anew', async () => {
    const { id } = await maker.check(csv('SKU,Name,Price', 'A,Loom,100'), looms);
    const asked = { id, by: { companyId: company, userId: company }, now: new Date() };
    await db().execute(sql`update catalogue_import set counts = counts - 'unnamedVariants' where id = ${id}`);
    const refusal = { code: 'import.moved', errors: [{ name: 'rows', reason: 'preview-old' }] };
    await expect(startApply(db(), asked, { onlyIfAll: false })).rejects.toMatchObject(refusal);
  });

  it('a product that somebody changed after the preview is left alone and named', async () => {
    await maker.apply(await maker.check(csv('SKU,Name,Price', 'A,Loom,100'), looms));
    const checked = await maker.check(csv('SKU,Name,Price', 'A,Loom,110', 'B,Loom,5'), looms);
    await db().execute(
      sql`update product set updated_at = now() + interval '1 second' where sku = 'A' and seller_company_id = ${company}`,
    );
    expect((await maker.apply(checked)).written).toEqual({ new: 1, changed: 0, left: 1 });
    expect(await maker.faults(checked)).toMatchObject([{ code: 'changed-since', line: 2 }]);
  });

  it('a product that came with another file after the preview is left alone and named', async () => {
    const first = await maker.check(csv('Handle,SKU,Name', 'loom,A,Loom', 'warper,B,Warper'), looms);
    await maker.apply(await maker.check(csv('Handle,SKU,Name', 'loom,C,Another loom'), looms));
    expect((await maker.apply(first)).written).toEqual({ new: 1, changed: 0, left: 1 });
    expect(await maker.faults(first)).toMatchObject([{ code: 'changed-since', line: 2 }]);
  });
});
