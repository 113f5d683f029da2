import { randomUUID } from 'node:crypto';
import { createCompany } from '../../../modules/companies/index.ts';
import { insertRfq } from '../../../modules/quotes/index.ts';
import { manufacturers, sellers } from '../roles.ts';
import { belongsTo, type Rows, shows, type Thing } from '../rules.ts';
import type { World } from '../world.ts';

const input = (name: string) => ({
  name,
  validFrom: null,
  validUntil: null,
  companies: [],
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

/** A company that asked the seller and nobody else; returns its id. */
async function anAsker({ db, people }: World): Promise<string> {
  const place = { country: 'TR', city: 'Denizli' };
  const name = { legalName: 'Yeni Dokuma A.Ş.', brandName: 'Yeni Dokuma' };
  const kind = 'textile-manufacturer';
  const line = { title: { en: 'Loom' }, quantity: 1, unit: 'piece', unitPrice: null };
  const buyerCompanyId = await createCompany(db, { ...place, ...name, kind, verification: 'approved' });
  await insertRfq(db, {
    number: `M-${randomUUID().slice(0, 18)}`,
    state: 'submitted',
    createdAt: new Date(),
    buyerCompanyId,
    sellerCompanyId: people.of('seller').companyId,
    currency: 'USD',
    deliveryCountry: 'TR',
    lines: [line],
  });
  return buyerCompanyId;
}

/** Prices for single customers: the maker's owners and approvers change them. */
export const priceListRows: Rows = {
  'GET /api/manufacturer/price-lists': shows('the seller’s list', sellers, manufacturers, {
    thing: ofList(),
  }),
  'GET /api/manufacturer/price-lists/{id}': belongsTo('the seller’s list', sellers, {
    admitted: manufacturers,
    thing: ofList(),
  }),
  'GET /api/manufacturer/price-lists/companies': shows(
    'a company that asked the seller',
    sellers,
    manufacturers,
    {
      thing: async (world) => ({ mark: await anAsker(world) }),
    },
  ),
  'GET /api/manufacturer/price-lists/products': shows('the seller’s draft', sellers, manufacturers, {
    thing: ({ products }) => ({ mark: products.draft }),
  }),
  'PUT /api/manufacturer/price-lists/{id}': belongsTo('the seller’s list', sellers, {
    ...theirs,
    thing: ofList({ revision: 1, ...input('New name') }),
  }),
  'DELETE /api/manufacturer/price-lists/{id}': belongsTo('the seller’s list', sellers, {
    ...theirs,
    thing: ofList(),
  }),
};
