import { useEffect, useRef } from 'react';
import type { LiveNews, LiveTopic } from 'shared-kit/contract/notifications';
import { sessionStore } from './session-store.ts';

type Listener = (news: LiveNews) => void;
const listeners = new Set<Listener>();

/** For the shell: passes news from the market or from another tab to this tab's listeners. */
export function passOnLiveNews(news: LiveNews): void {
  for (const listener of [...listeners]) listener(news);
}

/** Returns a function that stops listening. */
export function onLiveNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Calls `ask` when something of a topic changed or may have changed; with an `id`, only for that one.
 * The news doesn't say what changed, so the listener must ask the API.
 */
export function useLiveNews(topic: LiveTopic, ask: () => void, id?: string): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(
    () =>
      onLiveNews((news) => {
        const isMeant = news.topic === topic && (id === undefined || news.id === undefined || news.id === id);
        if (isMeant || news.topic === 'all') latest.current();
      }),
    [topic, id],
  );
}

/**
 * Asks now, at news of this topic, and when the visitor returns to the tab. Returns a function that stops it. A page may
 * take this up or give it up a moment after the session has ended; the server is asked only while there is one.
 */
export function keepCurrent(topic: LiveTopic, ask: () => unknown): () => void {
  const askIfSignedIn = () => sessionStore.getState().session && ask();
  askIfSignedIn();
  const stop = onLiveNews((news) => (news.topic === topic || news.topic === 'all') && askIfSignedIn());
  const onReturn = () => document.visibilityState === 'visible' && askIfSignedIn();
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onReturn);
  };
}
