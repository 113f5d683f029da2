import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Endpoint, EndpointSpec } from 'shared-kit/contract/endpoints';
import * as z from 'zod';
import { takeEffectOnce } from '../idempotency/index.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { anyone } from './access.ts';
import { AppError } from './app-error.ts';
import { defineModule } from './module.ts';

describe('an endpoint that the contract declares', () => {
  const database = testDatabase();
  const text = z.object({ text: z.string() });
  const spec = { summary: 'probe', answer: text, errors: ['cart.full'] } satisfies EndpointSpec;
  const keyed = { ...spec, takesKey: true } satisfies EndpointSpec;
  const at = <Spec extends EndpointSpec>(path: `/api/${string}`): Endpoint<Spec> => ({
    method: 'POST',
    path,
  });
  const probes = defineModule({
    name: 'probes',
    routes: (route, { db, clock }) => {
      const refusing = (code: 'cart.full' | 'product.not-found') => ({
        access: anyone,
        handler: () => {
          throw new AppError(code);
        },
      });
      route(at('/api/full'), spec, refusing('cart.full'));
      route(at('/api/surprise'), spec, refusing('product.not-found'));
      const plain = { access: anyone, handler: () => ({ text: 'done' }) };
      route(at('/api/plain'), spec, plain);
      route(at('/api/careless'), keyed, plain);
      const once = {
        access: anyone,
        handler: ({ request }: { request: Parameters<typeof takeEffectOnce>[0]['request'] }) =>
          takeEffectOnce(
            { db, userId: '0197a1b2-0000-7000-8000-000000000001', request, body: null, now: clock() },
            async () => ({ text: 'once' }),
          ),
      };
      route(at('/api/once'), keyed, once);
      route(at('/api/secretly-once'), spec, once);
    },
  });

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ db: database.db, modules: [probes] });
  });
  afterAll(() => app.close());

  it.each([
    ['refuses with a code that it declares', '/api/full', 409],
    ['refuses with another code', '/api/surprise', 500],
    ['takes no key', '/api/plain', 200],
    ['takes effect once for each key', '/api/once', 200],
    ['declares a key and ignores it', '/api/careless', 500],
    ['takes a key that it does not declare', '/api/secretly-once', 500],
  ])('and that %s answers %s with %i in a test', async (_what, url, status) => {
    const headers = { 'idempotency-key': '0123456789abcdef' };
    expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(status);
  });
});
