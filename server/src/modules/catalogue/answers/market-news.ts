import { openChangeFeed } from '../../../platform/db/change-feed.ts';
import type { ModuleContext } from '../../../platform/http/index.ts';

/**
 * What an answer depends on and a change names: `products` (any of them), `product:<id>`, `category:<id>`. A change that
 * isn't only one of prices names `beyond-price` and `beyond-price:<category>` as well.
 */
export type Tag =
  | 'products'
  | `product:${string}`
  | `category:${string}`
  | 'beyond-price'
  | `beyond-price:${string}`;

export type MarketNews = Readonly<{
  /** Increases with every change; null while changes might be missed. */
  now: () => number | null;
  /** Whether nothing with one of these tags has changed since that value of `now`. */
  isUnchanged: (tags: readonly string[], since: number) => boolean;
}>;

/** Triggers notify it of changes to any table that answers depend on. */
const channel = 'market_change';
/** More tags than this are forgotten, and count as a change of everything. */
const mostTags = 10_000;

/** Remembers when each tag was named last. `version` increases with changes that name no tags. */
export function tellTags(version: () => number | null, most = mostTags) {
  const last = new Map<string, number>();
  let [now, everything] = [0, 0];
  let seen: number | null = null;
  const changeEverything = () => {
    now += 1;
    everything = now;
    last.clear();
  };
  const news: MarketNews = {
    now: () => {
      const current = version();
      if (current === null) return null;
      if (current !== seen) changeEverything();
      seen = current;
      return now;
    },
    isUnchanged: (tags, since) => since >= everything && tags.every((tag) => (last.get(tag) ?? 0) <= since),
  };
  const hear = (tags: string): void => {
    now += 1;
    for (const tag of tags.split(' ')) last.set(tag, now);
    if (last.size > most) changeEverything();
  };
  return { news, hear };
}

/** Listens to changes of the market while the server listens. */
export function marketNews({ app, background: db, log }: ModuleContext): MarketNews {
  let feed: ReturnType<typeof openChangeFeed> | null = null;
  const { news, hear } = tellTags(() => feed?.version() ?? null);
  app.addHook('onListen', async () => {
    feed = openChangeFeed(db, { channel, log, onWords: hear });
  });
  // Before the server waits for open connections and closes the pool.
  app.addHook('preClose', async () => feed?.close());
  return news;
}
