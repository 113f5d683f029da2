import { ApiError, api, newIdempotencyKey } from 'shared-kit/shell';

/** The request whose outcome is unknown: the connection broke before the answer. */
let unanswered: Readonly<{ request: string; key: string }> | null = null;

const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Posts a write that must take effect once: a retry after a broken connection uses the same idempotency key. */
export async function postOnce<Answer>(
  path: '/api/cart/lines' | '/api/cart/quick-add',
  body: unknown,
): Promise<Answer> {
  const request = JSON.stringify([path, body]);
  const key = unanswered?.request === request ? unanswered.key : newIdempotencyKey();
  try {
    const answer: Answer = await api.post(path, body, key);
    unanswered = null;
    return answer;
  } catch (error) {
    unanswered = isUnanswered(error) ? { request, key } : null;
    throw error;
  }
}
