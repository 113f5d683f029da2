import type { Asked, Send } from '../../../server/src/access/testing/world.ts';

const patienceMs = 30_000;

/** Sends requests to one process of a market. */
export const sendTo =
  (url: string): Send =>
  async ({ method, path, headers, body }: Asked) => {
    const answer = await fetch(url + path, {
      method,
      headers,
      signal: AbortSignal.timeout(patienceMs),
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
    // A news stream never ends, so close it.
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      await answer.body?.cancel();
      return { status: answer.status, text: '' };
    }
    return { status: answer.status, text: await answer.text() };
  };
