import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaContract } from 'shared-kit/contract/areas';
import { areaVersion, hashOf } from '../../modules/releases/testing.ts';
import type { BuiltHost } from '../built-host.ts';

const host: BuiltHost = {
  version: 'host1',
  mode: 'production',
  scripts: ['/h/host.1.js'],
  styles: ['/h/host.1.css'],
  fonts: { 'archivo-latin': '/h/archivo-latin.1.woff2', 'archivo-turkish': '/h/archivo-turkish.1.woff2' },
  onDemand: { 'shared-kit/query': { scripts: ['/h/query.1.js'], styles: [] } },
  sprite: '/h/icons.1.svg',
  icon: '/h/favicon.svg',
  integrity: { '/h/host.1.js': 'sha384-host', '/h/host.1.css': 'sha384-style' },
  pages: ['login'],
};

/** Hash of the entry of the shop's build with this label. */
export const entryHash = (label: string): string => hashOf(Buffer.from(`entry ${label}`));

const shop = (label: string, isDark = false) => ({
  id: 'shop',
  contract: areaContract,
  entry: 'remoteEntry.js',
  scripts: ['area.1.js'],
  styles: [],
  routes: [
    {
      name: 'shop',
      path: '/shop',
      shows: 'products',
      title: { en: 'Shop "<of makers>', tr: 'Mağaza' },
      description: { en: 'All & everything' },
    },
    {
      name: 'product',
      path: '/shop/:id',
      params: { id: 'uuid' },
      title: { en: 'Product' },
      description: {},
      ...(isDark && { colourMode: 'dark' }),
    },
  ],
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
  integrity: { 'remoteEntry.js': entryHash(label), 'area.1.css': hashOf(Buffer.from('a{}')) },
});

/** `host.json` of a build whose pages are made by this code. */
export const hostJson = (bundle: string): string =>
  JSON.stringify({
    ...host,
    integrity: { ...host.integrity, '/h/pages.cjs': hashOf(Buffer.from(bundle)) },
  });

const write = (folder: string, files: Readonly<Record<string, string>>) =>
  Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));

/** A shop whose pages come as HTML. They show what they requested and got, as far as tests need it. */
const rendered = (label: string) => {
  const [listing, product] = shop(label).pages;
  return {
    ...shop(label),
    styles: ['area.1.css'],
    pages: [
      { ...listing, styles: [], questions: ['/api/products?q=&category=&locale=&currency=#view'] },
      { ...product, questions: ['/api/products/:id?locale=&currency=#variant', '/api/indicative-rates'] },
    ],
    html: { pages: ['/shop', '/shop/:id'], bundle: 'pages.cjs' },
  };
};
const renderingHost = `
  exports.sharedByHost = {};
  exports.pageRenderer = ({ area }) => async ({ address, currency, queries }) => ({
    head: '<title>Made</title>',
    body: area([address, currency, ...queries.map(({ queryKey }) => queryKey[0])].join(' ')),
    sprites: [],
    missed: [],
  });`;

type Build = Readonly<{
  isRendered?: boolean;
  /** Whether the page of a product works in dark colours only. */
  isDark?: boolean;
  /** Whether it has the page of a fair, for everybody, which comes as HTML. */
  hasFair?: boolean;
}>;

const withFair = (described: ReturnType<typeof shop> | ReturnType<typeof rendered>) => ({
  ...described,
  routes: [
    ...described.routes,
    {
      name: 'commercial-fair',
      path: '/fair',
      title: { en: 'Fair', tr: 'Fuar' },
      description: { en: 'Of looms.', tr: 'Tezgâhların.' },
    },
  ],
  pages: [
    ...described.pages,
    { route: 'commercial-fair', pattern: '/fair', scripts: ['fair.1.js'], styles: [], shared: [] },
  ],
  html: { pages: ['/fair'], bundle: 'pages.cjs' },
});

/** A build of the shop whose files contain the label, with which its version begins. */
function builtShop(label: string, { isRendered = false, isDark = false, hasFair = false }: Build = {}) {
  const plain = isRendered ? rendered(label) : shop(label, isDark);
  const described = hasFair ? withFair(plain) : plain;
  const files = {
    'remoteEntry.js': `entry ${label}`,
    'area.1.css': 'a{}',
    'pages.cjs': "exports.default = (text) => '<h1>' + text + '</h1>';",
  };
  const contents = new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));
  const version = areaVersion(label, described, contents);
  return { version, files: { ...files, 'area.json': JSON.stringify({ ...described, version }) } };
}

export const shopVersion = (...build: Parameters<typeof builtShop>): string => builtShop(...build).version;

/** Minimal builds of a host and an area, in their own folder. */
export async function builtMarket() {
  const root = await mkdtemp(join(tmpdir(), 'built-market-'));
  const hostFolder = join(root, 'host');
  await mkdir(hostFolder);
  const development = join(root, 'host-dev');
  await mkdir(development);
  await write(development, {
    'host.json': JSON.stringify({
      ...host,
      mode: 'development',
      scripts: ['/h/host.js'],
      styles: ['/h/host.css'],
      integrity: {},
    }),
    'host.js': 'develop()',
  });
  await write(hostFolder, {
    'host.json': hostJson(renderingHost),
    'host.1.js': 'run()',
    'host.1.js.br': 'small',
    'host.1.css': 'b{}',
    'messages.en.json': JSON.stringify({
      a: 'A',
      'error.not-found.title': 'Page Not Found',
    }),
    'messages.tr.json': JSON.stringify({ a: 'Ğ' }),
    'pages.cjs': renderingHost,
    'secret.txt': 'not for visitors',
  });
  return {
    hostFolder,
    store: join(root, 'releases'),
    /** The folder of a build of the shop. */
    async shop(...build: Parameters<typeof builtShop>): Promise<string> {
      const { version, files } = builtShop(...build);
      const folder = join(root, `shop-${version}`);
      await mkdir(folder);
      await write(folder, files);
      return folder;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
