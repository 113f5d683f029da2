import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { areaContract, type RenderedPage } from 'shared-kit/contract/areas';
import { testEnv } from '../platform/testing/test-env.ts';
import type { AskedPage } from './asked-page.ts';
import { pageDocuments } from './page-documents.ts';
import type { Asker } from './prerender/ask.ts';

describe('page documents kept', () => {
  const stranger: Asker = { cookie: '', ip: '127.0.0.1', currency: 'USD', hasSession: false };
  const area = {
    id: 'shop',
    version: '1',
    contract: areaContract,
    entry: '/r/shop/1/remoteEntry.js',
    integrity: {},
    scripts: [],
    styles: [],
    messages: {},
    pages: [],
    html: { pages: ['/shop'], bundle: 'pages.cjs' },
  };
  const page = { route: 'shop', pattern: '/shop', questions: ['/api/products?q=&locale=&currency='] };
  const asked = (url: string, theme: 'dark' | null = null): AskedPage =>
    ({
      build: { buildId: 'build-1', host: 'host1', areas: [area], rightAt: null },
      host: { fonts: {}, styles: [], scripts: [], onDemand: {}, integrity: {}, icon: '/h/icon.svg' },
      url,
      path: '/shop',
      texts: {},
      shown: {
        locale: 'en',
        origin: 'https://market.example',
        theme,
        page: {
          entry: { name: 'shop', path: '/shop', owner: 'shop', layout: 'default', shows: 'products' },
          area,
          page: { ...page, scripts: [], styles: [], shared: [] },
        },
        head: { title: 'Shop', description: null, links: [], isForSearch: true },
      },
    }) as unknown as AskedPage;

  const made: RenderedPage = { head: '', body: '<h1>Shop</h1>', sprites: [], missed: [] };
  const render = jest.fn(async (): Promise<RenderedPage | null> => made);
  type Sent = { statusCode: number; headers: { etag?: string }; body: string; json: () => unknown };
  const inject = jest.fn(async ({ url }: { url: string; headers?: object }): Promise<Sent> => {
    const body = url.startsWith('/api/products') ? JSON.stringify({ items: [{ id: '1', title }] }) : '{}';
    return { statusCode: 200, headers: {}, body, json: () => JSON.parse(body) as unknown };
  });
  let title = 'A loom';

  const market = () =>
    pageDocuments({ inject } as unknown as FastifyInstance, {
      env: testEnv(),
      renderer: { render, stop: () => undefined },
      stylesOf: async () => ({ text: 'b{}', hash: "'sha256-b'" }),
      sprites: async () => '',
    });

  beforeEach(() => {
    jest.clearAllMocks();
    title = 'A loom';
  });

  it('finds a document for strangers before it makes one', async () => {
    const documentOf = market();
    const first = await documentOf(asked('/shop'), stranger);
    const again = await documentOf(asked('/shop'), stranger);
    expect(again.document).toBe(first.document);
    expect(render).toHaveBeenCalledTimes(1);
    expect(String(first.document.plain)).toContain('<h1>Shop</h1>');
    expect(String(first.document.plain)).toContain('"name":"A loom"');
  });

  it('makes equal documents after a restart', async () => {
    const [before, after] = [
      await market()(asked('/shop'), stranger),
      await market()(asked('/shop'), stranger),
    ];
    expect(after.document.etag).toBe(before.document.etag);
    expect(after.document.plain).toEqual(before.document.plain);
  });

  it.each<[string, AskedPage, Asker]>([
    ['address', asked('/shop?q=loom'), stranger],
    ['colour mode', asked('/shop', 'dark'), stranger],
    ['currency', asked('/shop'), { ...stranger, currency: 'EUR' }],
  ])('makes another document for another %s', async (_what, page, asker) => {
    const documentOf = market();
    const first = await documentOf(asked('/shop'), stranger);
    expect((await documentOf(page, asker)).document).not.toBe(first.document);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('makes another document once an answer has changed', async () => {
    const documentOf = market();
    await documentOf(asked('/shop'), stranger);
    title = 'Another loom';
    expect(String((await documentOf(asked('/shop'), stranger)).document.plain)).toContain('Another loom');
  });

  it('asks for an answer that it knows by its tag, and makes the same document of it', async () => {
    const documentOf = market();
    const body = JSON.stringify({ items: [{ id: '1', title: 'A tagged loom' }] });
    const sent = { statusCode: 200, headers: { etag: '"a"' }, body, json: () => JSON.parse(body) as unknown };
    inject.mockResolvedValueOnce(sent);
    const first = await documentOf(asked('/shop'), stranger);
    inject.mockResolvedValueOnce({ ...sent, statusCode: 304, body: '' });
    expect((await documentOf(asked('/shop'), stranger)).document).toBe(first.document);
    expect(inject).toHaveBeenLastCalledWith(
      expect.objectContaining({ headers: { cookie: '', 'if-none-match': '"a"' } }),
    );
    await documentOf(asked('/shop'), { ...stranger, hasSession: true });
    for (const [{ headers }] of inject.mock.calls.slice(2)) expect(headers).toEqual({ cookie: '' });
  });

  it('keeps no document of a visitor with a session', async () => {
    const documentOf = market();
    const visitor = { ...stranger, hasSession: true };
    const first = await documentOf(asked('/shop'), visitor);
    expect((await documentOf(asked('/shop'), visitor)).document).not.toBe(first.document);
  });

  it('does not keep a document whose page was late', async () => {
    render.mockResolvedValueOnce(null);
    const documentOf = market();
    expect((await documentOf(asked('/shop'), stranger)).isHtml).toBe(false);
    expect((await documentOf(asked('/shop'), stranger)).isHtml).toBe(true);
  });

  it('leaves an address with unknown parameters to the browser, and leads to the page without scripts', async () => {
    const { document, isHtml } = await market()(asked('/shop?colour=red'), stranger);
    expect(isHtml).toBe(false);
    expect(String(document.plain)).toContain('content="0;url=/shop"');
    expect(render).not.toHaveBeenCalled();
  });
});
