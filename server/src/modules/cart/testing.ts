import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type CartAnswer, cartAnswer } from 'shared-kit/contract';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Visitor = Readonly<{ cookie: string; country?: string }>;

/** Asks the cart's endpoints as a browser does. */
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
