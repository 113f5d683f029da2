import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { PageToRender } from 'shared-kit/contract';
import { testEnv } from '../../platform/testing/test-env.ts';
import { type WarmMaker, warmMaker } from './warm-maker.ts';

let folder: string;
let maker: WarmMaker;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'warm-maker-'));
  await writeFile(
    join(folder, 'host.cjs'),
    `exports.sharedByHost = {};
     globalThis.read = () => require('node:fs').readFileSync(${JSON.stringify(join(folder, 'secret'))}, 'utf8');
     let made = 0;
     exports.pageRenderer = ({ area }) => async ({ address, currency }) =>
       ({ head: '', body: [++made, currency, area(address)].join(' '), missed: [] });`,
  );
  await writeFile(join(folder, 'secret'), 'x');
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => maker.stop());

const start = (area: string, patience?: number) => {
  maker = warmMaker(
    {
      host: join(folder, 'host.cjs'),
      area: `exports.default = ${area};`,
      registered: { id: 'shop', version: '1', contract: 1, entry: '', integrity: '', pages: [] },
      config: testEnv({}).public,
      pages: [],
    },
    patience,
  );
  return maker;
};
const page = (address: string): PageToRender => ({ address, currency: 'CHF', answers: {} });

it('renders several pages in one process', async () => {
  const { render, stop, ended } = start('(address) => "at " + address');
  expect((await render(page('/shop'))).body).toBe('1 CHF at /shop');
  expect((await Promise.all([render(page('/a')), render(page('/b'))])).map(({ body }) => body)).toEqual([
    '2 CHF at /a',
    '3 CHF at /b',
  ]);
  stop();
  expect(await ended).toBe(true);
});

it('continues after a page that fails, and lets pages read no files', async () => {
  const { render } = start('(address) => address === "/bad" ? read() : "good"');
  await expect(render(page('/bad'))).rejects.toThrow('Access to this API has been restricted');
  expect((await render(page('/shop'))).body).toBe('2 CHF good');
});

it.each([
  ['has no end', '(address) => { for (;;); }', 1500, 'SIGKILL'],
  ['ends its process', '(address) => process.exit(3)', undefined, '3'],
])('rejects a page that %s', async (_what, area, patience, how) => {
  const { render, ended } = start(area, patience);
  await expect(render(page('/shop'))).rejects.toThrow(`Rendering ended with ${how}`);
  expect(await ended).toBe(false);
});
