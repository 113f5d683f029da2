import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { Registry } from 'prom-client';
import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { receiveRelease } from './service.ts';
import { archiveOf, builtShop, versionOf } from './testing.ts';
import { verifiedFiles } from './verified-files.ts';

describe('verified files', () => {
  const database = testDatabase();
  const store = memoryFiles();
  const version = versionOf('1');
  const at = (file: string) => `releases/shop/${version}/${file}`;
  const bad = Buffer.from('steal()');
  let logged: unknown[];
  let metrics: Registry;
  let files: FileStore;

  beforeAll(async () => {
    const archive = Readable.from(await archiveOf(builtShop('1')));
    await receiveRelease(database.db, store, { area: 'shop', version, archive });
  });
  const open = (db: Database = database.db) => {
    logged = [];
    metrics = new Registry();
    const log = { error: (told: unknown) => logged.push(told) } as unknown as FastifyBaseLogger;
    return verifiedFiles({ db, files: store, log, metrics });
  };
  beforeEach(() => {
    files = open();
  });
  /** Replaces a file's content while `run` runs. */
  async function spoilt(file: string, content: Buffer, run: () => Promise<void>) {
    const before = (await store.read(at(file))) ?? Buffer.alloc(0);
    await store.write(at(file), content);
    try {
      await run();
    } finally {
      await store.write(at(file), before);
    }
  }
  const brokenCount = async () =>
    /market_release_files_broken_total\{area="shop"\} (\d+)/.exec(await metrics.metrics())?.[1] ?? '0';

  it('serves released files, plain and compressed', async () => {
    for (const file of ['area.1.js', 'area.1.js.br', 'area.1.js.gz', 'list.1.css', 'area.json'])
      expect(await files.read(at(file))).toEqual(await store.read(at(file)));
    expect(logged).toEqual([]);
  });

  it('never returns a changed file, logs it once, and returns it again once it is repaired', async () => {
    await spoilt('area.1.js', bad, async () => {
      for (const _again of [1, 2])
        await expect(files.read(at('area.1.js'))).rejects.toMatchObject({ code: 'release.file-broken' });
      expect(logged).toEqual([{ area: 'shop', version, file: 'area.1.js', code: 'release.file-broken' }]);
      expect(await brokenCount()).toBe('1');
    });
    expect(await files.read(at('area.1.js'))).not.toBeNull();
    await spoilt('area.1.js', bad, async () => {
      await expect(files.read(at('area.1.js'))).rejects.toThrow();
    });
    expect(await brokenCount()).toBe('2');
  });

  it.each([
    ['says something else', brotliCompressSync(bad)],
    ['is cut', brotliCompressSync(Buffer.from('cut')).subarray(0, 3)],
  ])('takes a packed file that %s for missing: the plain one says the same', async (_what, content) => {
    await spoilt('area.1.js.br', content, async () => {
      expect(await files.read(at('area.1.js.br'))).toBeNull();
      expect(logged).toHaveLength(1);
    });
  });

  it('trusts the hashes in the database, not those beside the files', async () => {
    const description = String(await store.read(at('area.json')));
    await spoilt('area.json', Buffer.from(description.replaceAll('sha256-', 'sha256-A')), async () => {
      expect(await files.read(at('area.1.js'))).not.toBeNull();
    });
  });

  it('trusts the hashes beside the files while the database is away', async () => {
    const away = {
      select: () => {
        throw new Error('away');
      },
    } as unknown as Database;
    files = open(away);
    expect(await files.read(at('area.1.js'))).not.toBeNull();
    await spoilt('area.1.js', bad, async () => {
      await expect(files.read(at('area.1.js'))).rejects.toMatchObject({ code: 'release.file-broken' });
    });
  });

  it('serves no script without a hash, and no file of an unreleased version', async () => {
    await store.write(at('more.js'), bad);
    await expect(files.read(at('more.js'))).rejects.toMatchObject({ code: 'release.file-broken' });
    await store.write('releases/shop/2/remoteEntry.js', bad);
    expect(await files.read('releases/shop/2/remoteEntry.js')).toBeNull();
  });

  it('serves other files of the store unchecked', async () => {
    await store.write('media/1.png', bad);
    expect(await files.read('media/1.png')).toEqual(bad);
  });
});
