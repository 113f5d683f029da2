export type TabNews = Readonly<{
  /** Tells the visitor's other tabs that something changed, but not what. */
  tell: () => void;
  /** Listens to other tabs. Returns a function that stops listening. */
  listen: (listener: () => void) => () => void;
}>;

/** One kind of news between the tabs of one browser. */
export function tabNews(name: string): TabNews {
  let channel: BroadcastChannel | null = null;
  const openChannel = (): BroadcastChannel | null => {
    if (typeof BroadcastChannel === 'undefined') return null;
    channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    tell() {
      const open = openChannel();
      try {
        if (open) open.postMessage('changed');
        else localStorage.setItem(name, String(Date.now()));
      } catch {
        // If both ways fail, other tabs notice at their next request.
      }
    },
    listen(listener) {
      const open = openChannel();
      if (open) {
        open.addEventListener('message', listener);
        return () => open.removeEventListener('message', listener);
      }
      const stored = (event: StorageEvent) => event.key === name && listener();
      window.addEventListener('storage', stored);
      return () => window.removeEventListener('storage', stored);
    },
  };
}
