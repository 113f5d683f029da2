import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { locales } from 'shared-kit/contract/languages';
import { prepareMarket } from '../modules/catalogue/testing.ts';
import { readSharedQuote } from '../modules/quotes/index.ts';
import { pdfText } from '../platform/testing/pdf-text.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { lineTitle, quoteIn } from './testing/quotes.ts';
import { readEndpoint, readingEndpoints } from './testing/read-endpoint.ts';
import { makeWorld, type Send, type World } from './testing/world.ts';

/** Doors that show a title in another language than the reader's, and why. */
const others: Readonly<Record<string, string>> = {
  'GET /api/manufacturer/products.csv': 'a maker exports its products in every language',
  'GET /api/manufacturer/products/{id}': 'a maker edits its product in every language',
  'GET /api/quotes/{id}/offer-draft': 'the maker goes on writing in the language that both sides read',
};
/** Doors that are known to name lines. */
const naming = [
  'GET /api/bank/quotes',
  'GET /api/bank/quotes.csv',
  'GET /api/bank/quotes/{id}',
  'GET /api/quote-groups/{id}',
  'GET /api/quotes',
  'GET /api/quotes/{id}',
  'GET /api/quotes/{id}/versions/{number}/order-confirmation.pdf',
  'GET /api/quotes/{id}/versions/{number}/proforma.pdf',
  'GET /api/quotes/{id}/versions/{number}/quote.pdf',
];

describe('lines in the reader’s language', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let world: World;
  beforeAll(async () => {
    app = await testApp(database, { TRUST_PROXY: 'loopback' });
    await prepareMarket(database.db);
    world = await makeWorld(database.db, reading());
  }, 180_000);
  afterAll(() => app.close());

  /** Sends a request; a PDF is answered as its text. */
  const reading =
    (): Send =>
    async ({ method, path, headers, body }) => {
      const payload = body === undefined ? {} : { payload: body };
      const answer = await app.inject({ method: method as 'GET', url: path, headers, ...payload });
      const isPdf = String(answer.headers['content-type']).startsWith('application/pdf');
      return { status: answer.statusCode, text: isPdf ? await pdfText(answer.rawPayload) : answer.body };
    };

  const queries = locales.map((locale) => ({ locale }));
  const named = new Set<string>();
  const inOther = new Set<string>();
  it('are named at every door of the API', async () => {
    for (const endpoint of await readingEndpoints(world))
      for await (const { query, text } of readEndpoint(world, endpoint, { queries })) {
        if (locales.some((it) => it === query.locale && text.includes(lineTitle[it]))) named.add(endpoint);
        if (locales.some((it) => it !== query.locale && text.includes(lineTitle[it]))) inOther.add(endpoint);
      }
    expect([...inOther]).toEqual(Object.keys(others));
    expect([...named]).toEqual(expect.arrayContaining(naming));
  }, 300_000);

  it('are named where a link for reading leads', async () => {
    const { id } = await quoteIn(world, 'offered');
    const link = { label: 'Bank', days: 7 };
    const { path } = await world.done('buyer', 'POST', `/api/quotes/${id}/shares`, link);
    const token = path.slice('/shared/'.length);
    for (const locale of locales) {
      const shared = await readSharedQuote(database.db, { token, brandName: 'Tezgah', locale });
      const text = JSON.stringify(shared?.document);
      expect(locales.filter((it) => text.includes(lineTitle[it]))).toEqual([locale]);
    }
  });

  it('are named by no mail and no notification, which say the number', async () => {
    const words = locales.map((it) => sql`text like ${`%${lineTitle[it]}%`}`);
    const { rows: found } = await database.db.execute(sql`
      select text from (select mail::text as text from mail union all select inbox_notice::text from inbox_notice) told
      where ${sql.join(words, sql` or `)}`);
    expect(found).toEqual([]);
  });
});
