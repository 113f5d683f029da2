import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { assertFree } from './free-port.mjs';
import { readOptions } from './options.mjs';
import { hostModeOf } from './running-market.mjs';

const packages = ['mf-bank', 'mf-shop', 'host'];
const read = (args, env = {}) => readOptions(args, env, packages);

it.each([
  [[], { names: [], isInPlace: false, marketPort: 4000 }],
  [['host'], { names: ['host'], isInPlace: false }],
  [['host', 'mf-shop'], { names: ['host', 'mf-shop'], isInPlace: false }],
  [['mf-shop'], { isInPlace: true, areas: [{ name: 'mf-shop', id: 'shop', port: 4102 }], market: undefined }],
  [['shop', 'mf-shop'], { names: ['mf-shop'] }],
  [['mf-shop', '--market', 'http://localhost:4000/shop'], { market: 'http://localhost:4000' }],
])('pnpm dev %j', (args, options) => {
  expect(read(args)).toMatchObject(options);
});

it('takes its ports from the environment', () => {
  const { marketPort, areas } = read(['mf-shop', 'mf-bank'], { PORT: '5000', AREA_PORT: '6000' });
  expect([marketPort, ...areas.map(({ port }) => port)]).toEqual([5000, 6000, 6001]);
});

it.each([
  [['mf-nobody'], {}, 'There is no area named mf-nobody.'],
  [['mf-shop', '--market', 'here'], {}, 'here is no address of a market.'],
  [['mf-shop', '--speed'], {}, /--speed/],
  [['mf-shop'], { PORT: 'x' }, 'PORT must be a port from 1 to 65535, not x.'],
  [['mf-shop'], { AREA_PORT: '70000' }, 'AREA_PORT must be a port from 1 to 65535, not 70000.'],
])('refuses %j with %j in one sentence', (args, env, sentence) => {
  expect(() => read(args, env)).toThrow(sentence);
});

describe('what is there already', () => {
  const override = { id: 'shop', port: 4102 };
  const server = createServer(({ headers }, response) => response.end(pageFor(headers.cookie)));
  let pageFor = () => '';
  const listen = async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return server.address().port;
  };
  afterEach(async () => {
    server.closeAllConnections();
    if (server.listening) await once(server.close(), 'close');
  });
  const documentOf = (config, told) =>
    `<script type="application/json" id="page-data">${JSON.stringify({ config, ...told })}</script>`;

  it('a port that is taken is named, with what to do', async () => {
    const port = await listen();
    await expect(assertFree(port, 'on which the market would listen', 'Set PORT.')).rejects.toMatchObject({
      message: `Port ${port}, on which the market would listen, is taken.`,
      remedy: 'Set PORT.',
    });
    await once(server.close(), 'close');
    await expect(assertFree(port, '', '')).resolves.toBeUndefined();
  });

  it.each(['production', 'development'])(
    'a market tells a browser with the override of its %s host',
    async (mode) => {
      const whole = documentOf({ allowOverrides: true }, { hostMode: mode });
      pageFor = (cookie) => (cookie === 'area_overrides=shop@4102' ? whole : '');
      expect(await hostModeOf(`http://127.0.0.1:${await listen()}`, override)).toBe(mode);
    },
  );

  it('a market from before is served what runs in every host', async () => {
    pageFor = () => documentOf({ allowOverrides: true });
    expect(await hostModeOf(`http://127.0.0.1:${await listen()}`, override)).toBe('production');
  });

  it.each([
    [
      'refuses overrides',
      documentOf({ allowOverrides: false }),
      /^The market at .* does not allow overrides\.$/,
    ],
    ['is another program', '<h1>It works</h1>', /is no market\.$/],
  ])('a market that %s', async (_what, answer, sentence) => {
    pageFor = () => answer;
    const asked = hostModeOf(`http://127.0.0.1:${await listen()}`, override);
    await expect(asked).rejects.toThrow(sentence);
  });

  it('no market at all', async () => {
    await expect(hostModeOf('http://127.0.0.1:1', override)).rejects.toThrow(
      'No market answers at http://127.0.0.1:1.',
    );
  });
});
