import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FileStore } from '../files/index.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { AppError } from '../http/index.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testEnv } from '../testing/test-env.ts';
import { deleteUnusedUploads, storeUpload, type Uploader, uploadedFile, uploadKey } from './index.ts';

describe('uploads', () => {
  const database = testDatabase();
  const env = testEnv({ UPLOADS_MB_COMPANY: '3', UPLOADS_MB_MEMBER: '2', UPLOADS_MB_NO_COMPANY: '1' });
  let files: FileStore;
  let by: Uploader;
  beforeEach(() => {
    files = memoryFiles();
    by = { userId: randomUUID(), companyId: randomUUID() };
  });

  const megabytes = (count: number, text: string): Buffer => Buffer.alloc(count * 1_000_000, text);
  async function keep(content: Buffer, who = by, store = files): Promise<string> {
    const key = uploadKey('tests', content, who);
    await storeUpload({ db: database.db, files: store, env }, { key, content, by: who });
    return key;
  }
  const keyIn = async (key: string): Promise<boolean> =>
    (await database.db.select().from(uploadedFile).where(eq(uploadedFile.key, key))).length === 1;

  describe('an uploader', () => {
    it('may use up the quota and no more, and is told its size', async () => {
      await keep(megabytes(2, 'a'));
      await expect(keep(megabytes(1, 'b'))).rejects.toMatchObject({
        code: 'upload.quota-full',
        status: 409,
        room: { usedBytes: 2_000_000, mostBytes: 2_000_000 },
      });
    });

    it('shares what their company may have with its other members', async () => {
      const colleague = { ...by, userId: randomUUID() };
      await keep(megabytes(2, 'a'));
      await keep(megabytes(1, 'b'), colleague);
      await expect(keep(megabytes(1, 'c'), colleague)).rejects.toMatchObject({
        room: { usedBytes: 3_000_000, mostBytes: 3_000_000 },
      });
      await keep(megabytes(1, 'c'), { userId: colleague.userId, companyId: randomUUID() });
    });

    it('has little without a company', async () => {
      const alone = { userId: randomUUID(), companyId: null };
      await keep(megabytes(1, 'a'), alone);
      await expect(keep(megabytes(1, 'b'), alone)).rejects.toMatchObject({ code: 'upload.quota-full' });
      await keep(megabytes(1, 'b'), { userId: randomUUID(), companyId: null });
    });

    it('has the same content counted once', async () => {
      await keep(megabytes(2, 'a'));
      await keep(megabytes(2, 'a'));
    });

    it('can’t bring in more by sending it all at once', async () => {
      const all = await Promise.allSettled(['a', 'b', 'c', 'd'].map((text) => keep(megabytes(1, text))));
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    });

    it('has the room again that a file would have taken which could not be written', async () => {
      const full = { ...files, write: () => Promise.reject(new AppError('storage.full')) };
      await expect(keep(megabytes(2, 'a'), by, full)).rejects.toMatchObject({
        code: 'storage.full',
        status: 503,
      });
      await keep(megabytes(2, 'b'));
    });
  });

  describe('a file that nothing names', () => {
    const content = Buffer.from('the same');
    const age = (key: string) =>
      database.db
        .update(uploadedFile)
        .set({ wantedAt: sql`now() - interval '2 hours'` })
        .where(eq(uploadedFile.key, key));
    const sweep = (store = files, isNamed = sql`false`) =>
      deleteUnusedUploads({ db: database.db, files: store }, { folder: 'tests', isNamed });
    /** Holds an operation of the store: `started` resolves when it begins, `go` lets it finish. */
    function held<Args extends unknown[]>(work: (...args: Args) => Promise<void>) {
      const [started, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const wait = async (...args: Args) => {
        started.resolve();
        await go.promise;
        await work(...args);
      };
      return { started: started.promise, go: go.resolve, wait };
    }

    it('goes after an hour, with its bytes and what they count', async () => {
      const key = await keep(content);
      expect(await sweep()).toBe(0);
      await age(key);
      expect(await sweep(files, sql`${uploadedFile.key} = ${key}`)).toBe(0);
      expect(await sweep()).toBe(1);
      expect([await files.read(key), await keyIn(key)]).toEqual([null, false]);
    });

    it('is there whole when the same is uploaded while it is being deleted', async () => {
      const key = await keep(content);
      await age(key);
      const { started, go, wait } = held(files.remove);
      const sweeping = sweep({ ...files, remove: wait });
      await started;
      const again = keep(content);
      // The second upload must wait for the deletion, or its bytes would be deleted.
      await new Promise((resolve) => setTimeout(resolve, 200));
      go();
      await Promise.all([sweeping, again]);
      expect([await files.read(key), await keyIn(key)]).toEqual([content, true]);
    });

    it('stays when the same is being uploaded again', async () => {
      const key = await keep(content);
      await age(key);
      const { started, go, wait } = held(files.write);
      const again = keep(content, by, { ...files, write: wait });
      await started;
      expect(await sweep()).toBe(0);
      go();
      await again;
      expect([await files.read(key), await keyIn(key)]).toEqual([content, true]);
    });

    it('is tried again where the store was away', async () => {
      const key = await keep(content);
      await age(key);
      const away = { ...files, remove: () => Promise.reject(new AppError('files.unreachable')) };
      await expect(sweep(away)).rejects.toMatchObject({ code: 'files.unreachable' });
      expect(await keyIn(key)).toBe(true);
      expect(await sweep()).toBe(1);
    });
  });
});
