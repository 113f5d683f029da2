import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { areaContract, type Registry } from 'shared-kit/contract/areas';
import { fillIn } from 'shared-kit/contract/languages';
import { forgetUnsavedInput, unsavedInput } from 'shared-kit/shell';
import { containing, type FakeNetwork, testConfig } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../../testing/open-market.tsx';
import { wholeRegistry } from '../../testing/test-areas.tsx';
import { agreeToOverride, takeOverrides } from './kept-overrides.ts';
import { mayBeOverridden } from './may-be-overridden.ts';
import { askForUnserved, overriddenRegistry, tabOverrides } from './overridden-registry.ts';

const allowed = { ...testConfig, allowOverrides: true };
const manifest = 'http://localhost:4101/area.json';
const pathOf = (address: string) => new URL(address).pathname;
const reload = jest.fn();
const warned = jest.spyOn(console, 'warn');
const cookie = () => document.cookie;
let network: FakeNetwork;

beforeEach(() => {
  network = marketNetwork();
  reload.mockReset();
  warned.mockReset().mockImplementation(() => {});
});
afterEach(() => {
  network.restore();
  localStorage.clear();
  Cookies.remove('area_overrides');
  window.history.replaceState(null, '', '/');
  act(() => tabOverrides.setState({ overrides: [], asked: [] }));
});

const keep = (address: string) => localStorage.setItem('area-override:shop', address);

describe('an override kept in the browser', () => {
  it('opens the next document, which then takes it', () => {
    keep(manifest);
    expect(takeOverrides(allowed, reload)).toBeNull();
    expect(cookie()).toBe('area_overrides=shop@4101');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(takeOverrides(allowed, reload)).toEqual([{ area: 'shop', port: 4101 }]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is nothing where the market refuses overrides', () => {
    keep(manifest);
    window.history.replaceState(null, '', '/shop?area-override=shop@4101');
    expect(takeOverrides(testConfig, reload)).toEqual([]);
    expect({ cookie: cookie(), reloads: reload.mock.calls.length }).toEqual({ cookie: '', reloads: 0 });
    expect(window.location.search).toBe('?area-override=shop@4101');
  });

  it.each([
    'https://evil.example/area.json',
    'http://evil.example:4101/area.json',
    'http://localhost:4101@evil.example/area.json',
    'http://localhost:4101/evil.js',
    'javascript:alert(1)',
  ])('is refused when it leads to %s', (address) => {
    keep(address);
    expect(takeOverrides(allowed, reload)).toEqual([]);
    expect({ cookie: cookie(), reloads: reload.mock.calls.length }).toEqual({ cookie: '', reloads: 0 });
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(address));
  });

  it('loads no document for ever where cookies are refused', () => {
    keep(manifest);
    const refusing = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    expect(takeOverrides(allowed, reload)).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
    refusing.mockRestore();
  });
});

it.each([
  ['shop@4101', 'shop@4101'],
  ['shop@4101&area-override=quotes@4102', 'quotes@4102.shop@4101'],
  ['shop@evil.example', ''],
  ['mf-stranger@4101', ''],
])('an address that asks for %s, which is announced', (asked, told) => {
  window.history.replaceState({ key: 'k' }, '', `/shop?q=a&area-override=${asked}#top`);
  takeOverrides({ ...allowed, announcedOverrides: 'shop@4101.quotes@4102' }, reload);
  expect(cookie()).toBe(told && `area_overrides=${told}`);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/shop?q=a#top');
});

describe('a link of anybody', () => {
  const address = '/shop?q=a&area-override=shop@4101&area-override=quotes@4102';
  const follow = async () => {
    window.history.replaceState(null, '', address);
    const taken = takeOverrides(allowed, reload);
    await openMarket(address, { config: allowed });
    return taken;
  };

  it('begins nothing, and asks', async () => {
    expect(await follow()).toEqual([]);
    expect({
      cookie: cookie(),
      kept: localStorage.getItem('area-override:shop'),
      reloads: reload.mock.calls.length,
    }).toEqual({
      cookie: '',
      kept: null,
      reloads: 0,
    });
    const shop = { area: 'mf-shop', address: 'http://localhost:4101' };
    expect(await screen.findByText(fillIn(en['override.asked'], shop))).toBeVisible();
    const quotes = containing(en['override.asked'], { area: 'mf-quotes' });
    expect(screen.getByText(quotes)).toBeVisible();
  });

  it('is refused by a click, one area after the other', async () => {
    await follow();
    const refuse = async () => {
      const [first] = await screen.findAllByRole('button', { name: en['override.refuse'] });
      act(() => first?.click());
    };
    await refuse();
    expect(window.location.search).toMatch(/area-override=\w+%40410\d$/);
    await refuse();
    expect(screen.queryByText(containing(en['override.asked']))).toBeNull();
    expect([window.location.search, cookie()]).toEqual(['?q=a', '']);
  });

  it('is agreed to, and from then on needs no click in this browser', () => {
    window.history.replaceState(null, '', address);
    takeOverrides(allowed, reload);
    agreeToOverride({ area: 'shop', port: 4101 }, reload);
    expect(cookie()).toBe('area_overrides=shop@4101');
    expect(reload).toHaveBeenCalledTimes(1);
    window.history.replaceState(null, '', '/shop?area-override=shop@4101');
    expect(takeOverrides(allowed, reload)).toEqual([{ area: 'shop', port: 4101 }]);
    expect([window.location.search, tabOverrides.getState().asked]).toEqual(['', []]);
    window.history.replaceState(null, '', '/shop?area-override=shop@6666');
    expect(takeOverrides(allowed, reload)).toEqual([{ area: 'shop', port: 4101 }]);
    expect(tabOverrides.getState().asked).toEqual([{ area: 'shop', port: 6666 }]);
  });
});

