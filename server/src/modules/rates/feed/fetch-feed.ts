import { fieldsOf } from 'shared-kit/contract/tables';
import { FeedRefused } from './feed-refused.ts';

/** Thirty currencies take two kilobytes. */
const maxBytes = 64 * 1024;
const xmlType = /^(text|application)\/xml\s*(;|$)/i;

/** Fetches the feed as text, limited in time and size; follows no redirects. */
export async function fetchFeed(url: string, timeoutMs: number, stopped: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]),
      headers: { accept: 'application/xml, text/xml' },
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new FeedRefused(refusedStatus(response.status));
    }
    return await readXml(response);
  } catch (error) {
    if (error instanceof FeedRefused || stopped.aborted) throw error;
    if (fieldsOf(error).name === 'TimeoutError') throw new FeedRefused(`it took longer than ${timeoutMs} ms`);
    throw new FeedRefused('it could not be reached', { cause: error });
  }
}

const refusedStatus = (status: number): string =>
  status >= 300 && status < 400
    ? `it redirects (status ${status}), which is not followed`
    : `it answered with status ${status}`;

async function readXml(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (!xmlType.test(type)) {
    await response.body?.cancel();
    throw new FeedRefused('its content type is not XML');
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new FeedRefused(`it is larger than ${maxBytes} bytes`);
    parts.push(part);
  }
  try {
    return decoder.decode(Buffer.concat(parts));
  } catch {
    throw new FeedRefused('it is not UTF-8');
  }
}
