import type { FastifyReply } from 'fastify';
import { dataOfHeader } from 'shared-kit/contract/market';
import type { Remembered } from '../db/remembered.ts';

/** Marks a remembered answer with its time and forbids caching it. */
export function markRemembered<Value>(reply: FastifyReply, { value, rightAt }: Remembered<Value>): Value {
  if (rightAt) reply.headers({ [dataOfHeader]: rightAt.toISOString(), 'cache-control': 'no-store' });
  return value;
}
