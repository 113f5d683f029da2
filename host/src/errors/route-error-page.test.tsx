import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AreaId } from 'shared-kit/contract/areas';
import { type FakeNetwork, testSession } from 'shared-kit/testing';
import { claimReload } from '../federation/reload-guard.ts';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';
import { type Hindrances, wholeRegistry } from '../testing/test-areas.tsx';

let network: FakeNetwork;
let warned: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  network = marketNetwork();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  warned.mockRestore();
  sessionStorage.clear();
  network.restore();
});

const failsWith = (area: AreaId, error: Error): Hindrances => new Map([[area, () => Promise.reject(error)]]);
const missingChunk = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: '/r/quotes/1/7.js',
});

describe('an area that can not be shown', () => {
  it.each([
    ['whose code throws', new TypeError('x is undefined'), 'area.threw (quotes)'],
    ['whose file is gone even after a reload', missingChunk, 'area.chunk-missing (quotes)'],
  ])('%s: the shell stays and names the code', async (_what, error, code) => {
    claimReload('quotes', '1');
    await openMarket('/quotes', { session: testSession, hindrances: failsWith('quotes', error) });
    expect(await screen.findByText(en['error.area.message'])).toBeVisible();
    expect(screen.getByText(code)).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Internal Server Error');
  });

  it('is shown by a retry once it is back', async () => {
    const load = jest.fn(() => Promise.reject(new TypeError('x is undefined')));
    const hindrances: Hindrances = new Map([['quotes', load]]);
    await openMarket('/tr/quotes', { session: testSession, hindrances });
    const retry = () => screen.findByRole('button', { name: tr['error.retry'] });
    const before = load.mock.calls.length;
    await userEvent.click(await retry());
    await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(before));
    await waitFor(async () => expect(await retry()).not.toHaveAttribute('aria-busy'));
    expect(screen.getByText('area.threw (quotes)')).toBeVisible();

    hindrances.clear();
    await userEvent.click(await retry());
    expect(await screen.findByRole('heading', { level: 1, name: 'quotes' })).toBeVisible();
  });

  it('is shown by a retry at an address with a hash', async () => {
    const hindrances = failsWith('quotes', new TypeError('x is undefined'));
    await openMarket('/quotes?status=sent#lines', { session: testSession, hindrances });
    const retry = await screen.findByRole('button', { name: en['error.retry'] });
    hindrances.clear();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'quotes' })).toBeVisible();
  });

  it('leaves the other areas as they are', async () => {
    const hindrances = failsWith('quotes', new TypeError('x is undefined'));
    const { router } = await openMarket('/quotes', { session: testSession, hindrances });
    await screen.findByText('area.threw (quotes)');
    await act(() => router.navigate('/shop'));
    expect(await screen.findByRole('heading', { level: 1, name: 'shop' })).toBeVisible();
  });
});

it.each([
  ['whose contract it does not know', { contract: 99 }, '/shop', en],
  ['that may be unavailable', { isUnavailable: true }, '/tr/shop', tr],
])('never runs an area %s, and says that it is unavailable', async (_what, told, path, words) => {
  const load = jest.fn(async () => {});
  const areas = wholeRegistry.areas.map((area) => (area.id === 'shop' ? { ...area, ...told } : area));
  await openMarket(path, {
    registry: { ...wholeRegistry, areas },
    hindrances: new Map([['shop', load]]),
  });
  expect(await screen.findByText(words['error.area.unavailable'])).toBeVisible();
  expect(await screen.findByText('area.contract-unsupported (shop)')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

const logged = () => console.error as jest.Mock<typeof console.error>;

describe('an unknown access rule', () => {
  const areas = wholeRegistry.areas.map((area) => ({
    ...area,
    routes: area.routes?.map((it) => (it.name === 'cart' ? { ...it, access: ['nobody-knows'] } : it)),
  }));
  const registry = { ...wholeRegistry, areas };

  it.each([
    ['/cart', en, 'Internal Server Error', '/'],
    ['/tr/cart', tr, tr['error.fatal.title'], '/tr'],
  ])('leads to the error page at %s, with a code and a way on', async (path, words, title, home) => {
    await openMarket(path, { session: testSession, registry });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(words['error.broken.message'])).toBeVisible();
    expect(screen.queryByText(/nobody-knows/)).not.toBeInTheDocument();
    expect(screen.getByText('route.access-rule-unknown')).toBeVisible();
    expect(screen.getByRole('link', { name: words['error.go-home'] })).toHaveAttribute('href', home);
    expect(document.title).toBe(title);
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('does not keep a stranger from the pages beside it', async () => {
    const { router } = await openMarket('/shop', { registry });
    await screen.findByRole('heading', { level: 1, name: 'shop' });
    await act(() => router.navigate('/cart'));
    expect(await screen.findByText('route.access-rule-unknown')).toBeVisible();
    await act(() => router.navigate('/shop'));
    expect(await screen.findByRole('heading', { level: 1, name: 'shop' })).toBeVisible();
  });
});

it('an unknown address offers a search, even without words', async () => {
  const { address } = await openMarket('/tr/nowhere', { session: testSession });
  await userEvent.type(await screen.findByLabelText(tr['error.not-found.search']), 'armürlü tezgah');
  await userEvent.click(screen.getByRole('button', { name: tr['error.not-found.find'] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'shop' })).toBeVisible();
  expect(address()).toBe(`/tr/shop?q=${encodeURIComponent('armürlü tezgah')}`);
});

describe('a program that reads pages', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  });
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['/nowhere', 'Page Not Found: /nowhere'],
    ['/quotes', 'Area quotes: area.threw'],
  ])('is shown no error page at %s, but the error is logged', async (path, message) => {
    await openMarket(path, {
      session: testSession,
      hindrances: failsWith('quotes', new TypeError('x is undefined')),
    });
    await waitFor(() => expect(logged()).toHaveBeenCalled());
    expect(String(logged().mock.calls[0]?.[0])).toContain(message);
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeVisible();
    logged().mockClear();
  });
});
