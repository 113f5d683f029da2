import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AreaId, LatestBuild, RegisteredArea, Registry } from 'shared-kit/contract/areas';
import { forgetUnsavedInput, unsavedInput } from 'shared-kit/shell';
import { connectionStore, noteReachable, setPageData, tabRegistry } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork, testConfig } from 'shared-kit/testing';
import type { AreaSource } from '../federation/remote-areas.ts';
import { routeHead } from '../routing/route-head.ts';
import { wholeRegistry } from '../testing/test-areas.tsx';
import { tabUpdate } from './tab-update.ts';

const registryAddress = '/registry.json';
const load = jest.fn(async (): Promise<never> => undefined as never);
let network: FakeNetwork;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000, doNotFake: ['queueMicrotask'] });
  sessionStorage.clear();
  load.mockClear();
  setPageData({ registry: wholeRegistry, config: testConfig });
  network = fakeNetwork({
    [registryAddress]: () => ({ body: wholeRegistry }),
    '/api/ready': () => ({ body: {} }),
  });
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

/** A tab that has run these areas. */
function tabThatRan(...ids: AreaId[]) {
  const areas = new Map(tabRegistry().areas.map((area) => [area.id, area]));
  const ran = new Map(ids.map((id) => [id, '1']));
  const source: Pick<AreaSource, 'registered' | 'ran' | 'take'> = {
    registered: (id) => areas.get(id),
    ran,
    take: (told) => {
      for (const area of told) if (!ran.has(area.id)) areas.set(area.id, area);
      for (const id of areas.keys())
        if (!ran.has(id) && !told.some((area) => area.id === id)) areas.delete(id);
      return [...areas.values()];
    },
  };
  const update = tabUpdate(source as AreaSource, load);
  /** Whether the navigation loads a new document. */
  const goTo = async (path: string) => {
    const before = load.mock.calls.length;
    await update.takeOver(new URL(path, 'http://localhost'));
    return load.mock.calls.length > before;
  };
  return { goTo, hear: update.hear, ran };
}

const released = (change: Readonly<Record<AreaId, string>>, host = 'host-1'): LatestBuild => ({
  id: host,
  areas: { ...Object.fromEntries(wholeRegistry.areas.map(({ id }) => [id, '1'])), ...change },
});
const registryWith = (id: AreaId, change: Partial<RegisteredArea>): Registry => ({
  ...wholeRegistry,
  buildId: 'build-2',
  areas: wholeRegistry.areas.map((area) => (area.id === id ? { ...area, ...change } : area)),
});

it('shows pages as ever while nothing was released', async () => {
  const { goTo, hear } = tabThatRan('shop');
  expect(await goTo('/quotes')).toBe(false);
  await hear(released({}));
  expect(await goTo('/quotes')).toBe(false);
  expect(network.asked).toEqual([]);
});

describe('a release of code that the tab has run', () => {
  it.each([
    ['the host', released({}, 'host-2')],
    ['the host, with nothing told of areas', { id: 'host-2', areas: {} }],
    ['an area', released({ shop: '2' })],
  ])('of %s: the next page of another address comes as its document', async (_what, latest) => {
    const { goTo, hear } = tabThatRan('shop');
    await hear(latest);
    expect(load).not.toHaveBeenCalled();
    expect(await goTo('/?sort=price')).toBe(false);
    expect(await goTo('/quotes')).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when it is taken back before', async () => {
    const { goTo, hear } = tabThatRan('shop');
    await hear(released({ shop: '2' }));
    await hear(released({}));
    expect(await goTo('/quotes')).toBe(false);
  });

  it('loads no second document within ten seconds', async () => {
    const { goTo, hear } = tabThatRan('shop');
    await hear(released({ shop: '2' }));
    await goTo('/quotes');
    await jest.advanceTimersByTimeAsync(9_999);
    expect(await goTo('/cart')).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await goTo('/cart')).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('waits while something is typed that would be lost', async () => {
    const { goTo, hear } = tabThatRan('shop');
    await hear(released({ shop: '2' }));
    unsavedInput.setState({ holders: new Set(['form']) });
    expect(await goTo('/quotes')).toBe(false);
    forgetUnsavedInput();
    expect(await goTo('/cart')).toBe(true);
  });

  it('waits while the market is not to be reached', async () => {
    const { goTo, hear } = tabThatRan('shop');
    await hear(released({ shop: '2' }));
    connectionStore.setState({ isUnplugged: true });
    expect(await goTo('/quotes')).toBe(false);
    noteReachable();
    network.answer('/api/ready', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await goTo('/quotes')).toBe(false);
    noteReachable();
    network.answer('/api/ready', () => ({ body: {} }));
    expect(await goTo('/cart')).toBe(true);
  });

  it('loads nothing where that can not be remembered', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage is blocked');
    });
    const { goTo, hear } = tabThatRan('shop');
    await hear(released({ shop: '2' }));
    expect(await goTo('/quotes')).toBe(false);
    blocked.mockRestore();
  });

  it('that came while an area was about to run in its old version counts as well', async () => {
    const { goTo, hear, ran } = tabThatRan('shop');
    network.answer(registryAddress, () => ({ status: 503, body: {} }));
    await hear(released({ bank: '2' }));
    expect(await goTo('/quotes')).toBe(false);
    ran.set('bank', '1');
    expect(await goTo('/quotes')).toBe(true);
  });
});

