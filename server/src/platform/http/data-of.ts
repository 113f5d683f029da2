import type { FastifyReply } from 'fastify';
import { dataOfHeader } from 'shared-kit/contract';
import type { Remembered } from '../db/remembered.ts';

/** Marks an answer that was remembered as such, so that nobody takes it for one of now, nor keeps it. */
export function markRemembered<Value>(reply: FastifyReply, { value, rightAt }: Remembered<Value>): Value {
  if (rightAt) reply.headers({ [dataOfHeader]: rightAt.toISOString(), 'cache-control': 'no-store' });
  return value;
}
