import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { FileStore } from '../../../platform/files/index.ts';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { catalogueModuleWith } from '../module.ts';
import { smallTree } from '../testing/small-tree.ts';
import { derivedPictures } from './derived-pictures.ts';
import { mediaStore } from './media-store.ts';

describe('derived pictures', () => {
  const database = testDatabase();
  const files: FileStore = memoryFiles();
  const media = mediaStore(files);
  let app: FastifyInstance;
  let hash = '';

  const photograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#358' } });

  beforeAll(async () => {
    app = await testApp({ db: database.db, files, modules: [catalogueModuleWith(smallTree)] });
    hash = (await media.save(await photograph(1000, 500).png().toBuffer(), 'png')).slice(0, 64);
  });
  afterAll(() => app.close());

  /** Waits long enough for any machine. */
  const patient = derivedPictures(media, files, 25_000);
  const get = (name: string) => app.inject({ url: `/media/${name}` });
  const sizeOf = async (bytes: Buffer) => {
    const { width, height, format, compression } = await sharp(bytes).metadata();
    return [width, height, format === 'heif' ? compression : format];
  };

  describe('an uploaded picture', () => {
    it.each([
      ['320.avif', [320, 160, 'av1'], 'image/avif'],
      ['640.webp', [640, 320, 'webp'], 'image/webp'],
      ['1280.webp', [1000, 500, 'webp'], 'image/webp'],
    ])('is had as %s, never larger than it is', async (ending, size, type) => {
      await patient(`${hash}-${ending}`);
      const answer = await get(`${hash}-${ending}`);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sizeOf(answer.rawPayload)).toEqual(size);
    });

    it('is made once, however many ask', async () => {
      const other = await media.save(await photograph(400, 400).jpeg().toBuffer(), 'jpg');
      const name = `${other.slice(0, 64)}-320.webp`;
      const [first, ...others] = await Promise.all([patient(name), patient(name), patient(name)]);
      for (const other of others) expect(other).toBe(first);
      expect(await files.read(`media-sizes/${name}`)).toEqual(first?.bytes);
    });

    it('stands as the camera was held', async () => {
      const held = await photograph(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
      const name = await media.save(held, 'jpg');
      const made = await patient(`${name.slice(0, 64)}-320.webp`);
      expect((await sizeOf(made?.bytes ?? Buffer.alloc(0))).slice(0, 2)).toEqual([200, 400]);
    });

    it('that is broken is given as it was uploaded', async () => {
      const broken = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('no picture')]);
      const name = await media.save(broken, 'png');
      const answer = await get(`${name.slice(0, 64)}-320.avif`);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=60',
      });
      expect(answer.rawPayload).toEqual(broken);
      expect(await files.read(`media-sizes/${name.slice(0, 64)}-320.avif`)).toBeNull();
    });

    it('is given as it was uploaded to who would wait long, and made meanwhile', async () => {
      const other = await media.save(await photograph(300, 300).png().toBuffer(), 'png');
      const name = `${other.slice(0, 64)}-320.webp`;
      const hurried = derivedPictures(media, files, 0);
      expect(await hurried(name)).toMatchObject({ type: 'image/png', lasting: false });
      expect(await patient(name)).toMatchObject({
        type: 'image/webp',
        lasting: true,
      });
    });

    it.each([
      ['a size that is not made', () => `${hash}-333.webp`],
      ['a format that is not made', () => `${hash}-320.jpg`],
      ['a picture that nobody uploaded', () => `${'0'.repeat(64)}-320.webp`],
    ])('is not there as %s', async (_what, name) => {
      expect((await get(name())).statusCode).toBe(404);
    });
  });
});
