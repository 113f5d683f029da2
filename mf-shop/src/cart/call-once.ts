import type { AnswerOf, CallInput, Endpoint, KeyedSpec, PlainSpec } from 'shared-kit/contract/endpoints';
import { ApiError, call, newIdempotencyKey } from 'shared-kit/shell';

/** The request whose outcome is unknown: the connection broke before the answer. */
let unanswered: Readonly<{ request: string; key: string }> | null = null;

const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Calls an endpoint that takes a key: a retry after a broken connection uses the same one. */
export async function callOnce<Spec extends KeyedSpec & PlainSpec>(
  endpoint: Endpoint<Spec>,
  input: Omit<CallInput<Spec>, 'key'>,
): Promise<AnswerOf<Spec>> {
  const request = JSON.stringify([endpoint, input]);
  const key = unanswered?.request === request ? unanswered.key : newIdempotencyKey();
  try {
    const answer = await call(endpoint, { ...input, key } as CallInput<Spec>);
    unanswered = null;
    return answer;
  } catch (error) {
    unanswered = isUnanswered(error) ? { request, key } : null;
    throw error;
  }
}
