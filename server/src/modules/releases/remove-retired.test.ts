import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { readReleaseFile } from './artefacts.ts';
import { makeLive, startCanary } from './live/move-pointer.ts';
import { findRelease } from './live/pointers.ts';
import { collectRetired } from './remove-retired.ts';
import { keepBuild, receiveRelease } from './service.ts';
import { archiveOf, builtShop, endTrial, versionOf } from './testing.ts';

describe('a release that no visitor gets any more', () => {
  const database = testDatabase();
  const files = memoryFiles();
  const [one, two, three] = [versionOf('1'), versionOf('2'), versionOf('3')];
  const upload = async (label: string) => {
    const archive = Readable.from([await archiveOf(builtShop(label))]);
    await receiveRelease(database.db, files, { area: 'shop', version: versionOf(label), archive });
  };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

  it('is deleted after 30 days; live releases and canaries stay', async () => {
    for (const label of ['1', '2', '3']) {
      await upload(label);
      await endTrial(database.db, { area: 'shop', version: versionOf(label) });
    }
    const move = { area: 'shop', actor: 'shop team' } as const;
    await makeLive(database.db, { ...move, version: one, expected: null });
    await makeLive(database.db, { ...move, version: two, expected: one });
    await startCanary(database.db, { ...move, version: three, percent: 5, expected: two });
    expect(await collectRetired(database.db, files, inDays(29))).toBe(0);
    expect(await collectRetired(database.db, files, inDays(31))).toBe(1);
    expect(await readReleaseFile(files, 'shop', one, 'remoteEntry.js')).toBeNull();
    expect(await readReleaseFile(files, 'shop', two, 'remoteEntry.js')).not.toBeNull();
    const again = makeLive(database.db, { ...move, version: one, expected: two });
    await expect(again).rejects.toMatchObject({ code: 'release.not-found' });
    await expect(upload('1')).rejects.toMatchObject({ code: 'release.exists' });
  });

  it('is there again once the operator ships it again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tezgah-shop-'));
    for (const [name, content] of builtShop('1')) writeFileSync(join(folder, name), content);
    await keepBuild(database.db, files, folder);
    rmSync(folder, { recursive: true });
    expect(await findRelease(database.db, 'shop', one)).toMatchObject({ version: one });
    expect(await readReleaseFile(files, 'shop', one, 'remoteEntry.js')).not.toBeNull();
    expect(await collectRetired(database.db, files, inDays(29))).toBe(0);
  });
});
