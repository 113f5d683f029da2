import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testEnv } from '../../../platform/testing/test-env.ts';
import { uploadedFile } from '../../../platform/uploads/index.ts';
import { type ImageKind, storePicture } from '../../catalogue/index.ts';
import { type FetchRules, publicInternet } from './fetch-image.ts';
import { fetchPictures } from './pictures.ts';

describe('pictures', () => {
  const database = testDatabase();
  const pictures = new Map<string, Buffer>();
  const server = createServer(({ url = '' }, response) => response.end(pictures.get(url)));
  const local: FetchRules = {
    ...publicInternet,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    mayConnect: () => true,
  };
  const png = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();

  beforeAll(async () => {
    const photo = await sharp(await png('red'))
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    pictures.set('/photo.jpg', photo);
    pictures.set('/broken.png', (await png('blue')).subarray(0, 60));
    pictures.set('/green.png', await png('green'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const addressOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

  it('keeps pictures without their metadata within the quota, and says which were lost and why', async () => {
    const files = memoryFiles();
    const by = { companyId: randomUUID(), userId: randomUUID() };
    const uploads = { ...testEnv().uploads, perMember: 1500, perCompany: 1500 };
    const parts = { db: database.db, files, env: { uploads, scanner: null } };
    const fetched = (
      paths: string[],
      keep = (bytes: Buffer, kind: ImageKind) => storePicture(parts, { by, bytes, kind }),
    ) => fetchPictures(paths.map(addressOf), keep, { rules: local, onDone: async () => undefined });

    const first = await fetched(['/photo.jpg', '/broken.png']);
    expect(first.lost).toEqual([{ url: addressOf('/broken.png'), loss: 'broken', detail: '' }]);
    const file = first.files.get(addressOf('/photo.jpg')) ?? '';
    const kept = await files.read(`media/${file}`);
    expect((await sharp(kept ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
    const [row] = await database.db.select().from(uploadedFile);
    expect(row).toMatchObject({ ...by, key: `media/${file}`, bytes: kept?.length });

    uploads.perMember = (kept?.length ?? 0) + 10;
    const second = await fetched(['/green.png', '/photo.jpg']);
    expect(second.lost).toEqual([{ url: addressOf('/green.png'), loss: 'quota', detail: '' }]);
    expect(second.files.get(addressOf('/photo.jpg'))).toBe(file);

    const away = () => Promise.reject(new Error('the store is away'));
    await expect(fetched(['/green.png'], away)).rejects.toThrow('the store is away');
  });
});
