import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FetchRules, fetchImage, publicInternet } from './fetch-image.ts';

describe('fetch image', () => {
  function* endless() {
    for (;;) yield Buffer.alloc(50_000);
  }
  const gif = Buffer.from('GIF89a, or something that begins like one');
  let server: Server;
  let origin: string;
  let asked = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked += 1;
      const redirects: Record<string, string> = {
        '/moved': '/picture',
        '/to-metadata': 'http://169.254.169.254/latest',
        '/to-file': 'file:///etc/passwd',
        '/round': '/round',
      };
      const to = redirects[request.url ?? ''];
      if (to) return response.writeHead(302, { location: to }).end();
      if (request.url === '/missing') return response.writeHead(404).end();
      if (request.url === '/silent') return undefined;
      if (request.url === '/page')
        return response.writeHead(200, { 'content-type': 'image/png' }).end('<html>');
      if (request.url === '/endless') return pipeline(endless(), response, () => undefined);
      return response.writeHead(200, { 'content-type': 'text/plain' }).end(gif);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Allows this test's server, and no other address that isn't public. */
  const local: FetchRules = {
    ...publicInternet,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    mayConnect: (address) => address === '127.0.0.1',
    maxBytes: 100_000,
  };

  describe('fetchImage', () => {
    it.each(['/picture', '/moved'])('fetches %s, by what it is and not by what it says', async (path) => {
      expect(await fetchImage(origin + path, local)).toEqual({ ok: true, bytes: gif, kind: 'gif' });
    });

    it('connects to the address that was judged, whatever the name', async () => {
      const url = `${origin.replace('127.0.0.1', 'shop.example')}/picture`;
      expect(await fetchImage(url, local)).toMatchObject({ ok: true });
    });

    it.each([
      ['/missing', 'answered', '404'],
      ['/page', 'type', ''],
      ['/endless', 'size', '0.1'],
      ['/to-metadata', 'private', '169.254.169.254 (169.254.169.254)'],
      ['/to-file', 'address', ''],
      ['/round', 'redirects', '5'],
    ])('refuses %s', async (path, loss, detail) => {
      expect(await fetchImage(origin + path, local)).toEqual({ ok: false, loss, detail });
    });

    it('gives up on a server that says nothing', async () => {
      expect(await fetchImage(`${origin}/silent`, { ...local, milliseconds: 50 })).toEqual({
        ok: false,
        loss: 'time',
        detail: '0.05',
      });
    });

    it.each(['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost'])(
      'never asks %s',
      async (host) => {
        const before = asked;
        const answer = await fetchImage(`${origin.replace('127.0.0.1', host)}/picture`);
        expect(answer).toMatchObject({ ok: false, loss: 'private' });
        expect(asked).toBe(before);
      },
    );

    it('refuses a name of which one address is private', async () => {
      const rules: FetchRules = {
        ...publicInternet,
        resolve: async () => [
          { address: '1.1.1.1', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ],
      };
      expect(await fetchImage('https://shop.example/a.png', rules)).toEqual({
        ok: false,
        loss: 'private',
        detail: 'shop.example (10.0.0.1)',
      });
    });

    it.each([
      ['ftp://shop.example/a.png', 'address'],
      ['//shop.example/a.png', 'address'],
      ['https://name:secret@shop.example/a.png', 'password'],
    ])('refuses %s', async (url, loss) => {
      expect(await fetchImage(url)).toEqual({ ok: false, loss, detail: '' });
    });
  });
});
