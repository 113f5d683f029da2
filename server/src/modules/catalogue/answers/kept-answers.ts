import type { FastifyReply } from 'fastify';
import { markRemembered, type WrittenAnswer } from '../../../platform/http/index.ts';
import type { AnswerCache, Dependencies } from './answer-cache.ts';

/**
 * Caches answers by key until something that they depend on changes. A header says whether an answer was cached. They
 * are shared by all visitors, so they must not depend on the user.
 */
export type KeptAnswers = <Answer extends Readonly<Record<string, unknown>>>(
  key: readonly unknown[],
  reply: FastifyReply,
  make: () => Promise<Readonly<{ answer: Answer; on: Dependencies }>>,
) => Promise<WrittenAnswer>;

export function keptAnswers(cache: AnswerCache): KeptAnswers {
  return async (key, reply, make) => {
    const { written, isHit, rightAt } = await cache.answer(JSON.stringify(key), async () => {
      const { answer, on } = await make();
      return { text: String(reply.serializeInput(answer, '200')), on };
    });
    reply.header('x-cache', isHit ? 'hit' : 'miss');
    return markRemembered(reply, { value: written, rightAt });
  };
}
