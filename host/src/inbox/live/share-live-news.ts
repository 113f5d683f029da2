import type { LiveNews } from 'shared-kit/contract/notifications';
import { onLiveNews, passOnLiveNews } from 'shared-kit/shell/host';
import { openLiveStream } from './live-stream.ts';
import { refreshQueries } from './refresh-queries.ts';

const name = 'tezgah-live';

/**
 * Listens to the market in one tab, which tells the others; when it closes, the next takes over. In a browser without
 * locks, each visible tab has its own connection. Returns a function that stops listening.
 */
export function shareLiveNews(): () => void {
  const stopRefreshing = onLiveNews(refreshQueries);
  const canShare = 'locks' in navigator && typeof BroadcastChannel !== 'undefined';
  const stopHearing = canShare ? takeTurns() : hearWhileSeen();
  return () => {
    stopHearing();
    stopRefreshing();
  };
}

function takeTurns(): () => void {
  const channel = new BroadcastChannel(name);
  const control = new AbortController();
  let stopHearing = (): void => undefined;
  channel.onmessage = ({ data }: MessageEvent<LiveNews>) => passOnLiveNews(data);
  const hearForAll = () =>
    new Promise<void>((release) => {
      if (control.signal.aborted) return release();
      const stop = openLiveStream((news) => {
        passOnLiveNews(news);
        channel.postMessage(news);
      });
      stopHearing = () => {
        stop();
        release();
      };
    });
  askIfOthersHear().catch(() => undefined);
  navigator.locks.request(name, { signal: control.signal }, hearForAll).catch(() => undefined);
  return () => {
    control.abort();
    stopHearing();
    channel.close();
  };
}

/** A connection begins by asking. A tab that joins others has to as well: news may have come while it loaded. */
async function askIfOthersHear(): Promise<void> {
  const { held } = await navigator.locks.query();
  if (held?.some((lock) => lock.name === name)) passOnLiveNews({ topic: 'all' });
}

function hearWhileSeen(): () => void {
  let stop: (() => void) | null = null;
  const change = () => {
    if (document.visibilityState === 'visible') {
      stop ??= openLiveStream(passOnLiveNews);
    } else {
      stop?.();
      stop = null;
    }
  };
  change();
  document.addEventListener('visibilitychange', change);
  return () => {
    document.removeEventListener('visibilitychange', change);
    stop?.();
  };
}
