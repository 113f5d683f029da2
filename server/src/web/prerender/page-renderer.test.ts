import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { areaContract, type PageToRender, type RenderedPage } from 'shared-kit/contract/areas';
import type { AreaRelease } from '../../modules/releases/index.ts';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testEnv } from '../../platform/testing/test-env.ts';
import { hostJson } from '../testing/built-market.ts';
import { pageRenderer } from './page-renderer.ts';
import type { WarmMaker } from './warm-maker.ts';

describe('page renderer', () => {
  const release = (version: string): AreaRelease => ({
    id: 'shop',
    version,
    contract: areaContract,
    entry: '',
    scripts: [],
    styles: [],
    pages: [{ route: 'shop', pattern: '/shop', scripts: [], styles: [], shared: [] }],
    messages: {},
    html: { pages: ['/shop', '/shop/:id'], bundle: 'pages.cjs' },
    integrity: {},
  });
  const listing = (price: number): PageToRender => ({
    address: '/shop',
    currency: 'EUR',
    queries: [{ queryKey: ['/api/products'], queryHash: '', state: { data: { price } } }],
    drawing: null,
  });
  const made: RenderedPage = { head: '', body: '<h1>Shop</h1>', sprites: [], missed: [] };

  let hostFolder: string;
  let files: ReturnType<typeof memoryFiles>;
  const log = { info: jest.fn(), warn: jest.fn() };
  const render = jest.fn(async (_page: PageToRender): Promise<RenderedPage> => made);
  const stop = jest.fn();
  let end: (isOurDoing: boolean) => void = () => undefined;
  const start = jest.fn((): WarmMaker => {
    const ended = new Promise<boolean>((resolve) => {
      end = resolve;
    });
    return { render, stop, ended };
  });

  beforeAll(async () => {
    hostFolder = await mkdtemp(join(tmpdir(), 'page-renderer-'));
    await writeFile(join(hostFolder, 'pages.cjs'), '');
    await writeFile(join(hostFolder, 'host.json'), hostJson(''));
  });
  afterAll(() => rm(hostFolder, { recursive: true }));
  beforeEach(async () => {
    jest.clearAllMocks();
    files = memoryFiles();
    for (const version of ['1', '2', '3', '4', '5'])
      await files.write(`releases/shop/${version}/pages.cjs`, Buffer.from(''));
  });

  const market = () =>
    pageRenderer({
      files,
      hostFolder,
      config: testEnv().public,
      log: log as unknown as FastifyBaseLogger,
      start,
    });

  it('renders a page once per address, release and set of answers', async () => {
    const it = market();
    expect(await Promise.all([1, 1, 2].map((price) => it.render(release('1'), listing(price))))).toEqual(
      Array(3).fill(made),
    );
    await it.render(release('1'), { ...listing(1), address: '/shop?view=list' });
    await it.render(release('2'), listing(1));
    expect(render).toHaveBeenCalledTimes(4);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('keeps no page that is larger than all that it may keep', async () => {
    const huge = { ...made, body: 'x'.repeat(13_000_000) };
    render.mockResolvedValueOnce(huge);
    const it = market();
    expect(await it.render(release('1'), listing(1))).toBe(huge);
    expect(await it.render(release('1'), listing(1))).toBe(made);
  });

  it('answers null after the longest wait, and serves the late page to the next request', async () => {
    const late = Promise.withResolvers<RenderedPage>();
    render.mockReturnValueOnce(late.promise);
    const it = market();
    expect(await it.render(release('1'), listing(1), 1)).toBeNull();
    late.resolve(made);
    expect(await it.render(release('1'), listing(1))).toEqual(made);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('answers null at once when all renderers are busy', async () => {
    const never = new Promise<RenderedPage>(() => undefined);
    const allBegun = Promise.withResolvers<void>();
    render.mockImplementation(() => {
      if (render.mock.calls.length === 8) allBegun.resolve();
      return never;
    });
    const it = market();
    for (let price = 0; price < 8; price++) void it.render(release('1'), listing(price), 60_000);
    expect(await it.render(release('1'), listing(9), 60_000)).toBeNull();
    await allBegun.promise;
    render.mockImplementation(async () => made);
  });

  it('answers null for a page that fails, logs it and does not retry at once', async () => {
    render.mockRejectedValueOnce(new Error('no loom'));
    const it = market();
    expect(await it.render(release('1'), listing(1))).toBeNull();
    expect(await it.render(release('1'), listing(1))).toBeNull();
    expect(render).toHaveBeenCalledTimes(1);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ err: new Error('no loom') }),
      'not rendered',
    );
  });

  it('answers null for a page that needs data it was not given, and logs what', async () => {
    const missed = ['/api/products?sort=price'];
    render.mockResolvedValueOnce({ ...made, missed });
    expect(await market().render(release('1'), listing(1))).toBeNull();
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ missed, address: '/shop' }),
      'not rendered: no answer',
    );
  });

  it('restarts a renderer that ended, after growing pauses', async () => {
    jest.useFakeTimers();
    const it = market();
    const ends = async (price: number) => {
      await it.render(release('1'), listing(price));
      end(false);
      await Promise.resolve();
    };
    await ends(1);
    await ends(2);
    expect(start).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(5000);
    await ends(3);
    jest.advanceTimersByTime(5000);
    await ends(4);
    expect(start).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(5000);
    await ends(5);
    expect(start).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });

  it('renders nothing of a release whose bundle is missing', async () => {
    expect(await market().render(release('has no bundle'), listing(1))).toBeNull();
    expect(start).not.toHaveBeenCalled();
  });

  it("doesn't run a host's bundle that isn't what its build described", async () => {
    await writeFile(join(hostFolder, 'pages.cjs'), 'globalThis.tampered = true;');
    expect(await market().render(release('1'), listing(1))).toBeNull();
    expect(start).not.toHaveBeenCalled();
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({
        err: expect.objectContaining({ message: expect.stringContaining('pages.cjs') }),
      }),
      'the page renderer did not start',
    );
    await writeFile(join(hostFolder, 'pages.cjs'), '');
  });

  it('keeps at most four renderers, and ends all of them when stopped', async () => {
    const it = market();
    for (const version of ['1', '2', '3', '4', '5']) await it.render(release(version), listing(1));
    await Promise.resolve();
    expect(stop).toHaveBeenCalledTimes(1);
    it.stop();
    await Promise.resolve();
    expect(stop).toHaveBeenCalledTimes(5);
  });
});
