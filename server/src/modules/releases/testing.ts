import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type AreaId, areaContract } from 'shared-kit/contract';
import { pack } from 'tar-stream';
import type { Database } from '../../platform/db/index.ts';
import { type AreaRelease, addressed, type BuiltArea, builtArea } from './built-area.ts';
import { hashOf } from './upload/verify-build.ts';
import { keepVerdict } from './verdict/trials.ts';

export { hashOf };

/** A build of the shop as its team would upload it, with one file for each purpose, or with other contents. */
export function builtShop(
  version: string,
  change: Partial<BuiltArea> = {},
  contents: Readonly<Record<string, string>> = {},
): Map<string, Buffer> {
  const scripts = ['remoteEntry.js', 'area.1.js', 'list.1.js', 'en.1.js', 'tr.1.js'];
  const files = new Map(scripts.map((name) => [name, Buffer.from(`/* ${name} of ${version} */`)]));
  files.set('remoteEntry.js', Buffer.from(`var mf_shop; /* ${version} */`));
  files.set('list.1.css', Buffer.from('@layer area {}'));
  for (const [name, content] of Object.entries(contents)) files.set(name, Buffer.from(content));
  const description: BuiltArea = {
    id: 'shop',
    version,
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
  files.set('area.json', Buffer.from(JSON.stringify(description)));
  for (const name of scripts) {
    const content = files.get(name) ?? Buffer.alloc(0);
    files.set(`${name}.br`, brotliCompressSync(content));
    files.set(`${name}.gz`, gzipSync(content));
  }
  return files;
}

/** The same build as a release of the market. */
export const shopRelease = (version: string): AreaRelease =>
  addressed(builtArea.parse(JSON.parse(String(builtShop(version).get('area.json')))));

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
      ...{ ...release, faults, figures: { pages: 12, roles: 5, seconds: 41.5 } },
      ...{ host: 'host-1', liveSet: { shop: '1' } },
    }),
  );
