import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { readReleaseFile } from './artefacts.ts';
import { makeLive, startCanary } from './live/move-pointer.ts';
import { collectRetired } from './remove-retired.ts';
import { receiveRelease } from './service.ts';
import { archiveOf, builtShop, endTrial } from './testing.ts';

describe('a release that no visitor gets any more', () => {
  const database = testDatabase();
  const files = memoryFiles();
  const upload = async (version: string) => {
    const archive = Readable.from([await archiveOf(builtShop(version))]);
    await receiveRelease(database.db, files, { area: 'shop', version, archive });
  };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

  it('is deleted after 30 days; live releases and canaries stay', async () => {
    for (const version of ['1', '2', '3']) {
      await upload(version);
      await endTrial(database.db, { area: 'shop', version });
    }
    const move = { area: 'shop', actor: 'shop team' } as const;
    await makeLive(database.db, { ...move, version: '1', expected: null });
    await makeLive(database.db, { ...move, version: '2', expected: '1' });
    await startCanary(database.db, { ...move, version: '3', percent: 5, expected: '2' });
    expect(await collectRetired(database.db, files, inDays(29))).toBe(0);
    expect(await collectRetired(database.db, files, inDays(31))).toBe(1);
    expect(await readReleaseFile(files, 'shop', '1', 'remoteEntry.js')).toBeNull();
    expect(await readReleaseFile(files, 'shop', '2', 'remoteEntry.js')).not.toBeNull();
    const again = makeLive(database.db, { ...move, version: '1', expected: '2' });
    await expect(again).rejects.toMatchObject({ code: 'release.not-found' });
    await expect(upload('1')).rejects.toMatchObject({ code: 'release.exists' });
  });
});
