import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../../platform/files/index.ts';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { StartFailure } from '../../../platform/start-failure.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { keepCheckout } from '../publish-checkout.ts';
import { insertRelease } from '../repository.ts';
import { publishBuild } from '../service.ts';
import { archiveOf, builtShop, type Described, hashOf, shopRelease, versionOf } from '../testing.ts';
import { createReleaseToken } from '../tokens/release-tokens.ts';
import { trialsOf } from '../verdict/testing.ts';
import { verifyFolder } from './verify-folder.ts';

type Files = ReturnType<typeof builtShop>;

/** The build with another description. */
function describedAs(files: Files, change: Partial<Described> & { version?: string }): Files {
  const described = JSON.parse(String(files.get('area.json')));
  return files.set('area.json', Buffer.from(JSON.stringify({ ...described, ...change })));
}

function withOtherScript(files: Files): Files {
  const script = Buffer.from('steal()');
  const { integrity } = JSON.parse(String(files.get('area.json')));
  for (const packed of ['area.1.js.br', 'area.1.js.gz']) files.delete(packed);
  files.set('area.1.js', script);
  return describedAs(files, { integrity: { ...integrity, 'area.1.js': hashOf(script) } });
}

/** Ways in which a build no longer has the content that its version names. */
const changes: Readonly<Record<string, (files: Files) => Files>> = {
  'with a name by hand': (files) => describedAs(files, { version: 'by-hand' }),
  'with the name of another build': (files) => describedAs(files, { version: versionOf('2') }),
  'with another description': (files) => describedAs(files, { menu: [] }),
  'with another script, told by its hash': withOtherScript,
  'with a file more': (files) => files.set('more.png', Buffer.from('x')),
};

describe('the version of a release is made of its content', () => {
  const database = testDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'version-doors-'));
  const distOf = (checkout: string) => join(checkout, 'mf-shop/dist');
  let files: FileStore;
  let app: FastifyInstance;
  let headers: Readonly<Record<string, string>>;
  const written: string[] = [];
  beforeAll(async () => {
    files = {
      ...memoryFiles(),
      write: async (key) => {
        written.push(key);
      },
    };
    app = await testApp({ db: database.db, files });
    const token = await createReleaseToken(database.db, 'shop', 'CI');
    headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' };
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await database.db.execute(sql`truncate area_release, live_release, release_event cascade`);
    written.length = 0;
  });

  /** A checkout whose shop is this build. */
  function checkoutOf(build: Files): string {
    const dist = distOf(folder);
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, '../package.json'), '{}');
    for (const [name, content] of build) writeFileSync(join(dist, name), content);
    return folder;
  }

  async function upload(build: Files): Promise<void> {
    const url = `/api/releases/shop/${versionOf(build)}`;
    const answer = await app.inject({ method: 'PUT', url, headers, payload: await archiveOf(build) });
    if (answer.statusCode !== 201) throw new Error(answer.json().detail);
  }
  const doors: Readonly<Record<string, (build: Files) => Promise<unknown>>> = {
    'an upload': upload,
    'the checkout at a start': (build) => keepCheckout(database.db, files, checkoutOf(build)),
    'a build in development': (build) => publishBuild(database.db, files, distOf(checkoutOf(build))),
    "the command's check before an upload": (build) => verifyFolder(distOf(checkoutOf(build)), 'shop'),
  };
  const kept = async () => [...(await trialsOf(database.db)).keys()];

  describe.each(Object.entries(doors))('at %s', (_door, enter) => {
    it('is taken as it was built', async () => {
      await enter(builtShop('1'));
    });

    it.each(Object.entries(changes))('is refused %s, and nothing is kept', async (_what, change) => {
      const build = change(builtShop('1'));
      const named = versionOf(build);
      await expect(enter(build)).rejects.toThrow(
        new RegExp(`By its content it is \\S+-[0-9a-f]{12}, not ${named}\\.`),
      );
      expect(await kept()).toEqual([]);
      expect(written).toEqual([]);
    });
  });

  it('is not shipped if other files are kept under it', async () => {
    const version = versionOf('1');
    const other = shopRelease(version, { integrity: { 'remoteEntry.js': hashOf(Buffer.from('steal()')) } });
    await insertRelease(database.db, other, 1024, 'untried');
    for (const door of ['the checkout at a start', 'a build in development'])
      await expect(doors[door]?.(builtShop('1'))).rejects.toThrow(`${version} is kept with other files;`);
    expect((await trialsOf(database.db)).get(version)).toMatchObject({ state: 'untried' });
  });

  it('stops a start in words for the operator', async () => {
    const start = keepCheckout(database.db, files, checkoutOf(describedAs(builtShop('1'), { menu: [] })));
    await expect(start).rejects.toThrow(StartFailure);
    await expect(start).rejects.toThrow(`${distOf(folder)} is not as it was built.`);
  });

  it('is asked for wherever a release is written, but for fictional ones', () => {
    const source = join(import.meta.dirname, '../../..');
    const callers = globSync('**/*.ts', { cwd: source })
      .filter((file) => !/(\.test|testing)\.ts$/.test(file))
      .filter((file) =>
        /insertRelease\(|insert\(areaRelease\)/.test(readFileSync(join(source, file), 'utf8')),
      );
    expect(callers.sort()).toEqual([
      'modules/releases/repository.ts',
      'modules/releases/service.ts',
      'trial/seed-releases.ts',
    ]);
  });
});
