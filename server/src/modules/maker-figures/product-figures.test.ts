import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { prepareCatalogue } from '../catalogue/module.ts';
import { aProduct, offer } from '../catalogue/testing.ts';
import { productView } from '../product-views/index.ts';
import { rfq, rfqLine } from '../quotes/index.ts';
import { type Person, quoteMarket } from '../quotes/testing.ts';
import { readProductFigures } from './product-figures.ts';

describe('product figures', () => {
  const market = quoteMarket();
  const { database } = market;
  const now = new Date('2026-11-24T12:00:00Z');
  let buyer: Person;
  let seller: Person;
  beforeAll(async () => {
    await prepareCatalogue(database.db);
    ({ buyer, seller } = await market.parties());
  });

  /** A request for a product, submitted on this day. */
  async function request(productId: string, day: string): Promise<void> {
    const id = await market.request(buyer, seller);
    await database.db
      .update(rfq)
      .set({ submittedAt: new Date(`${day}T08:00:00Z`) })
      .where(eq(rfq.id, id));
    await database.db.update(rfqLine).set({ productId }).where(eq(rfqLine.rfqId, id));
  }

  it('counts views and requests of the last 30 days, of the maker’s own products only', async () => {
    const [loom = '', quiet = '', asked = ''] = await offer(database.db, seller.companyId, [
      aProduct(),
      aProduct(),
      aProduct(),
    ]);
    const [other = ''] = await offer(database.db, buyer.companyId, [aProduct()]);
    const view = (
      productId: string,
      day: string,
      country: string,
      views: number,
      company = seller.companyId,
    ) => ({
      productId,
      day,
      country,
      views,
      sellerCompanyId: company,
    });
    await database.db
      .insert(productView)
      .values([
        view(loom, '2026-11-24', 'TR', 5),
        view(loom, '2026-11-24', 'DE', 2),
        view(loom, '2026-10-26', 'DE', 10),
        view(loom, '2026-10-25', 'DE', 100),
        view(other, '2026-11-24', 'DE', 9, buyer.companyId),
      ]);
    await request(loom, '2026-11-20');
    await request(asked, '2026-10-26');
    await request(asked, '2026-10-01');
    const { figures } = await readProductFigures(database.db, seller.companyId, {
      ids: [loom, quiet, asked, other],
      now,
    });
    const inOrder = [loom, asked].map((id) => figures.find((it) => it.id === id));
    expect(inOrder).toEqual([
      { id: loom, views: 17, requests: 1 },
      { id: asked, views: 0, requests: 1 },
    ]);
    expect(figures).toHaveLength(2);
  });
});
