import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type CartAnswer, type CartLine, cartAnswer } from 'shared-kit/contract/cart';
import type { PriceMap } from 'shared-kit/contract/prices';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import type { ProductInput } from '../../catalogue/index.ts';
import { aMaker, aProduct, offer, prepareMarket, smallTree } from '../../catalogue/testing.ts';
import { cartModuleWith } from '../module.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Visitor = Readonly<{ cookie: string; country?: string }>;

/** Calls the cart's endpoints as a browser does. */
export const cartClient = (app: FastifyInstance, { cookie, country = 'TR' }: Visitor) => {
  const call = async (method: Method, url: string, body?: object, key: string = randomUUID()) => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        cookie: `${cookie}; pricing_country=${country}`,
        ...(method === 'POST' && { 'idempotency-key': key }),
      },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    call,
    cart: async (query = ''): Promise<CartAnswer> =>
      cartAnswer.parse((await call('GET', `/api/cart${query}`)).body),
    add: (body: object, key?: string) => call('POST', '/api/cart/lines', body, key),
    change: (id: string, body: object) => call('PATCH', `/api/cart/lines/${id}`, body),
    remove: (id: string) => call('DELETE', `/api/cart/lines/${id}`),
    restore: (id: string) => call('POST', `/api/cart/lines/${id}/restore`),
  };
};
export type CartClient = ReturnType<typeof cartClient>;

export const priced = (
  price: number,
  currency: 'USD' | 'EUR' | 'CHF' = 'USD',
  rest: Partial<PriceMap> = {},
): PriceMap => ({
  regions: { global: { price, currency } },
  countries: {},
  ...rest,
});

let made = 0;
/** A product that can be submitted again with changes. */
export const productInput = (changes: Partial<ProductInput> = {}): ProductInput => {
  made += 1;
  return aProduct({ handle: `cart-${made}`, ...changes });
};

export async function onlyLine(client: CartClient): Promise<CartLine> {
  const { groups } = await client.cart();
  const line = groups[0]?.lines[0];
  if (!line) throw new Error('the cart has a line');
  return line;
}

/** A market with one maker, and for each test a buyer with an empty cart. Call it at the top of the file. */
export function cartMarket() {
  const database = testDatabase();
  let app: FastifyInstance;
  let maker = '';
  let buyer = { cookie: '', companyId: '' };
  beforeAll(async () => {
    app = await testApp({ db: database.db, modules: [cartModuleWith(smallTree)] });
    await prepareMarket(database.db);
    maker = await aMaker(database.db, 'Altınmekik');
  });
  beforeEach(async () => {
    const user = await testUser(database.db, { kind: 'textile-manufacturer' });
    buyer = { cookie: await testSession(database.db, user.userId), companyId: user.companyId ?? '' };
  });
  afterAll(() => app.close());
  return {
    database,
    /** The buyer's cart with a country's prices. */
    client: (country?: string) => cartClient(app, { cookie: buyer.cookie, ...(country && { country }) }),
    clientOf: (cookie: string) => cartClient(app, { cookie }),
    ownCompany: () => buyer.companyId,
    offerAll: (products: readonly ProductInput[]) => offer(database.db, maker, products),
    sell: async (changes: Partial<ProductInput> = {}, seller = maker) => {
      const product = productInput(changes);
      const [id = ''] = await offer(database.db, seller, [product]);
      return {
        id,
        as: (next: Partial<ProductInput>) => offer(database.db, seller, [{ ...product, ...next }]),
      };
    },
  };
}
