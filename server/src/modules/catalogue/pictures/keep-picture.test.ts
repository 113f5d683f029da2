import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pictureLimits, productDetail } from 'shared-kit/contract/catalogue';
import { type ProductPicture, productLimits, storedPicture } from 'shared-kit/contract/products';
import sharp from 'sharp';
import { newId } from '../../../platform/db/index.ts';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { uploadedFile } from '../../../platform/uploads/index.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { maker } from '../editing/testing/maker.ts';
import { catalogueModuleWith } from '../module.ts';
import { offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { deleteUnnamedPictures } from './delete-pictures.ts';

describe('keep picture', () => {
  const database = testDatabase();
  const files = memoryFiles();
  let app: FastifyInstance;
  let own: ReturnType<typeof maker>;
  let company = '';
  const cookies = { maker: '', rival: '', buyer: '' };

  beforeAll(async () => {
    const { db } = database;
    app = await testApp({ db, files, modules: [catalogueModuleWith(smallTree)] });
    await prepareMarket(db);
    const [seller, rival] = [
      await testUser(db, { kind: 'machinery-manufacturer' }),
      await testUser(db, { kind: 'machinery-manufacturer' }),
    ];
    company = seller.companyId ?? '';
    cookies.maker = await testSession(db, seller.userId);
    cookies.rival = await testSession(db, rival.userId);
    cookies.buyer = await testSession(db, (await testUser(db)).userId);
    own = maker(app, cookies.maker);
  });
  afterAll(() => app.close());

  let shade = 0;
  /** A picture that no other test has. */
  const photograph = () => {
    shade += 1;
    const background = { r: shade, g: 80, b: 120 };
    return sharp({ create: { width: 400, height: 300, channels: 3, background } });
  };
  const upload = (id: string, payload: Buffer, cookie = cookies.maker) =>
    app.inject({
      method: 'POST',
      url: `/api/manufacturer/products/${id}/pictures`,
      headers: { cookie, 'content-type': 'application/octet-stream' },
      payload,
    });
  const fileOf = async (id: string, bytes: Buffer, cookie = cookies.maker) =>
    storedPicture.parse((await upload(id, bytes, cookie)).json()).file;
  const named = (file: string, en = 'Front', tr = 'Önden'): ProductPicture => ({
    file,
    source: '',
    alt: { en, tr },
  });
  const onSale = async () => {
    const [id = ''] = await offer(database.db, company, [aProduct()]);
    return id;
  };
  const shownTo = async (id: string, locale: 'en' | 'tr') => {
    const url = `/api/products/${id}?locale=${locale}`;
    return productDetail.parse((await app.inject({ url, headers: { cookie: cookies.buyer } })).json()).images;
  };

  describe('an uploaded picture', () => {
    it('waits in the draft, and is public with everything else, in the draft’s order', async () => {
      const id = await onSale();
      const [first, second] = [
        await fileOf(id, await photograph().jpeg().toBuffer()),
        await fileOf(id, await photograph().avif().toBuffer()),
      ];
      expect([first.split('.')[1], second.split('.')[1]]).toEqual(['jpg', 'avif']);
      await own.edit(id, () => ({ images: [named(second, 'Side', 'Yandan'), named(first)] }));
      expect(await shownTo(id, 'en')).toEqual([]);
      expect((await own.publish(id)).status).toBe(200);
      expect(await shownTo(id, 'tr')).toEqual([
        { url: `/media/${second}`, alt: 'Yandan' },
        { url: `/media/${first}`, alt: 'Önden' },
      ]);
    });

    it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
      'says nothing of where and when it was taken, as %s, and stays upright',
      async (format) => {
        const place = {
          IFD0: { Model: 'Phone' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 25/1 0/1' },
        };
        const taken = photograph().withExif(place).withMetadata({ orientation: 6 });
        const file = await fileOf(await onSale(), await taken.toFormat(format).toBuffer());
        const served = await app.inject({ url: `/media/${file}` });
        const { exif, orientation, width, height } = await sharp(served.rawPayload).metadata();
        expect({ exif, orientation, width, height }).toEqual({
          exif: undefined,
          orientation: undefined,
          width: 300,
          height: 400,
        });
      },
    );

    it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
      'is written anew as %s, without what stands behind its end',
      async (format) => {
        const bytes = await photograph().toFormat(format).toBuffer();
        const file = await fileOf(await onSale(), Buffer.concat([bytes, Buffer.from('<script>')]));
        const served = await app.inject({ url: `/media/${file}` });
        expect(served.rawPayload.includes('<script>')).toBe(false);
        expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 400, height: 300 });
      },
    );

    it('is served in both formats', async () => {
      const file = await fileOf(await onSale(), await photograph().png().toBuffer());
      for (const format of ['avif', 'webp']) {
        const answer = await app.inject({ url: `/media/${file.slice(0, 64)}-320.${format}` });
        expect(answer.statusCode).toBe(200);
      }
    });

    it.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
      ['a PDF', 415, 'upload.type', () => Buffer.from('%PDF-1.7\n%%EOF\n')],
      ['a drawing with code in it', 415, 'upload.type', () => Buffer.from('<svg onload="x()"/>')],
      ['a moving picture', 415, 'upload.type', () => photograph().gif().toBuffer()],
      [
        'half a photograph',
        422,
        'upload.broken',
        async () => {
          const whole = await photograph().jpeg({ quality: 100 }).toBuffer();
          return whole.subarray(0, whole.length / 2);
        },
      ],
      [
        'only the beginning of one',
        422,
        'upload.broken',
        () => Buffer.from('\x89PNG\r\n\x1a\nno picture', 'latin1'),
      ],
      [
        'one with more pixels than can be resized',
        422,
        'upload.pixels',
        () =>
          sharp({ create: { width: 10_000, height: 6_001, channels: 3, background: '#358' } })
            .png()
            .toBuffer(),
      ],
      [
        'a file that is too large',
        413,
        'request.body-too-large',
        () => Buffer.alloc(pictureLimits.bytes + 1),
      ],
    ])('is refused: %s', async (_what, status, code, content) => {
      const answer = await upload(await onSale(), await content());
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    });

    it('is refused where the draft has as many as it may', async () => {
      const id = await onSale();
      const file = await fileOf(id, await photograph().webp().toBuffer());
      const images = Array.from({ length: productLimits.images }, () => named(file));
      await own.edit(id, () => ({ images }));
      const answer = await upload(id, await photograph().webp().toBuffer());
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'product.pictures-full']);
    });

    it('is refused for a product of somebody else’s, which looks missing', async () => {
      const id = await onSale();
      for (const target of [id, newId(), 'nonsense']) {
        const answer = await upload(target, await photograph().png().toBuffer(), cookies.rival);
        expect(answer.json()).toMatchObject({ code: 'product.not-found' });
      }
    });
  });

  describe('a picture that nothing names', () => {
    const age = (file: string, days: number) =>
      database.db
        .update(uploadedFile)
        .set({ wantedAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(uploadedFile.key, `media/${file}`));
    const sweep = () => deleteUnnamedPictures({ db: database.db, files });
    const isKept = async (file: string) => (await files.read(`media/${file}`)) !== null;

    it('goes after two days, in all its sizes', async () => {
      const file = await fileOf(await onSale(), await photograph().png().toBuffer());
      const small = `${file.slice(0, 64)}-320.webp`;
      await app.inject({ url: `/media/${small}` });
      await age(file, 1);
      expect([await sweep(), await isKept(file)]).toEqual([0, true]);
      expect(await files.read(`media-sizes/${small}`)).not.toBeNull();
      await age(file, 3);
      expect([await sweep(), await isKept(file)]).toEqual([1, false]);
      expect(await files.read(`media-sizes/${small}`)).toBeNull();
    });

    it.each<[string, (id: string, file: string) => Promise<void>]>([
      ['a draft', async (id, file) => void (await own.edit(id, () => ({ images: [named(file)] })))],
      [
        'an edition to which the product may return',
        async (id, file) => {
          await own.edit(id, () => ({ images: [named(file)] }));
          await own.publish(id);
          await own.edit(id, () => ({ images: [] }));
          await own.publish(id);
        },
      ],
    ])('is another thing than one that is named by %s', async (_what, name) => {
      const id = await onSale();
      const file = await fileOf(id, await photograph().png().toBuffer());
      await name(id, file);
      await age(file, 3);
      expect([await sweep(), await isKept(file)]).toEqual([0, true]);
    });

    it('has its two days from when it was last in use', async () => {
      const id = await onSale();
      const file = await fileOf(id, await photograph().png().toBuffer());
      await own.edit(id, () => ({ images: [named(file)] }));
      await age(file, 30);
      await sweep();
      await own.edit(id, () => ({ images: [] }));
      expect([await sweep(), await isKept(file)]).toEqual([0, true]);
    });

    it('goes although another company has uploaded the same', async () => {
      const bytes = await photograph().png().toBuffer();
      const theirs = await testUser(database.db, { kind: 'machinery-manufacturer' });
      const [other = ''] = await offer(database.db, theirs.companyId ?? '', [aProduct()]);
      const cookie = await testSession(database.db, theirs.userId);
      const [mine, their] = [await fileOf(await onSale(), bytes), await fileOf(other, bytes, cookie)];
      await age(mine, 3);
      expect(await sweep()).toBe(1);
      expect([await isKept(mine), await isKept(their)]).toEqual([false, true]);
    });
  });
});
