import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { Area } from 'shared-kit/area';
import { areaContract, type RegisteredArea } from 'shared-kit/contract/areas';
import { forEachLocale, type Locale } from 'shared-kit/contract/languages';
import { findText, forgetMessages } from 'shared-kit/i18n/host';
import { forgetUnsavedInput, unsavedInput } from 'shared-kit/shell';
import { connectionStore, isReachable, noteReachable } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork } from 'shared-kit/testing';
import { loadedPage, loadPage } from './load-page.ts';
import type { AreaSource } from './remote-areas.ts';
import { limitMs } from './time-limit.ts';

const reload = jest.fn<() => Promise<never>>();
let warned: jest.SpiedFunction<typeof console.warn>;
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ '/api/ready': () => ({ body: {} }) });
  sessionStorage.clear();
  reload.mockReset().mockReturnValue(new Promise(() => {}));
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (const locale of ['en', 'tr'] as const) forgetMessages('quotes', locale);
});
afterEach(() => {
  warned.mockRestore();
  network.restore();
});

const missingChunk = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: '/7.js',
});
const Page = () => null;
const registered: RegisteredArea = {
  id: 'quotes',
  version: '1',
  contract: areaContract,
  entry: '/r/quotes/1/remoteEntry.js',
  integrity: '',
  pages: [{ route: 'quotes', pattern: '/quotes' }],
};
const area = (more: Partial<Area> = {}): Area => ({
  id: 'quotes',
  contract: areaContract,
  routes: { quotes: { path: '/quotes' } },
  pages: [{ route: 'quotes', pattern: '/quotes', load: async () => ({ default: Page }) }],
  html: [],
  menu: [],
  samples: {},
  questions: {},
  firstImages: {},
  messages: {
    ...forEachLocale(() => async () => ({ default: { title: 'Quotes of ours' } })),
    tr: async () => ({ default: { title: 'Bizim teklifler' } }),
  },
  ...more,
});

/** The outcome of each attempt to load the area; the last one repeats. */
function source(
  attempts: readonly (Area | Error)[],
  live: Partial<RegisteredArea> = {},
): AreaSource & { load: jest.Mock<AreaSource['load']> } {
  const left = [...attempts];
  const load = jest.fn<AreaSource['load']>(async () => {
    const next = left.length > 1 ? left.shift() : left[0];
    if (next && !(next instanceof Error)) return next;
    throw next;
  });
  return {
    registered: (id) => (id === 'quotes' ? { ...registered, ...live } : undefined),
    lookUp: async () => undefined,
    renew: async () => undefined,
    load,
    ran: new Map(),
    take: () => [],
  };
}
const open = (from: AreaSource, locale: 'en' | 'tr' = 'en', pattern = '/quotes') =>
  loadPage(from, 'quotes', pattern, locale, { load: reload });
const title = (locale: Locale) => findText('quotes', locale, 'title');

