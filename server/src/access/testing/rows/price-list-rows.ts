import { randomUUID } from 'node:crypto';
import { quoteIn } from '../quotes.ts';
import { manufacturers, sellers } from '../roles.ts';
import { belongsTo, type Rows, shows, type Thing } from '../rules.ts';
import type { World } from '../world.ts';

const input = (name: string) => ({
  ...{ name, validFrom: null, validUntil: null, companies: [] },
  entries: [{ kind: 'category', categoryId: 'weaving', percentOff: '5' }],
});

/** A private price list of the seller's. */
const list = async (world: World): Promise<Readonly<{ id: string; name: string }>> => {
  const [id, name] = [randomUUID(), `List ${randomUUID()}`];
  await world.done('seller', 'PUT', `/api/manufacturer/price-lists/${id}`, { revision: 0, ...input(name) });
  return { id, name };
};
const ofList =
  (body?: object) =>
  async (world: World): Promise<Thing> => {
    const { id, name } = await list(world);
    return { params: { id }, mark: name, ...(body && { body }) };
  };
const theirs = {
  admitted: manufacturers,
  changes: true,
  except: { sellersMember: 'forbidden' },
} as const;

/** Prices for single customers: the maker's owners and approvers change them. */
export const priceListRows: Rows = {
  'GET /api/manufacturer/price-lists': shows('the seller’s list', sellers, manufacturers, {
    thing: ofList(),
  }),
  'GET /api/manufacturer/price-lists/{id}': belongsTo('the seller’s list', sellers, {
    ...{ admitted: manufacturers, thing: ofList() },
  }),
  'GET /api/manufacturer/price-lists/companies': shows(
    'a company that asked the seller',
    sellers,
    manufacturers,
    {
      thing: async (world) => {
        await quoteIn(world, 'requested');
        return { mark: world.people.of('buyer').companyId };
      },
    },
  ),
  'GET /api/manufacturer/price-lists/products': shows('the seller’s draft', sellers, manufacturers, {
    thing: ({ products }) => ({ mark: products.draft }),
  }),
  'PUT /api/manufacturer/price-lists/{id}': belongsTo('the seller’s list', sellers, {
    ...{ ...theirs, thing: ofList({ revision: 1, ...input('New name') }) },
  }),
  'DELETE /api/manufacturer/price-lists/{id}': belongsTo('the seller’s list', sellers, {
    ...{ ...theirs, thing: ofList() },
  }),
};
