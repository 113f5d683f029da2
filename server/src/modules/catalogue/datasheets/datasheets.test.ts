import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { datasheetAnswer, datasheetLimits, productDetail } from 'shared-kit/contract/catalogue';
import { ownProductsAnswer } from 'shared-kit/contract/products';
import { newId } from '../../../platform/db/index.ts';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { craftedPdf } from '../../../platform/testing/crafted-pdf.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { catalogueModuleWith } from '../module.ts';
import type { KeptDatasheet } from '../product-input.ts';
import { product } from '../schema.ts';
import { offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { deleteUnnamedDatasheets } from './keep-datasheet.ts';

describe('datasheets', () => {
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

  const aPdf = (text: string, size = 0) => craftedPdf({ more: `(${text.padEnd(size, ' ')})` });
  const productOf = async (changes: Parameters<typeof aProduct>[0] = {}) => {
    const [id = ''] = await offer(database.db, company, [aProduct(changes)]);
    return id;
  };

  type Asking = Readonly<{ cookie?: string; name?: string; type?: string; more?: string }>;
  const upload = (
    id: string,
    payload: Buffer,
    { cookie = cookies.maker, name = 'RL-190.pdf', type = 'application/pdf', more = '' }: Asking = {},
  ) =>
    app.inject({
      method: 'POST',
      url: `/api/manufacturer/products/${id}/datasheets?name=${encodeURIComponent(name)}${more}`,
      headers: { cookie, 'content-type': type },
      payload,
    });
  const added = async (id: string, name: string): Promise<string> =>
    datasheetAnswer.parse((await upload(id, aPdf(name), { name: `${name}.pdf` })).json()).id;
  const get = (url: string | null, cookie = cookies.buyer) =>
    app.inject({ url: url ?? '', headers: { cookie } });
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
        'cache-control': 'private, no-store',
      });
    });

    it('says in which language it is written', async () => {
      const id = await productOf();
      await upload(id, aPdf('Turkish'), { more: '&language=tr' });
      await upload(id, aPdf('whichever'));
      expect((await namedBy(id)).map(({ language }) => language)).toEqual(['tr', null]);
      expect((await upload(id, aPdf('Klingon'), { more: '&language=tlh' })).statusCode).toBe(400);
    });

    it('takes the place of the one that it replaces', async () => {
      const id = await productOf();
      const [old] = [await added(id, 'old'), await added(id, 'second')];
      const more = `&language=en&replaces=${old}`;
      expect((await upload(id, aPdf('new'), { name: 'new.pdf', more })).statusCode).toBe(200);
      expect((await namedBy(id)).map(({ name, language }) => [name, language])).toEqual([
        ['new.pdf', 'en'],
        ['second.pdf', null],
      ]);
      expect((await get(`/api/products/${id}/datasheets/${old}`)).statusCode).toBe(404);
      expect((await upload(id, aPdf('late'), { more })).json()).toMatchObject({
        code: 'product.datasheet-not-found',
      });
    });

    it('replaces another where there is no room for one more, and never stands there twice', async () => {
      const id = await productOf();
      const ids: string[] = [];
      for (let at = 0; at < datasheetLimits.perProduct; at++) ids.push(await added(id, `full ${at}`));
      const replacing = await upload(id, aPdf('full 9'), { name: 'ninth.pdf', more: `&replaces=${ids[0]}` });
      expect(replacing.statusCode).toBe(200);
      const names = (await namedBy(id)).map(({ name }) => name);
      expect([names.length, names[0], names.at(-1)]).toEqual([9, 'ninth.pdf', 'full 8.pdf']);
    });

    it('gets another name and language', async () => {
      const id = await productOf();
      const sheet = await added(id, 'scan 0001');
      const describe = (body: object, cookie = cookies.maker) =>
        app.inject({
          method: 'PATCH',
          url: `/api/manufacturer/products/${id}/datasheets/${sheet}`,
          headers: { cookie },
          payload: body,
        });
      const facts = { name: 'Leaflet', language: 'tr' };
      expect((await describe(facts)).json()).toMatchObject({ name: 'Leaflet.pdf', language: 'tr' });
      expect(await namedBy(id)).toMatchObject([{ id: sheet, name: 'Leaflet.pdf', language: 'tr' }]);
      expect((await describe({ ...facts, name: ' ' })).statusCode).toBe(400);
      expect((await describe(facts, cookies.rival)).json()).toMatchObject({ code: 'product.not-found' });
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

    const script = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>';
    it.each([
      ['no PDF, whatever it is called', () => Buffer.from('<script>alert(1)</script>'), {}, 415],
      ['half a PDF', () => aPdf('cut').subarray(0, 12), {}, 422],
      ['a PDF with a script', () => craftedPdf({ catalog: script }), {}, 422],
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
});
