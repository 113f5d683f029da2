import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { areaContract, type PageToRender } from 'shared-kit/contract/areas';
import { testEnv } from '../../platform/testing/test-env.ts';
import { type WarmMaker, warmMaker } from './warm-maker.ts';

describe('warm maker', () => {
  let folder: string;
  let maker: WarmMaker;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'warm-maker-'));
    await writeFile(
      join(folder, 'host.cjs'),
      `exports.sharedByHost = {};
     globalThis.start = () => require('node:child_process').execSync('true');
     globalThis.variables = () =>
       Object.keys(process.env).filter((name) => /DATABASE|SECRET|PATH/.test(name)).join();
     globalThis.read = () => require('node:fs').readFileSync(${JSON.stringify(join(folder, 'secret'))}, 'utf8');
     globalThis.ask = () => {
       const socket = require('node:net').connect(9, '127.0.0.1');
       return require('node:events').once(socket, 'connect');
     };
     let made = 0;
     exports.pageRenderer = ({ area }) => async ({ address, currency }) =>
       ({ head: '', body: [++made, currency, await area(address)].join(' '), sprites: [], missed: [] });`,
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
        registered: { id: 'shop', version: '1', contract: areaContract, entry: '', integrity: '', pages: [] },
        config: testEnv({}).public,
      },
      patience,
    );
    return maker;
  };
  const page = (address: string): PageToRender => ({ address, currency: 'CHF', queries: [], drawing: null });

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

  async function refuses(bad: string, failure: string): Promise<void> {
    const { render } = start(`(address) => address === "/bad" ? ${bad} : "good"`);
    await expect(render(page('/bad'))).rejects.toThrow(failure);
    expect((await render(page('/shop'))).body).toBe('2 CHF good');
  }

  it.each([
    ['reads files', 'read()', 'Access to this API has been restricted'],
    ['starts a program', 'start()', 'Access to this API has been restricted'],
    ['fails', '(() => { throw new Error("no loom"); })()', 'no loom'],
  ])('refuses a page that %s, and continues', (_what, bad, failure) => refuses(bad, failure));

  // Older versions have no permission for the network.
  const sinceNode25 = Number.parseInt(process.versions.node, 10) < 25 ? it.skip : it;
  sinceNode25('refuses a page that asks the network, and continues', () =>
    refuses('ask()', 'Access to this API has been restricted'),
  );

  it('sees none of our variables', async () => {
    const { render } = start('() => "variables:" + variables()');
    expect((await render(page('/shop'))).body).toBe('1 CHF variables:');
  });

  it.each([
    ['has no end', '(address) => { for (;;); }', 1500, 'SIGKILL'],
    ['ends its process', '(address) => process.exit(3)', undefined, '3'],
  ])('rejects a page that %s', async (_what, area, patience, how) => {
    const { render, ended } = start(area, patience);
    await expect(render(page('/shop'))).rejects.toThrow(`Rendering ended with ${how}`);
    expect(await ended).toBe(false);
  });
});
