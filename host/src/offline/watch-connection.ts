import { health } from 'shared-kit/contract/health';
import { ApiError, call } from 'shared-kit/shell';
import {
  connectionStore,
  isReachable,
  noteAway,
  noteReachable,
  noteUnreachable,
} from 'shared-kit/shell/host';

const firstPauseMs = 2000;
const longestPauseMs = 10_000;

/** Asks whether the market answers and has its data, and stores the result. Resolves to true if both are so. */
export async function tryConnection(): Promise<boolean> {
  const refusal = await call(health.ready).then(
    () => null,
    (error: unknown) => error,
  );
  const isRefused = refusal instanceof ApiError && refusal.code === 'network';
  if (!isRefused) noteReachable();
  else if (refusal.status < 500) noteUnreachable();
  else {
    // Something answered.
    connectionStore.setState({ failures: 0, isUnplugged: false });
    noteAway();
  }
  return !isRefused;
}

/**
 * Follows the browser's network events, and retries with growing pauses while the market is unreachable.
 * Returns a function that stops watching.
 */
export function watchConnection(): () => void {
  const unplug = () => connectionStore.setState({ isUnplugged: true });
  const plugIn = () => void tryConnection();
  // `navigator.onLine` is reliable only when false.
  if (!navigator.onLine) unplug();
  window.addEventListener('offline', unplug);
  window.addEventListener('online', plugIn);

  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryLater = () => {
    // Randomised, so that tabs that lost the market together don't return together.
    timer = setTimeout(() => void tryNow(), pauseMs * (0.75 + Math.random() / 2));
    pauseMs = Math.min(pauseMs * 1.5, longestPauseMs);
  };
  const tryNow = async () => {
    if (navigator.onLine && !document.hidden) await tryConnection();
    if (!isReachable(connectionStore.getState())) tryLater();
  };
  const begin = () => {
    clearTimeout(timer);
    pauseMs = firstPauseMs;
    tryLater();
  };
  if (!isReachable(connectionStore.getState())) begin();
  const stop = connectionStore.subscribe((now, before) => {
    if (isReachable(before) && !isReachable(now)) begin();
    if (isReachable(now)) clearTimeout(timer);
  });
  return () => {
    clearTimeout(timer);
    stop();
    window.removeEventListener('offline', unplug);
    window.removeEventListener('online', plugIn);
  };
}