describe('a page', () => {
  it('is there once it was loaded, with its words', async () => {
    await open(source([area()]), 'tr');
    expect(loadedPage('quotes', '/quotes')).toBe(Page);
    expect(title('tr')).toBe('Bizim teklifler');
  });

  it('is tried again in place after one failure', async () => {
    const from = source([missingChunk, area()]);
    await open(from);
    expect(from.load).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
  });

  it('is tried on as long as each failure is another one', async () => {
    const gone = (file: string) =>
      Object.assign(new Error(`Loading chunk ${file} failed.`), { name: 'ChunkLoadError' });
    const from = source([new Error('#RUNTIME-008'), gone('area'), gone('page'), gone('words'), area()]);
    await open(from);
    expect(from.load).toHaveBeenCalledTimes(5);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not tried for ever', async () => {
    const [first, second] = [new Error('Loading chunk 1 failed.'), new Error('Loading chunk 2 failed.')];
    const from = source([first, second, first, second, area()]);
    await expect(open(from)).rejects.toMatchObject({ cause: first });
    expect(from.load).toHaveBeenCalledTimes(3);
  });

  it('is healed by one reload after two failures, and by no second one', async () => {
    const settled = jest.fn();
    void open(source([missingChunk])).then(settled, settled);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(settled).not.toHaveBeenCalled();

    await expect(open(source([missingChunk]))).rejects.toMatchObject({
      name: 'AreaFailure',
      area: 'quotes',
      code: 'area.chunk-missing',
      cause: missingChunk,
    });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it('loads no document for a page that the visitor has turned away from', async () => {
  const options = { load: reload, gone: AbortSignal.abort() };
  await expect(loadPage(source([missingChunk]), 'quotes', '/quotes', 'en', options)).rejects.toThrow();
  expect(reload).not.toHaveBeenCalled();
});

describe('a failure that no reload can heal', () => {
  it.each([
    ['code that throws', source([new TypeError('x is undefined')]), 'area.threw'],
    ['an unknown contract', source([area()], { contract: areaContract + 1 }), 'area.contract-unsupported'],
    ['an older contract', source([area()], { contract: areaContract - 2 }), 'area.contract-unsupported'],
    ['an area that is not live', { ...source([area()]), registered: () => undefined }, 'area.unknown'],
  ])('%s', async (_what, from, code) => {
    await expect(open(from)).rejects.toMatchObject({ name: 'AreaFailure', code });
    expect(reload).not.toHaveBeenCalled();
  });

  it('runs nothing of an area whose contract it does not know', async () => {
    const from = source([area()], { contract: areaContract + 1 });
    await expect(open(from)).rejects.toThrow();
    expect(from.load).not.toHaveBeenCalled();
  });
});

describe('after a release that came whole and is no good', () => {
  it.each([
    ['threw', new TypeError('x is undefined')],
    ['lacks its front door', new Error('Module "./area" does not exist in container.')],
  ])('one that %s, another try takes what the market gives by then', async (_what, fault) => {
    // The one automatic reload is already used.
    sessionStorage.setItem('area-reload:quotes@1', '1');
    const bad = source([fault]);
    await expect(open(bad)).rejects.toThrow();
    const renew = jest.fn(async () => undefined);
    await open({ ...source([area()]), renew });
    await open({ ...source([area()]), renew });
    expect(renew.mock.calls).toEqual([['quotes']]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('a missing file alone is simply asked for again', async () => {
    sessionStorage.setItem('area-reload:quotes@1', '1');
    await expect(open(source([missingChunk]))).rejects.toThrow();
    const renew = jest.fn(async () => undefined);
    await open({ ...source([area()]), renew });
    expect(renew).not.toHaveBeenCalled();
  });
});

it('accepts the contract before the current one', async () => {
  await expect(open(source([area()], { contract: areaContract - 1 }))).resolves.toBeUndefined();
});

it('reloads for a page that the registry names and the area lacks', async () => {
  void open(source([area()]), 'en', '/quotes/archive');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

describe('words that do not load', () => {
  const refuse = jest.fn<Area['messages']['en']>(() => Promise.reject(missingChunk));
  beforeEach(() => {
    refuse.mockClear();
  });

  it('are asked for twice, then English ones stand in', async () => {
    await open(source([area({ messages: { ...area().messages, tr: refuse } })]), 'tr');
    expect(refuse).toHaveBeenCalledTimes(2);
    expect([title('tr'), title('en')]).toEqual([null, 'Quotes of ours']);
    expect(warned).toHaveBeenCalledWith('The tr messages of quotes did not load', missingChunk);
    expect(reload).not.toHaveBeenCalled();
  });

  it('are a failure of the page when there are no English ones either', async () => {
    void open(source([area({ messages: forEachLocale(() => refuse) })]), 'tr');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

describe('while something is typed that would be lost', () => {
  beforeEach(() => unsavedInput.setState({ holders: new Set(['form']) }));
  afterEach(() => forgetUnsavedInput());

  it('a missing file leads to the panel, and may reload once that is saved', async () => {
    await expect(open(source([missingChunk]))).rejects.toThrow('Area quotes: area.chunk-missing');
    expect(reload).not.toHaveBeenCalled();
    forgetUnsavedInput();
    void open(source([missingChunk]));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

it('an area that the document did not tell of is asked for', async () => {
  const found = { ...source([area()]), registered: () => undefined, lookUp: async () => registered };
  await expect(open(found)).resolves.toBeUndefined();
});

describe('an area that neither loads nor fails', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is reported once after the limit, without a reload that would wait again', async () => {
    const load = jest.fn<AreaSource['load']>(() => new Promise(() => {}));
    const told = expect(open({ ...source([area()]), load })).rejects.toMatchObject({ code: 'area.stalled' });
    await jest.advanceTimersByTimeAsync(limitMs);
    await told;
    expect(load).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a missing file is waited for without a connection, never reloaded for', async () => {
  network.answer('/api/ready', () => Promise.reject(new TypeError('Failed to fetch')));
  const opening = open(source([missingChunk, missingChunk, area()]));
  await waitFor(() => expect(isReachable(connectionStore.getState())).toBe(false));
  noteReachable();
  await opening;
  expect(reload).not.toHaveBeenCalled();
});
