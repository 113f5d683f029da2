import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { relatedAnswer } from 'shared-kit/contract/catalogue';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { catalogueModuleWith } from '../module.ts';
import { aMaker, offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';

describe('related', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let cookie = '';
  beforeAll(async () => {
    app = await testApp({ db: database.db, modules: [catalogueModuleWith(smallTree)] });
    await prepareMarket(database.db);
    cookie = await testSession(database.db, (await testUser(database.db)).userId);
  });
  afterAll(() => app.close());

  const related = async (id: string) => {
    const answer = await app.inject({ url: `/api/products/${id}/related?locale=tr`, headers: { cookie } });
    return { status: answer.statusCode, body: answer.json() };
  };
  const models = async (id: string) =>
    relatedAnswer.parse((await related(id)).body).items.map((it) => it.title);
  const named = (title: string) => aProduct({ model: title, title: { en: title, tr: title } });

  it('are of the same category by other makers, each maker first once, at most four', async () => {
    const { db } = database;
    const [mine, busy] = [await aMaker(db, 'Mine'), await aMaker(db, 'Busy')];
    const day = (date: number) => new Date(Date.UTC(2026, 5, date));
    const [asked = ''] = await offer(db, mine, [named('asked')], day(1));
    expect(await models(asked)).toEqual([]);
    await offer(db, mine, [named('mine too')], day(9));
    for (const date of [5, 6, 7]) await offer(db, busy, [named(`busy ${date}`)], day(date));
    await offer(db, await aMaker(db, 'Quiet'), [named('quiet')], day(2));
    await offer(db, await aMaker(db, 'Shy'), [aProduct({ model: 'draft', status: 'draft' })], day(8));
    expect(await models(asked)).toEqual(['busy 7', 'quiet', 'busy 6', 'busy 5']);
    await offer(db, await aMaker(db, 'New'), [named('new')], day(8));
    expect(await models(asked)).toEqual(['new', 'busy 7', 'quiet', 'busy 6']);
  });

  it('are none of a product that is not on offer', async () => {
    const [draft = ''] = await offer(database.db, await aMaker(database.db, 'Later'), [
      aProduct({ status: 'draft' }),
    ]);
    expect((await related(draft)).status).toBe(404);
    expect((await related('nonsense')).status).toBe(404);
  });
});
