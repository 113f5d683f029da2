import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import type { PrerenderedPage } from 'shared-kit/contract';
import type { AreaRelease } from '../../modules/releases/index.ts';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testEnv } from '../../platform/testing/test-env.ts';
import type { Order } from './make-pages.ts';
import { prerenderer } from './prerenderer.ts';
import { runMaker } from './run-maker.ts';

const release = (version: string): AreaRelease => ({
  id: 'marketing',
  version,
  contract: 1,
  entry: '/r/marketing/1/remoteEntry.js',
  scripts: [],
  styles: [],
  pages: [{ route: 'home', pattern: '/', scripts: [], styles: [], shared: [] }],
  messages: {},
  prerendered: { pages: ['/'], bundle: 'pages.cjs' },
  integrity: {},
});
const home: PrerenderedPage = { pattern: '/', locale: 'en', head: '', body: '<h1>Home</h1>', questions: [] };

let hostFolder: string;
let files: ReturnType<typeof memoryFiles>;
const log = { info: jest.fn(), warn: jest.fn() };
const make = jest.fn(async (_order: Order): Promise<readonly PrerenderedPage[]> => [home]);

beforeAll(async () => {
  hostFolder = await mkdtemp(join(tmpdir(), 'prerenderer-'));
  await writeFile(join(hostFolder, 'pages.cjs'), '');
});
afterAll(() => rm(hostFolder, { recursive: true }));
beforeEach(async () => {
  jest.clearAllMocks();
  files = memoryFiles();
  for (const version of ['1', '2'])
    await files.write(
      `releases/marketing/${version}/pages.cjs`,
      Buffer.from(`at('/files-of-release/loom.svg')`),
    );
});

const market = (hostVersion = 'one', variables: Readonly<Record<string, string>> = {}) =>
  prerenderer({
    files,
    hostFolder,
    hostVersion: async () => hostVersion,
    config: testEnv(variables).public,
    log: log as unknown as FastifyBaseLogger,
    make,
  });

it('makes the pages of a release once, and other processes find them', async () => {
  const [first, second] = [market(), market()];
  await Promise.all([first.prepare([release('1')]), first.prepare([release('1')])]);
  await second.prepare([release('1')]);
  expect(make).toHaveBeenCalledTimes(1);
  for (const it of [first, second]) expect(it.page(release('1'), '/', 'en')).toEqual(home);
  expect(second.page(release('1'), '/', 'tr')).toBeNull();
});

it("tells the area's bundle where its files lie", async () => {
  await market().prepare([release('2')]);
  expect(make.mock.calls[0]?.[0].area).toBe(`at('/r/marketing/2/loom.svg')`);
});

it.each([
  ['another host', 'two', {}],
  ['a market of another name', 'one', { BRAND_NAME: 'Bazaar' }],
])('makes them anew for %s, and finds the ones before when it is back', async (_what, host, variables) => {
  await market().prepare([release('1')]);
  await market(host, variables).prepare([release('1')]);
  expect(make).toHaveBeenCalledTimes(2);
  await market().prepare([release('1')]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes the pages of a new release in the background', async () => {
  const it = market();
  expect(it.page(release('2'), '/', 'en')).toBeNull();
  await it.prepare([release('2')]);
  expect(it.page(release('2'), '/', 'en')).toEqual(home);
  expect(make).toHaveBeenCalledTimes(1);
});

it('has no page for a release that fails, logs it and retries later', async () => {
  jest.useFakeTimers();
  make.mockRejectedValueOnce(new Error('no loom'));
  const it = market();
  expect(await it.prepare([release('1')])).toBe(false);
  expect(await it.prepare([release('1')])).toBe(false);
  expect(it.page(release('1'), '/', 'en')).toBeNull();
  expect(make).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ area: 'marketing', version: '1', err: new Error('no loom') }),
    'not prerendered yet: browsers make its pages',
  );
  jest.advanceTimersByTime(5000);
  expect(await it.prepare([release('1')])).toBe(true);
  expect(it.page(release('1'), '/', 'en')).toEqual(home);
  jest.useRealTimers();
});

it('makes no page of an area that prerenders none', async () => {
  const { prerendered: _none, ...shop } = release('1');
  const it = market();
  await it.prepare([shop]);
  expect(it.page(shop, '/', 'en')).toBeNull();
  expect(make).not.toHaveBeenCalled();
});

it.each([
  ['says what came of it', 'exports.default = 5;', null],
  ['throws', 'throw new Error("no loom");', 'no loom'],
  ['reads what is none of its business', 'exports.default = given.read(given.file);', 'ERR_ACCESS_DENIED'],
  ['starts a program', 'given.start();', 'ERR_ACCESS_DENIED'],
  ['looks for our variables', 'exports.default = given.variables();', null],
])('an area that %s', async (_what, area, failure) => {
  const host = join(hostFolder, 'host.cjs');
  await writeFile(
    host,
    `exports.sharedByHost = {};
     globalThis.given = {
       file: ${JSON.stringify(join(hostFolder, 'pages.cjs'))},
       read: (file) => require('node:fs').readFileSync(file, 'utf8'),
       start: () => require('node:child_process').execSync('true'),
       variables: () => Object.keys(process.env).filter((name) => /DATABASE|SECRET|PATH/.test(name)).length,
     };
     exports.prerenderArea = async ({ area }) => [{ body: String(area) }];`,
  );
  const order: Order = {
    host,
    area,
    registered: { id: 'marketing', version: '1', contract: 1, entry: '', integrity: '', pages: [] },
    config: testEnv({}).public,
    pages: [],
  };
  if (failure) await expect(runMaker(order)).rejects.toThrow(failure);
  else expect(await runMaker(order)).toEqual([{ body: area.includes('5') ? '5' : '0' }]);
});
