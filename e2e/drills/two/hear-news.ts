import type { LiveNews } from 'shared-kit/contract/notifications';
import type { Person } from '../person.ts';

export type Hearing = Readonly<{
  /** Milliseconds until matching news came; null if not within the limit. */
  heard: (isIt: (news: LiveNews) => boolean, withinMs: number) => Promise<number | null>;
  stop: () => void;
}>;

/** Listens to a market as an open page does. Resolves once it is connected. */
export async function hearNews(person: Person): Promise<Hearing> {
  const stream = await person.listen('/api/events');
  const waiting = new Set<(news: LiveNews) => void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const hear = async () => {
    let rest = '';
    for await (const text of stream.texts) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((it) => it.startsWith('data: {'))) {
        open();
        for (const tell of waiting) tell(JSON.parse(line.slice(6)) as LiveNews);
      }
    }
  };
  // A killed process ends the stream abruptly.
  hear().catch(() => undefined);
  await opened;
  return {
    heard: (isIt, withinMs) =>
      new Promise((resolve) => {
        const since = performance.now();
        const end = (after: number | null) => {
          waiting.delete(tell);
          clearTimeout(timer);
          resolve(after);
        };
        const tell = (news: LiveNews) => isIt(news) && end(performance.now() - since);
        const timer = setTimeout(() => end(null), withinMs);
        waiting.add(tell);
      }),
    stop: stream.stop,
  };
}
