import { type LiveNews, liveTopics, notifications } from 'shared-kit/contract/notifications';
import { fieldsOf, isOneOf } from 'shared-kit/contract/tables';
import { sessionStore } from 'shared-kit/shell';
import { followRights } from './follow-rights.ts';

const firstPauseMs = 2000;
const longestPauseMs = 60_000;

/**
 * Listens to the market until stopped. A broken connection is reopened with growing, random pauses, so that clients
 * don't reconnect at once. If the session has ended, it reopens after the next sign-in; if its user's rights have
 * changed, at once.
 */
export function openLiveStream(onNews: (news: LiveNews) => void): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting = (): void => undefined;
  let failures = 0;

  const open = (): void => {
    source = new EventSource(notifications.listen.path);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      failures = 0;
      const news = readNews(data);
      if (news) onNews(news);
    };
    source.addEventListener('session', ({ data }: MessageEvent<string>) => followRights(data));
    source.addEventListener('end', ({ data }: MessageEvent<string>) => {
      source?.close();
      if (data === '"signed-out"') openWhenSignedIn();
      else if (data === '"rights"') open();
      else retry();
    });
    // EventSource's own retry neither slows down nor survives a refusal.
    source.onerror = () => {
      source?.close();
      if (sessionStore.getState().isExpired) openWhenSignedIn();
      else retry();
    };
  };
  const retry = (): void => {
    const pause = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(open, pause * (0.75 + Math.random() / 2));
  };
  const openWhenSignedIn = (): void => {
    stopWaiting();
    stopWaiting = sessionStore.subscribe((now, before) => {
      if (!now.session || now.session === before.session) return;
      stopWaiting();
      open();
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    stopWaiting();
    source?.close();
  };
}

function readNews(data: string): LiveNews | null {
  try {
    const { topic, id } = fieldsOf(JSON.parse(data));
    // A newer server may send topics that this page doesn't know.
    return isOneOf(liveTopics, topic) ? { topic, ...(typeof id === 'string' && { id }) } : null;
  } catch {
    return null;
  }
}