it.each([
  ['an address', () => window.history.replaceState(null, '', '/shop?area-override=shop@4101')],
  ['what it keeps', () => keep(manifest)],
  ['what it told the server', () => void Cookies.set('area_overrides', 'shop@4101')],
])('a browser without any fetches no code for them; one with %s does', (_what, begin) => {
  expect(mayBeOverridden(allowed)).toBe(false);
  begin();
  expect([allowed, testConfig].map(mayBeOverridden)).toEqual([true, false]);
});

describe('the registry', () => {
  const overrides = [{ area: 'shop', port: 4101 } as const];
  const served = {
    id: 'shop',
    version: '0.1.0-dev',
    contract: areaContract,
    entry: 'remoteEntry.js',
    pages: [],
  };
  const areaOf = ({ areas }: Registry, id: string) => areas.find((it) => it.id === id);

  it('takes the overridden area alone from this machine, without a hash', async () => {
    network.answer(pathOf(manifest), () => ({ body: served }));
    const overridden = await overriddenRegistry(wholeRegistry, overrides);
    expect(areaOf(overridden, 'shop')).toMatchObject({
      version: '0.1.0-dev',
      entry: 'http://localhost:4101/remoteEntry.js',
      integrity: '',
    });
    expect(overridden.areas).toHaveLength(wholeRegistry.areas.length);
    for (const area of wholeRegistry.areas.filter(({ id }) => id !== 'shop'))
      expect(areaOf(overridden, area.id)).toEqual(area);
  });

  it('has an area that was never released', async () => {
    network.answer(pathOf(manifest), () => ({ body: served }));
    const { areas } = await overriddenRegistry({ buildId: 'b', host: 'h', areas: [] }, overrides);
    expect(areas).toMatchObject([{ id: 'shop' }]);
  });

  it.each<[string, () => { body: unknown; status?: number } | Promise<never>]>([
    ['nothing answers', () => Promise.reject(new TypeError('refused'))],
    ['another area is served', () => ({ body: { ...served, id: 'bank' } })],
    ['it is not ready', () => ({ status: 503, body: {} })],
    ['it is no manifest', () => ({ body: null })],
  ])('stays as it was released where %s', async (_what, answer) => {
    network.answer(pathOf(manifest), answer as Parameters<FakeNetwork['answer']>[1]);
    expect((await overriddenRegistry(wholeRegistry, overrides)).areas).toEqual(wholeRegistry.areas);
    expect(tabOverrides.getState().overrides).toEqual([{ area: 'shop', port: 4101, isServed: false }]);
  });
});

describe('a tab whose area was not served', () => {
  const unserved = { area: 'shop', port: 4101, isServed: false } as const;
  const answers = () =>
    network.answer(pathOf(manifest), () => ({ body: { id: 'shop', entry: 'remoteEntry.js', pages: [] } }));
  beforeEach(() => {
    jest.useFakeTimers();
    network.answer(pathOf(manifest), () => Promise.reject(new TypeError('refused')));
    tabOverrides.setState({ overrides: [unserved] });
  });
  afterEach(() => {
    forgetUnsavedInput();
    jest.useRealTimers();
  });

  it('is loaded anew once it is', async () => {
    const stop = askForUnserved(reload);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    answers();
    await jest.advanceTimersByTimeAsync(2000);
    stop();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps what is typed', async () => {
    const stop = askForUnserved(reload);
    unsavedInput.setState({ holders: new Set(['form']) });
    answers();
    await jest.advanceTimersByTimeAsync(2000);
    expect(reload).not.toHaveBeenCalled();
    forgetUnsavedInput();
    await jest.advanceTimersByTimeAsync(2000);
    stop();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['/shop', true, en, 'override.from'],
  ['/tr/shop', true, tr, 'override.from'],
  ['/shop', false, en, 'override.unserved'],
] as const)('%s wears a badge that ends it: %#', async (path, isServed, words, key) => {
  const area = 'mf-shop';
  const sentence = fillIn(words[key], { area, address: 'http://localhost:4101' });
  const end = fillIn(words['override.end'], { area });
  keep(manifest);
  await openMarket(path, { config: allowed });
  act(() => tabOverrides.setState({ overrides: [{ area: 'shop', port: 4101, isServed }] }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: end })).toBeVisible();
});
