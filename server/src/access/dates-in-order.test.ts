import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type DateFieldName, dateField } from 'shared-kit/contract/dates';
import { prepareMarket } from '../modules/catalogue/testing.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { datedMoves } from './testing/dates-in-order.ts';
import { injecting, makeWorld, type World } from './testing/world.ts';

const earlier = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

describe('dates in order', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let world: World;
  beforeAll(async () => {
    app = await testApp(database, { TRUST_PROXY: 'loopback' });
    await prepareMarket(database.db);
    world = await makeWorld(database.db, injecting(app));
  }, 180_000);
  afterAll(() => app.close());

  it.each(Object.entries(datedMoves))(
    '%s may not precede what it follows',
    async (name, { make, move, body }) => {
      const { bankQuoteId } = await make(world);
      const path = `/api/bank/quotes/${bankQuoteId}/${move}`;
      const field = name.slice(name.indexOf('.') + 1);
      const usual = await body(world);
      const before = await world.done('bank', 'GET', `/api/bank/quotes/${bankQuoteId}`);
      const refused = await world.ask('bank', 'POST', path, { ...usual, [field]: earlier });
      expect({ ...refused, text: JSON.parse(refused.text).errors }).toEqual({
        status: 400,
        text: [{ name: field, reason: dateField(name as DateFieldName).notBefore?.fault }],
      });
      expect(await world.done('bank', 'GET', `/api/bank/quotes/${bankQuoteId}`)).toEqual(before);
      const today = new Date().toISOString().slice(0, 10);
      const taken = await world.ask('bank', 'POST', path, { ...usual, [field]: today });
      expect(taken.status).toBe(200);
    },
    60_000,
  );
});
