import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { areaContract } from 'shared-kit/contract/areas';
import { archiveOf, builtShop } from '../testing.ts';
import { readArchive } from './read-archive.ts';
import { hashOf, verifyBuild } from './verify-build.ts';

const page = { route: 'shop', pattern: '/shop', scripts: [], styles: [], shared: [] };
type Files = Map<string, Buffer>;

/** The version that a build names. */
const named = (files: Files) => /"version":"([^"]+)"/.exec(String(files.get('area.json')))?.[1] ?? 'none';
const failure = (files: Files, version = named(files)) =>
  verifyBuild(files, { area: 'shop', version }).then(
    () => 'none',
    (error: { code: string }) => error.code,
  );

it.each(['sha256', 'sha384'])(
  'accepts a build as the tool chain makes it, with its files told by %s',
  async (algorithm) => {
    const files = builtShop('1.0.0');
    const integrity = Object.fromEntries(
      [...files]
        .filter(([name]) => /\.(js|css)$/.test(name))
        .map(([name, it]) => [name, hashOf(it, algorithm)]),
    );
    const build = builtShop('1.0.0', { integrity });
    const version = named(build);
    expect(await verifyBuild(build, { area: 'shop', version })).toMatchObject({ id: 'shop', version });
  },
);

describe('a build is refused', () => {
  it.each<[string, () => Files, string]>([
    ['of another area', () => builtShop('1.0.0', { id: 'bank' }), 'release.build-invalid'],
    [
      'of a contract to come',
      () => builtShop('1.0.0', { contract: areaContract + 1 }),
      'release.contract-unsupported',
    ],
    [
      "with another area's page",
      () => builtShop('1.0.0', { pages: [{ ...page, route: 'quotes', pattern: '/quotes' }] }),
      'release.page-unknown',
    ],
    [
      'with a page that only a newer host knows',
      () => builtShop('1.0.0', { pages: [{ ...page, route: 'spare-parts', pattern: '/spare-parts' }] }),
      'release.page-unknown',
    ],
    [
      'with a page at an address that is not its own',
      () => builtShop('1.0.0', { pages: [{ ...page, pattern: '/login' }] }),
      'release.build-invalid',
    ],
    [
      'with a file that it names and lacks',
      () => builtShop('1.0.0', { styles: ['gone.css'] }),
      'release.build-invalid',
    ],
    ['without its description', () => without(builtShop('1.0.0'), 'area.json'), 'release.build-invalid'],
    [
      'with a malformed description',
      () => builtShop('1.0.0').set('area.json', Buffer.from('{')),
      'release.build-invalid',
    ],
    [
      'with a script that was changed',
      () => builtShop('1.0.0').set('area.1.js', Buffer.from('steal()')),
      'release.build-invalid',
    ],
    [
      'with a script that has no hash',
      () => builtShop('1.0.0').set('more.js', Buffer.from('steal()')),
      'release.build-invalid',
    ],
    [
      'under the global name of another area',
      () => builtShop('1.0.0', {}, { 'remoteEntry.js': 'var mf_bank;' }),
      'release.build-invalid',
    ],
    [
      'with a compressed file that says something else',
      () => builtShop('1.0.0').set('area.1.js.br', brotliCompressSync(Buffer.from('steal()'))),
      'release.build-invalid',
    ],
    [
      'with a compressed file that swells',
      () => builtShop('1.0.0').set('area.1.js.gz', gzipSync(Buffer.alloc(50_000_000))),
      'release.build-invalid',
    ],
    [
      'with a compressed file of nothing',
      () => builtShop('1.0.0').set('x.css.br', Buffer.from('')),
      'release.build-invalid',
    ],
  ])('%s', async (_what, files, code) => {
    expect(await failure(files())).toBe(code);
  });

  it('of another version', async () => {
    expect(await failure(builtShop('1.0.0'), '1.0.0-other')).toBe('release.build-invalid');
  });

  it('with an entry over its budget', async () => {
    const entry = `var mf_shop; ${randomBytes(20_000).toString('base64')}`;
    expect(await failure(builtShop('1.0.0', {}, { 'remoteEntry.js': entry }))).toBe('release.too-large');
  });

  it.each([
    ['a rule that reaches out', '@layer area{header a{color:red}}', 'release.styles-reach-out'],
    ['rules without end', `@layer area{${'.shop_a{color:red}'.repeat(30_000)}}`, 'release.too-large'],
    ['rules of its own', '@layer area{.shop_a{color:red}}', 'none'],
  ])('by its style sheets: %s', async (_what, css, code) => {
    expect(await failure(builtShop('1.0.0', {}, { 'list.1.css': css }))).toBe(code);
  });
});

const without = (files: Files, name: string) => {
  files.delete(name);
  return files;
};

describe('an archive', () => {
  const read = (archive: Buffer, limits?: { bytes: number; files: number }) =>
    readArchive(Readable.from([archive]), limits).then(
      (files) => [...files.keys()],
      (error: { code: string }) => error.code,
    );
  const file = (name: string) => [[name, Buffer.from('x')]] as const;

  it('is read as the files it holds', async () => {
    expect(await read(await archiveOf([...file('a.js'), ...file('b.css')]))).toEqual(['a.js', 'b.css']);
  });

  it.each([['../a.js'], ['/etc/passwd'], ['a/b.js'], ['..'], ['.hidden'], ['a..js'], ['a\\b.js'], ['ö.js']])(
    'with a file named %s is refused',
    async (name) => {
      expect(await read(await archiveOf(file(name)))).toBe('release.archive-broken');
    },
  );

  it.each(['symlink', 'directory'] as const)('with a %s is refused', async (type) => {
    expect(await read(await archiveOf(file('a.js'), type))).toBe('release.archive-broken');
  });

  it('that is cut, or none, or names a file twice is refused', async () => {
    const whole = await archiveOf([['a.js', Buffer.alloc(4000)]]);
    expect(await read(whole.subarray(0, 2000))).toBe('release.archive-broken');
    expect(await read(Buffer.from('no tar at all'.repeat(100)))).toBe('release.archive-broken');
    expect(await read(await archiveOf([...file('a.js'), ...file('a.js')]))).toBe('release.archive-broken');
  });

  it('may hold so much and no more', async () => {
    const archive = await archiveOf([...file('a.js'), ...file('b.js')]);
    expect(await read(archive, { bytes: 1, files: 9 })).toBe('release.too-large');
    expect(await read(archive, { bytes: 9, files: 1 })).toBe('release.too-large');
    expect(await read(archive, { bytes: 2, files: 2 })).toEqual(['a.js', 'b.js']);
  });
});
