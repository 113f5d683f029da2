import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { areaVersion } from 'shared-kit/area-version';
import { type AreaId, areaContract, type DeclaredRoute } from 'shared-kit/contract/areas';
import { pack } from 'tar-stream';
import type { Database } from '../../platform/db/index.ts';
import { type AreaRelease, addressed, type BuiltArea, builtArea } from './built-area.ts';
import { hashOf } from './upload/verify-build.ts';
import { keepVerdict } from './verdict/trials.ts';

export { areaVersion, hashOf };

export type Described = Omit<BuiltArea, 'version'>;

/**
 * A build of the shop as its team would upload it, with one file for each purpose, or with other contents. Its version
 * begins with the label.
 */
export function builtShop(
  label: string,
  change: Partial<Described> = {},
  contents: Readonly<Record<string, string>> = {},
): Map<string, Buffer> {
  const scripts = ['remoteEntry.js', 'area.1.js', 'list.1.js', 'en.1.js', 'tr.1.js'];
  const files = new Map(scripts.map((name) => [name, Buffer.from(`/* ${name} of ${label} */`)]));
  files.set('remoteEntry.js', Buffer.from(`var mf_shop; /* ${label} */`));
  files.set('list.1.css', Buffer.from('@layer area {}'));
  for (const [name, content] of Object.entries(contents)) files.set(name, Buffer.from(content));
  const described: Described = {
    id: 'shop',
    contract: areaContract,
    uses: {},
    entry: 'remoteEntry.js',
    scripts: ['area.1.js'],
    styles: [],
    pages: [{ route: 'shop', pattern: '/shop', scripts: ['list.1.js'], styles: ['list.1.css'], shared: [] }],
    messages: { en: ['en.1.js'], tr: ['tr.1.js'] },
    integrity: Object.fromEntries([...files].map(([name, content]) => [name, hashOf(content)])),
    ...change,
  };
  const version = areaVersion(label, described, files);
  files.set('area.json', Buffer.from(JSON.stringify({ ...described, version })));
  for (const name of scripts) {
    const content = files.get(name) ?? Buffer.alloc(0);
    files.set(`${name}.br`, brotliCompressSync(content));
    files.set(`${name}.gz`, gzipSync(content));
  }
  return files;
}

/** A build of an area with a page for each of these routes. */
export const declaring = (area: AreaId, ...routes: DeclaredRoute[]) =>
  builtShop(
    `1-${area}`,
    {
      id: area,
      routes,
      pages: routes.map(({ name, path }) => ({
        route: name,
        pattern: path,
        scripts: [],
        styles: [],
        shared: [],
      })),
    },
    { 'remoteEntry.js': `var mf_${area};` },
  );

/** A route with words in both languages. */
export const routeAt = (path: string, name: string): DeclaredRoute => ({
  name,
  path,
  title: { en: 'Fair', tr: 'Fuar' },
  description: { en: 'Of looms.', tr: 'Tezgâhların.' },
});

/** Writes builds into a checkout's folder, as the areas' builds do. */
export function writeCheckout(
  folder: string,
  builds: Readonly<Record<string, ReadonlyMap<string, Buffer>>>,
): void {
  for (const [area, files] of Object.entries(builds)) {
    const dist = join(folder, `mf-${area}/dist`);
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, '../package.json'), '{}');
    for (const [name, content] of files) writeFileSync(join(dist, name), content);
  }
}

const describedBy = (files: ReadonlyMap<string, Buffer>): BuiltArea =>
  builtArea.parse(JSON.parse(String(files.get('area.json'))));

/** The version of a build, or of the shop's build with this label. */
export const versionOf = (build: string | ReadonlyMap<string, Buffer>): string =>
  describedBy(typeof build === 'string' ? builtShop(build) : build).version;

/** The shop as a release of the market, with any version. */
export const shopRelease = (version: string, change: Partial<Described> = {}): AreaRelease =>
  addressed({ ...describedBy(builtShop(version, change)), version });

/** A tar of the files, in order. */
export async function archiveOf(
  files: Iterable<readonly [string, Buffer]>,
  type: 'file' | 'symlink' | 'link' | 'directory' = 'file',
): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of files) {
    if (type === 'file') tar.entry({ name }, content);
    else tar.entry({ name, type, linkname: type === 'directory' ? undefined : '/etc/passwd' });
  }
  tar.finalize();
  const parts: Buffer[] = [];
  for await (const part of tar) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

type Tried = Readonly<{ area: AreaId; version: string; faults?: readonly string[] }>;

/** Ends the trial of a release: it passed, or has these faults. */
export const endTrial = (db: Database, { faults = [], ...release }: Tried) =>
  db.transaction((tx) =>
    keepVerdict(tx, {
      ...release,
      faults,
      figures: { pages: 12, roles: 5, seconds: 41.5 },
      host: 'host-1',
      liveSet: { shop: '1' },
    }),
  );
