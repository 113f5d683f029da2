import type { FastifyReply } from 'fastify';
import { openChangeFeed } from '../../../platform/db/change-feed.ts';
import { type ModuleContext, markRemembered, type WrittenAnswer } from '../../../platform/http/index.ts';
import { createAnswerCache } from './answer-cache.ts';

/** Triggers notify it of changes to any table that answers depend on (migration `market-changes`). */
const channel = 'market_change';

/** Caches answers by key until the market changes. A header says whether an answer was cached. */
export type KeptAnswers = <Answer extends Readonly<Record<string, unknown>>>(
  key: readonly unknown[],
  reply: FastifyReply,
  make: () => Promise<Answer>,
) => Promise<WrittenAnswer>;

/** Caches answers while the server listens. They are shared by all visitors, so they must not depend on the user. */
export function keptAnswers({ app, background: db, log }: ModuleContext): KeptAnswers {
  let feed: ReturnType<typeof openChangeFeed> | null = null;
  app.addHook('onListen', async () => {
    feed = openChangeFeed(db, { channel, log });
  });
  // Before the server waits for open connections and closes the pool.
  app.addHook('preClose', async () => feed?.close());
  const cache = createAnswerCache(() => feed?.version() ?? null);
  return async (key, reply, make) => {
    const { written, isHit, rightAt } = await cache.answer(JSON.stringify(key), async () =>
      String(reply.serializeInput(await make(), '200')),
    );
    reply.header('x-cache', isHit ? 'hit' : 'miss');
    return markRemembered(reply, { value: written, rightAt });
  };
}
