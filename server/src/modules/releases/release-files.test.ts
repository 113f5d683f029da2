import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FileStore } from '../../platform/files/index.ts';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { makeLive, startCanary } from './live/move-pointer.ts';
import { missingReleases } from './publish-checkout.ts';
import { receiveRelease } from './service.ts';
import { archiveOf, builtShop, endTrial, versionOf } from './testing.ts';

describe('release files', () => {
  const database = testDatabase();
  beforeEach(async () => {
    await database.db.execute(sql`truncate area_release, live_release, release_event cascade`);
  });
  const [one, two] = [versionOf('1'), versionOf('2')];
  const receive = async (store: FileStore, label = '1') => {
    const archive = Readable.from([await archiveOf(builtShop(label))]);
    return receiveRelease(database.db, store, { area: 'shop', version: versionOf(label), archive });
  };

  describe('a store that fails in the middle', () => {
    const kept = new Set<string>();
    /** A store that fails after this many files. */
    const failing = (most: number): FileStore => ({
      ...memoryFiles(),
      write: async (key) => {
        if (kept.size >= most) throw new Error('The store is full.');
        kept.add(key);
      },
      removeFolder: async (folder) => {
        for (const key of kept) if (key.startsWith(`${folder}/`)) kept.delete(key);
      },
    });
    beforeEach(() => kept.clear());
    it('keeps nothing of a release, and the version stays free', async () => {
      await expect(receive(failing(5))).rejects.toThrow('The store is full.');
      expect([...kept]).toEqual([]);
      expect(await database.db.execute(sql`select from area_release`)).toMatchObject({ rowCount: 0 });
      await expect(receive(failing(1000))).resolves.toMatchObject({ release: { version: one } });
      expect([...kept].at(-1)).toBe(`releases/shop/${one}/area.json`);
    });
  });

  it('names a live release whose files are missing', async () => {
    const store = memoryFiles();
    for (const label of ['1', '2']) {
      await receive(store, label);
      await endTrial(database.db, { area: 'shop', version: versionOf(label) });
    }
    const move = { area: 'shop', actor: 'shop team' } as const;
    await makeLive(database.db, { ...move, version: one, expected: null });
    await startCanary(database.db, { ...move, version: two, percent: 5, expected: one });
    expect(await missingReleases(database.db, store)).toEqual([]);
    expect(await missingReleases(database.db, memoryFiles())).toEqual([
      expect.stringMatching(`^mf-shop ${one} is given to visitors, but its files are not there: `),
      expect.stringMatching(`^mf-shop ${two} is given `),
    ]);
  });
});
