import { useEffect, useRef } from 'react';
import type { LiveNews, LiveTopic } from 'shared-kit/contract';

type Listener = (news: LiveNews) => void;
const listeners = new Set<Listener>();

/** For the shell, which hears the market and the other tabs: passes news on to whatever this tab shows. */
export function passOnLiveNews(news: LiveNews): void {
  for (const listener of [...listeners]) listener(news);
}

/** Answers how to stop. */
export function onLiveNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Has `ask` called when the market says that something of a topic changed, or that anything may have; with an `id`
 * only for that one. What changed isn't told: whoever shows it asks anew.
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
