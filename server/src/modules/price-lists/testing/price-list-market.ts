import { randomUUID } from 'node:crypto';
import { beforeAll } from '@jest/globals';
import type { PriceListChange } from 'shared-kit/contract/price-lists';
import type { ProductInput } from '../../catalogue/index.ts';
import { prepareCatalogue } from '../../catalogue/module.ts';
import { aMaker, aProduct, offer } from '../../catalogue/testing.ts';
import { type Person, quoteMarket } from '../../quotes/testing.ts';

/** A whole change of a list. */
export const listOf = (change: Partial<PriceListChange> = {}): PriceListChange => ({
  revision: 0,
  name: 'Uşak framework',
  validFrom: null,
  validUntil: null,
  companies: [],
  entries: [],
  ...change,
});

/** A market with a maker, a buyer who asked it once, and a stranger. Call it at the top of the file. */
export function priceListMarket() {
  const market = quoteMarket();
  let people: Readonly<Record<'buyer' | 'seller' | 'other' | 'staff' | 'bank', Person>>;
  beforeAll(async () => {
    await prepareCatalogue(market.database.db);
    const { buyer, seller } = await market.parties();
    const { buyer: other } = await market.parties();
    people = {
      buyer,
      seller,
      other,
      staff: await market.someone({ isAdmin: true }),
      bank: await market.bank(),
    };
    const request = await market.request(buyer, seller);
    await buyer.act(request, 'submit');
  });
  const save = async (change: Partial<PriceListChange>, id: string = randomUUID()) => {
    const answer = await people.seller.call('PUT', `/api/manufacturer/price-lists/${id}`, listOf(change));
    return { id, ...answer };
  };
  return {
    ...market,
    people: () => people,
    /** A product of the seller's on sale; returns its id. */
    sell: async (changes: Partial<ProductInput> = {}): Promise<string> => {
      const [id = ''] = await offer(market.database.db, people.seller.companyId, [
        aProduct({ handle: randomUUID(), ...changes }),
      ]);
      return id;
    },
    /** A product of another maker's in the same category, beside which the seller's is shown. */
    sellAsOther: async (): Promise<string> => {
      const maker = await aMaker(market.database.db, 'Neighbour');
      const [id = ''] = await offer(market.database.db, maker, [aProduct({ handle: randomUUID() })]);
      return id;
    },
    save,
    /** A list for the buyer with these entries; returns its id. */
    giveBuyer: async (entries: PriceListChange['entries'], change: Partial<PriceListChange> = {}) => {
      const { id, status, body } = await save({ companies: [people.buyer.companyId], entries, ...change });
      if (status !== 200) throw new Error(`a list was not saved: ${JSON.stringify(body)}`);
      return id;
    },
    remove: (id: string) => people.seller.call('DELETE', `/api/manufacturer/price-lists/${id}`),
  };
}
