import { useEffect } from 'react';
import { useSession } from 'shared-kit/shell';

/** Let the page load first. No news is missed: listening begins by asking. */
const afterLoadMs = 2500;

/** Listens to live news while somebody is signed in. Its code loads once the page is idle. */
export function useLiveNewsOfMarket(): void {
  const userId = useSession()?.secure.id;
  useEffect(() => {
    if (!userId || typeof EventSource === 'undefined') return;
    let stop: (() => void) | null = null;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = async () => {
      const loaded = await import('./share-live-news.ts').catch(() => null);
      if (loaded && !isOver) stop = loaded.shareLiveNews();
    };
    const wait = () => {
      timer = setTimeout(() => void begin(), afterLoadMs);
    };
    // A page in the back-forward cache must hold neither a lock nor a connection.
    const hide = () => {
      clearTimeout(timer);
      stop?.();
      stop = null;
    };
    const show = ({ persisted }: PageTransitionEvent) => persisted && void begin();
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      isOver = true;
      hide();
      window.removeEventListener('load', wait);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
    };
  }, [userId]);
}
