import { PassThrough } from 'node:stream';
import type { LiveNews } from 'shared-kit/contract';
import type { LiveStream } from './live-hub.ts';

/** Whoever reads so slowly is better off asking anew. */
const mostBufferedBytes = 64 * 1024;

/** One connection as server-sent events, and what the hub needs of it. */
export function eventStream(of: Pick<LiveStream, 'userId' | 'token'>): {
  body: PassThrough;
  stream: LiveStream;
} {
  const body = new PassThrough();
  const write = (text: string): void => {
    if (body.writableEnded || body.destroyed) return;
    if (body.writableLength > mostBufferedBytes) body.destroy();
    else body.write(text);
  };
  const stream: LiveStream = {
    ...of,
    send: (news: LiveNews) => write(`data: ${JSON.stringify(news)}\n\n`),
    beat: () => write(':\n\n'),
    end: (reason) => {
      write(`event: end\ndata: ${JSON.stringify(reason)}\n\n`);
      body.end();
    },
  };
  return { body, stream };
}
