import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltHost } from '../built-host.ts';

const host: BuiltHost = {
  version: 'host1',
  scripts: ['/h/host.1.js'],
  styles: ['/h/host.1.css'],
  fonts: { 'archivo-latin': '/h/archivo-latin.1.woff2', 'archivo-turkish': '/h/archivo-turkish.1.woff2' },
  onDemand: { 'shared-kit/query': { scripts: ['/h/query.1.js'], styles: [] } },
  sprite: '/h/icons.1.svg',
  icon: '/h/favicon.svg',
  integrity: { '/h/host.1.js': 'sha384-host', '/h/host.1.css': 'sha384-style' },
  pages: ['login'],
};

const shop = (version: string) => ({
  id: 'shop',
  version,
  contract: 1,
  entry: 'remoteEntry.js',
  scripts: ['area.1.js'],
  styles: [],
  pages: [
    {
      route: 'shop',
      pattern: '/shop',
      scripts: ['list.1.js'],
      styles: ['list.1.css'],
      shared: ['shared-kit/query'],
    },
    { route: 'product', pattern: '/shop/:id', scripts: ['product.1.js'], styles: [], shared: [] },
  ],
  messages: { en: ['en.1.js'], tr: ['tr.1.js'] },
  integrity: { 'remoteEntry.js': 'sha384-entry', 'area.1.js': 'sha384-area' },
});

const write = (folder: string, files: Readonly<Record<string, string>>) =>
  Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));

/** Builds of a host and of one area, as small as the server's code allows, in a folder of their own. */
export async function builtMarket() {
  const root = await mkdtemp(join(tmpdir(), 'built-market-'));
  const hostFolder = join(root, 'host');
  await mkdir(hostFolder);
  const development = join(root, 'host-dev');
  await mkdir(development);
  await write(development, {
    'host.json': JSON.stringify({ ...host, scripts: ['/h/host.js'], styles: ['/h/host.css'], integrity: {} }),
    'host.js': 'develop()',
  });
  await write(hostFolder, {
    'host.json': JSON.stringify(host),
    'host.1.js': 'run()',
    'host.1.js.br': 'small',
    'messages.en.json': JSON.stringify({
      a: 'A',
      'head.title.shop': 'Shop "<of makers>',
      'head.description.shop': 'All & everything',
      'error.not-found.title': 'Page Not Found',
    }),
    'messages.tr.json': JSON.stringify({ a: 'Ğ', 'head.title.shop': 'Mağaza' }),
    'secret.txt': 'not for visitors',
  });
  return {
    hostFolder,
    store: join(root, 'releases'),
    /** A build of the shop; its files name the version. */
    async shop(version: string): Promise<string> {
      const folder = join(root, `shop-${version}`);
      await mkdir(folder);
      await write(folder, {
        'area.json': JSON.stringify(shop(version)),
        'remoteEntry.js': `entry ${version}`,
      });
      return folder;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
