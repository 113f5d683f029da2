import { useEffect } from 'react';
import { useSession } from 'shared-kit/shell';

/** What a page needs to be shown comes first; nobody misses news of its first seconds, for it has just asked. */
const afterLoadMs = 2500;

/** While somebody is signed in, this browser hears what changes for them; the code for it comes when all is quiet. */
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
    // A page in the browser's back-forward cache may hold neither lock nor connection.
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
