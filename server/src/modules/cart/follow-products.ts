import { and, inArray, isNull } from 'drizzle-orm';
import { openChangeFeed } from '../../platform/db/change-feed.ts';
import { isDatabaseAway } from '../../platform/db/index.ts';
import type { ModuleContext } from '../../platform/http/index.ts';
import { cartLine } from './schema.ts';

/** Triggers notify it of changes to products, by tags such as `product:<id>`. */
const channel = 'market_change';
const gatherMs = 200;
/** Of more at once, the carts learn when they are read next. */
const mostAtOnce = 500;
const productTag = /^product:(.+)$/;

/** Tells open carts that a product in them changed, so that a new price is noticed at once. */
export function followProducts(
  { app, background: db, log }: ModuleContext,
  tell: (userId: string) => void,
): void {
  const changed = new Set<string>();
  let feed: ReturnType<typeof openChangeFeed> | null = null;
  const pass = async () => {
    const ids = [...changed].slice(0, mostAtOnce);
    changed.clear();
    const inCarts = and(inArray(cartLine.productId, ids), isNull(cartLine.removedAt));
    const rows = await db.selectDistinct({ userId: cartLine.userId }).from(cartLine).where(inCarts);
    for (const { userId } of rows) tell(userId);
  };
  const hear = (tags: string) => {
    const before = changed.size;
    for (const tag of tags.split(' ')) {
      const [, id] = productTag.exec(tag) ?? [];
      if (id) changed.add(id);
    }
    if (before > 0 || changed.size === 0) return;
    setTimeout(() => {
      pass().catch((error: unknown) => {
        if (!isDatabaseAway(error))
          log.warn({ err: error }, 'open carts could not be told of changed products');
      });
    }, gatherMs).unref();
  };
  app.addHook('onListen', async () => {
    feed = openChangeFeed(db, { channel, log, onWords: hear });
  });
  app.addHook('preClose', async () => feed?.close());
}
