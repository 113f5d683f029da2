import type { FastifyReply } from 'fastify';
import { openChangeFeed } from '../../../platform/db/change-feed.ts';
import { type ModuleContext, markRemembered, type WrittenAnswer } from '../../../platform/http/index.ts';
import { createAnswerCache } from './answer-cache.ts';

/** Told by triggers on everything that answers are made from (migration `market-changes`). */
const channel = 'market_change';

/** Answers under a key, made where the market has changed since; says in a header whether it was kept. */
export type KeptAnswers = <Answer extends Readonly<Record<string, unknown>>>(
  key: readonly unknown[],
  reply: FastifyReply,
  make: () => Promise<Answer>,
) => Promise<WrittenAnswer>;

/** Keeps answers while the server listens; for everybody alike, so they must not depend on who asks. */
export function keptAnswers({ app, background: db, log }: ModuleContext): KeptAnswers {
  let feed: ReturnType<typeof openChangeFeed> | null = null;
  app.addHook('onListen', async () => {
    feed = openChangeFeed(db, { channel, log });
  });
  // Before the server waits for its connections and the pool is closed.
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
