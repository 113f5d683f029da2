import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  datasheetAnswer,
  datasheetLimits,
  type Locale,
  ownProductsAnswer,
  productDetail,
} from 'shared-kit/contract';
import { newId } from '../../../platform/db/index.ts';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { catalogueModuleWith } from '../index.ts';
import type { KeptDatasheet } from '../product-input.ts';
import { product } from '../schema.ts';
import { offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { deleteUnnamedDatasheets } from './keep-datasheet.ts';

const database = testDatabase();
const files = memoryFiles();
let app: FastifyInstance;
let company = '';
const cookies = { maker: '', rival: '', buyer: '' };

beforeAll(async () => {
  const { db } = database;
  app = await testApp({ db, files, modules: [catalogueModuleWith(smallTree)] });
  await prepareMarket(db);
  const [maker, rival] = await Promise.all([
    testUser(db, { kind: 'machinery-manufacturer' }),
    testUser(db, { kind: 'machinery-manufacturer' }),
  ]);
  company = maker.companyId ?? '';
  cookies.maker = await testSession(db, maker.userId);
  cookies.rival = await testSession(db, rival.userId);
  cookies.buyer = await testSession(db, (await testUser(db)).userId);
});
afterAll(() => app.close());

const aPdf = (text: string, size = 0) => Buffer.from(`%PDF-1.7\n${text.padEnd(size, ' ')}\n%%EOF\n`);
const productOf = async (changes: Parameters<typeof aProduct>[0] = {}) => {
  const [id = ''] = await offer(database.db, company, [aProduct(changes)]);
  return id;
};

type Asking = Readonly<{ cookie?: string; name?: string; type?: string }>;
const upload = (
  id: string,
  payload: Buffer,
  { cookie = cookies.maker, name = 'RL-190.pdf', type = 'application/pdf' }: Asking = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/manufacturer/products/${id}/datasheets?name=${encodeURIComponent(name)}`,
    headers: { cookie, 'content-type': type },
    payload,
  });
const get = (url: string, cookie = cookies.buyer) => app.inject({ url, headers: { cookie } });
async function keptBy(id: string): Promise<KeptDatasheet> {
  const [row] = await database.db.select().from(product).where(eq(product.id, id));
  if (!row?.datasheets[0]) throw new Error('no datasheet is kept');
  return row.datasheets[0];
}
const namedBy = async (id: string, cookie = cookies.buyer) =>
  productDetail.parse((await get(`/api/products/${id}`, cookie)).json()).datasheets;

describe('a datasheet that a maker adds', () => {
  it('stands on the product and is saved as a file, never opened as a page', async () => {
    const id = await productOf();
    const content = aPdf('loom');
    const added = datasheetAnswer.parse((await upload(id, content, { name: '../Föy "1".pdf' })).json());
    expect(await namedBy(id)).toEqual([added]);
    expect(added).toMatchObject({ name: 'Föy 1.pdf', bytes: content.length });
    const own = (await get('/api/manufacturer/products', cookies.maker)).json();
    expect(ownProductsAnswer.parse(own).products).toContainEqual(
      expect.objectContaining({ id, datasheets: [added] }),
    );
    const saved = await get(added.url);
    expect(saved.rawPayload).toEqual(content);
    expect(saved.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="F_y 1.pdf"; filename*=UTF-8''F%C3%B6y%201.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
  });

  it('counts once, however often it is sent', async () => {
    const id = await productOf();
    const answers = await Promise.all([1, 2, 3].map(() => upload(id, aPdf('once'))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await namedBy(id)).toHaveLength(1);
  });

  it('goes when the maker takes it away', async () => {
    const id = await productOf();
    const { id: sheet, url } = datasheetAnswer.parse((await upload(id, aPdf('gone'))).json());
    const remove = () =>
      app.inject({
        method: 'DELETE',
        url: `/api/manufacturer/products/${id}/datasheets/${sheet}`,
        headers: { cookie: cookies.maker },
      });
    expect((await remove()).statusCode).toBe(200);
    expect(await namedBy(id)).toEqual([]);
    expect((await get(url)).statusCode).toBe(404);
    expect((await remove()).json()).toMatchObject({ code: 'product.datasheet-not-found' });
  });

  it('is deleted once no product of its maker names it', async () => {
    const [one, other] = [await productOf(), await productOf()];
    const content = aPdf('two products');
    const { id: sheet } = datasheetAnswer.parse((await upload(one, content)).json());
    await upload(other, content);
    const { fileKey } = await keptBy(one);
    const headers = { cookie: cookies.maker };
    for (const [from, deleted] of [
      [one, 0],
      [other, 1],
    ] as const) {
      const url = `/api/manufacturer/products/${from}/datasheets/${sheet}`;
      expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
      await database.db.execute(
        sql`update uploaded_file set wanted_at = now() - interval '2 hours' where key = ${fileKey}`,
      );
      expect(await deleteUnnamedDatasheets({ db: database.db, files })).toBe(deleted);
      expect((await files.read(fileKey)) === null).toBe(deleted === 1);
    }
  });

  it('outlives another import of the same product', async () => {
    const id = await productOf({ handle: 'kept' });
    await upload(id, aPdf('kept'));
    expect(await productOf({ handle: 'kept', model: 'RL-191' })).toBe(id);
    expect(await namedBy(id)).toHaveLength(1);
  });

  it('of a draft is for its maker alone', async () => {
    const id = await productOf({ status: 'draft' });
    const { url } = datasheetAnswer.parse((await upload(id, aPdf('draft'))).json());
    expect((await get(url, cookies.maker)).statusCode).toBe(200);
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each([
    ['no PDF, whatever it is called', () => Buffer.from('<script>alert(1)</script>'), {}, 415],
    ['half a PDF', () => aPdf('cut').subarray(0, 12), {}, 415],
    ['a type that is not told', () => aPdf('typed'), { type: 'text/html' }, 415],
    ['one that is too large', () => aPdf('', datasheetLimits.bytes), {}, 413],
    ['one without a name', () => aPdf('name'), { name: ' ' }, 400],
  ] as const)('is refused: %s', async (_what, content, asking, status) => {
    const id = await productOf();
    expect((await upload(id, content(), asking)).statusCode).toBe(status);
    expect(await namedBy(id)).toEqual([]);
  });

  it('is refused beyond so many', async () => {
    const id = await productOf();
    const each = Array.from({ length: datasheetLimits.perProduct }, (_, index) => aPdf(`${index}`));
    for (const content of each) expect((await upload(id, content)).statusCode).toBe(200);
    expect((await upload(id, aPdf('more'))).json()).toMatchObject({ code: 'product.datasheets-full' });
  });

  it('is refused on a product of somebody else’s, which looks missing', async () => {
    const id = await productOf();
    for (const target of [id, newId(), 'nonsense']) {
      const answer = await upload(target, aPdf('mine'), { cookie: cookies.rival });
      expect(answer.json()).toMatchObject({ code: 'product.not-found' });
    }
    expect(await namedBy(id)).toEqual([]);
  });
});

describe('the specification sheet', () => {
  const sheet = (id: string, locale: Locale, cookie = cookies.buyer) =>
    get(`/api/products/${id}/specification.pdf?locale=${locale}`, cookie);

  it.each([
    ['en', `UTF-8''Rapier%20loom%20RL-190%20-%20Specification%20sheet.pdf`],
    ['tr', `UTF-8''Kancal%C4%B1%20dokuma%20tezg%C3%A2h%C4%B1%20RL-190%20-%20Teknik%20f%C3%B6y.pdf`],
  ] as const)('is a PDF for saving, in %s', async (locale, name) => {
    const answer = await sheet(await productOf(), locale);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(name);
  });

  it('says the new once the product has changed', async () => {
    const id = await productOf({ handle: 'changing' });
    const [first, again] = [await sheet(id, 'en'), await sheet(id, 'en')];
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    await productOf({ handle: 'changing', attributes: { shedding: 'dobby', reed_width_cm: 220 } });
    expect((await sheet(id, 'en')).rawPayload.equals(first.rawPayload)).toBe(false);
  });

  it('of a draft is for its maker alone', async () => {
    const id = await productOf({ status: 'draft' });
    expect((await sheet(id, 'en', cookies.maker)).statusCode).toBe(200);
    expect((await sheet(id, 'en')).statusCode).toBe(404);
  });
});