describe('a release of code that the tab has not run', () => {
  it('is taken without loading any document', async () => {
    const { goTo, hear } = tabThatRan('shop');
    network.answer(registryAddress, () => ({ body: registryWith('bank', { version: '2' }) }));
    await hear(released({ bank: '2' }));
    expect(tabRegistry().areas.find(({ id }) => id === 'bank')?.version).toBe('2');
    expect(tabRegistry().host).toBe('host-1');
    for (const path of ['/quotes', '/bank/quotes', '/tr/shop']) expect(await goTo(path)).toBe(false);
    await hear(released({ bank: '2' }));
    expect(network.asked.filter((it) => it === registryAddress)).toHaveLength(1);
  });

  it('with a route more: its page comes as a document, and so do the others of the area', async () => {
    const { goTo, hear } = tabThatRan('shop');
    const bank = wholeRegistry.areas.find(({ id }) => id === 'bank');
    const fair = { name: 'bank-fair', path: '/bank/fair', title: { en: 'Fair' }, description: {} };
    const routes = [...(bank?.routes ?? []), fair];
    const pages = [...(bank?.pages ?? []), { route: 'bank-fair', pattern: '/bank/fair' }];
    network.answer(registryAddress, () => ({ body: registryWith('bank', { version: '2', routes, pages }) }));
    expect(await goTo('/bank/fair')).toBe(false);
    await hear(released({ bank: '2' }));
    expect(await goTo('/quotes')).toBe(false);
    expect(await goTo('/tr/bank/fair')).toBe(true);
  });

  it('with other titles only: they are there without a document', async () => {
    const { goTo, hear } = tabThatRan('shop');
    const bank = wholeRegistry.areas.find(({ id }) => id === 'bank');
    const routes = bank?.routes?.map((it) => ({ ...it, title: { en: 'Requests of mills' } }));
    network.answer(registryAddress, () => ({ body: registryWith('bank', { version: '2', routes }) }));
    await hear(released({ bank: '2' }));
    expect(await goTo('/bank/quotes')).toBe(false);
    expect(routeHead('/bank/quotes', '').title).toBe('Requests of mills · Tezgah');
  });

  it('with other pages: those come as documents, for the routes of the tab are the old ones', async () => {
    const { goTo, hear } = tabThatRan('shop');
    const pages = [{ route: 'bank-quotes', pattern: '/bank/quotes' }];
    network.answer(registryAddress, () => ({ body: registryWith('bank', { version: '2', pages }) }));
    await hear(released({ bank: '2' }));
    expect(await goTo('/quotes')).toBe(false);
    expect(await goTo('/bank/quotes')).toBe(true);
  });
});

describe('an area', () => {
  const logistics: RegisteredArea = {
    id: 'logistics',
    version: '1',
    contract: 4,
    entry: '/r/logistics/1/remoteEntry.js',
    integrity: '',
    routes: [{ name: 'logistics', path: '/logistics', title: { en: 'Logistics' }, description: {} }],
    pages: [{ route: 'logistics', pattern: '/logistics' }],
  };
  const joined: Registry = { ...wholeRegistry, areas: [...wholeRegistry.areas, logistics] };
  const known = () => tabRegistry().areas.some(({ id }) => id === 'logistics');

  it('that joins the market is known: its page comes as a document, the others as ever', async () => {
    const { goTo, hear } = tabThatRan('shop');
    network.answer(registryAddress, () => ({ body: joined }));
    expect(await goTo('/logistics')).toBe(false);
    await hear(released({ logistics: '1' }));
    expect(known()).toBe(true);
    expect(routeHead('/logistics', '').title).toBe('Logistics · Tezgah');
    expect(await goTo('/quotes')).toBe(false);
    expect(await goTo('/tr/logistics')).toBe(true);
  });

  it('that left is forgotten: its address comes as a document, the others as ever', async () => {
    setPageData({ registry: joined, config: testConfig });
    const { goTo, hear } = tabThatRan('shop');
    expect(await goTo('/logistics')).toBe(false);
    await hear(released({}));
    expect(known()).toBe(false);
    expect(await goTo('/quotes')).toBe(false);
    expect(await goTo('/logistics')).toBe(true);
  });

  it('that left after it had run is left by the next navigation, wherever it leads', async () => {
    setPageData({ registry: joined, config: testConfig });
    const { goTo, hear } = tabThatRan('logistics');
    await hear(released({}));
    expect(await goTo('/quotes')).toBe(true);
  });

  it('stays while the market says nothing of areas', async () => {
    setPageData({ registry: joined, config: testConfig });
    const { goTo, hear } = tabThatRan('logistics');
    await hear({ id: 'host-1', areas: {} });
    expect(known()).toBe(true);
    expect(await goTo('/quotes')).toBe(false);
  });
});
