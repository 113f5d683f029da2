import { connectionStore, isOffline } from 'shared-kit/shell';

const again = 10_000;

/** Whether the market answers, whatever it says. */
export async function tryConnection(): Promise<boolean> {
  const isThere = await fetch('/api/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isThere) connectionStore.setState({ failures: 0, isUnplugged: false });
  return isThere;
}

/** Follows what the browser says, and tries again by itself while the market is not to be reached. */
export function watchConnection(): () => void {
  const unplug = () => connectionStore.setState({ isUnplugged: true });
  const plugIn = () => void tryConnection();
  // What the browser says counts for the worse only: a network that leads nowhere is a network to it.
  if (!navigator.onLine) unplug();
  window.addEventListener('offline', unplug);
  window.addEventListener('online', plugIn);
  const timer = setInterval(() => {
    if (isOffline(connectionStore.getState()) && navigator.onLine && !document.hidden) void tryConnection();
  }, again);
  return () => {
    window.removeEventListener('offline', unplug);
    window.removeEventListener('online', plugIn);
    clearInterval(timer);
  };
}
