import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveNews } from 'shared-kit/contract/notifications';
import { sessionStore } from 'shared-kit/shell';
import { onLiveNews, onNewsOfOtherTabs } from 'shared-kit/shell/host';
import { testSession } from 'shared-kit/testing';
import { openLiveStream } from './live-stream.ts';
import { shareLiveNews } from './share-live-news.ts';

/** Fakes the parts of EventSource that we use; tests send the market's messages. */
class FakeSource extends EventTarget {
  static readonly all: FakeSource[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  tell(data: string): void {
    this.onmessage?.({ data });
  }
  begin(session: object): void {
    this.dispatchEvent(new MessageEvent('session', { data: JSON.stringify(session) }));
  }
  end(reason: string): void {
    this.dispatchEvent(new MessageEvent('end', { data: JSON.stringify(reason) }));
  }
}
const sources = FakeSource.all;
const newest = () => sources.at(-1) as FakeSource;
const stops: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  sources.length = 0;
  Object.assign(globalThis, { EventSource: FakeSource });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  for (const name of ['EventSource', 'BroadcastChannel']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'locks');
});

describe('the stream', () => {
  const open = () => {
    const heard: LiveNews[] = [];
    const stop = openLiveStream((news) => heard.push(news));
    stops.push(stop);
    return { heard, stop };
  };

  it.each([
    ['{"topic":"inbox"}', [{ topic: 'inbox' }]],
    ['{"topic":"quote","id":"q1"}', [{ topic: 'quote', id: 'q1' }]],
    ['{"topic":"of-tomorrow"}', []],
    ['{"topic":', []],
    ['null', []],
  ])('of %s tells %j', (data, expected) => {
    const { heard } = open();
    newest().tell(data);
    expect(heard).toEqual(expected);
  });

  it('that breaks is opened again, later each time, and soon after it has worked', () => {
    open();
    const pauses: number[] = [];
    for (let failure = 0; failure < 7; failure += 1) {
      const before = Date.now();
      newest().onerror?.();
      expect(newest().isClosed).toBe(true);
      const count = sources.length;
      while (sources.length === count) jest.advanceTimersByTime(100);
      pauses.push(Date.now() - before);
    }
    // A random quarter more or less than 2, 4, 8 … 60 seconds, so that clients don't all reconnect at once.
    for (const [position, pause] of pauses.entries()) {
      const usual = Math.min(2000 * 2 ** position, 60_000);
      expect(pause).toBeGreaterThanOrEqual(usual * 0.75);
      expect(pause).toBeLessThanOrEqual(usual * 1.25 + 100);
    }
    newest().tell('{"topic":"all"}');
    newest().onerror?.();
    const count = sources.length;
    jest.advanceTimersByTime(2600);
    expect(sources).toHaveLength(count + 1);
  });

  it('that ends with its session is opened again once somebody has signed in', () => {
    open();
    newest().end('signed-out');
    jest.advanceTimersByTime(600_000);
    expect(sources).toHaveLength(1);
    sessionStore.setState({ session: { ...testSession } });
    expect(sources).toHaveLength(2);
    sessionStore.setState({ session: { ...testSession } });
    expect(sources).toHaveLength(2);
  });

  it('that is refused after the session ended waits as well', () => {
    open();
    sessionStore.setState({ isExpired: true });
    newest().onerror?.();
    jest.advanceTimersByTime(600_000);
    expect(sources).toHaveLength(1);
    sessionStore.setState({ session: { ...testSession }, isExpired: false });
    expect(sources).toHaveLength(2);
  });

  it('that ends because the rights of its user changed is opened again at once', () => {
    open();
    newest().end('rights');
    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it.each([
    ['the session that the page knows', testSession, false],
    ['another role', { ...testSession, user: { ...testSession.user, companyRole: 'approver' } }, true],
    ['another company', { ...testSession, secure: { ...testSession.secure, companyId: 'c2' } }, true],
    ['nobody', {}, false],
  ])('that begins with %s has the tabs ask for the session: %#', (_what, told, isAsked) => {
    sessionStore.setState({ status: 'known', session: testSession, isExpired: false });
    const asked = jest.fn();
    stops.push(onNewsOfOtherTabs(asked));
    open();
    newest().begin(told);
    expect(asked).toHaveBeenCalledTimes(isAsked ? 1 : 0);
  });

  it('that ends because the server stops is opened again', () => {
    open();
    newest().end('stopping');
    jest.advanceTimersByTime(3000);
    expect(sources).toHaveLength(2);
  });

  it('that is stopped stays so', () => {
    const { stop } = open();
    newest().onerror?.();
    stop();
    jest.advanceTimersByTime(600_000);
    expect(sources).toHaveLength(1);
  });
});

describe('tabs of one browser', () => {
  const heard: LiveNews[] = [];
  beforeEach(() => {
    heard.length = 0;
    stops.push(onLiveNews((news) => heard.push(news)));
  });
  const share = () => {
    const stop = shareLiveNews();
    stops.push(stop);
    return stop;
  };

  /** One lock and one channel, shared by all tabs as in a browser. */
  function browser() {
    const posted: LiveNews[] = [];
    let hold: (() => void) | undefined;
    const waiting: (() => Promise<void>)[] = [];
    const query = async () => ({ held: hold ? [{ name: 'tezgah-live' }] : [] });
    const request = async (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const turn = async () => {
        if (!signal.aborted) await work();
        hold = undefined;
        void waiting.shift()?.();
      };
      if (hold) waiting.push(turn);
      else {
        hold = () => undefined;
        await turn();
      }
    };
    class Channel {
      onmessage: ((event: { data: LiveNews }) => void) | null = null;
      postMessage(news: LiveNews): void {
        posted.push(news);
      }
      close(): void {
        this.onmessage = null;
      }
    }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { query, request } });
    Object.assign(globalThis, { BroadcastChannel: Channel });
    return { posted };
  }

  it('have one connection, whose news the others get; the next takes over', async () => {
    const { posted } = browser();
    const stop = share();
    share();
    expect(sources).toHaveLength(1);
    newest().tell('{"topic":"inbox"}');
    expect(heard).toEqual([{ topic: 'inbox' }]);
    expect(posted).toEqual([{ topic: 'inbox' }]);
    stop();
    await jest.advanceTimersByTimeAsync(0);
    expect(sources).toHaveLength(2);
    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('that join others ask at once, for they may have missed news; the first asks when connected', async () => {
    browser();
    share();
    await jest.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([]);
    share();
    await jest.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([{ topic: 'all' }]);
  });

  it('without locks each hear for themselves, while they are seen', () => {
    share();
    expect(sources).toHaveLength(1);
    const look = jest.spyOn(document, 'visibilityState', 'get');
    look.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(newest().isClosed).toBe(true);
    look.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sources).toHaveLength(2);
    newest().tell('{"topic":"all"}');
    expect(heard).toEqual([{ topic: 'all' }]);
    look.mockRestore();
  });
});
