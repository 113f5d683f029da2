import { PassThrough } from 'node:stream';
import type { LiveNews } from 'shared-kit/contract/notifications';
import type { LiveStream } from './live-hub.ts';

/** A client that reads this slowly is disconnected; it reconnects and reads everything anew. */
const mostBufferedBytes = 64 * 1024;

/** One connection as server-sent events, with its interface for the hub. */
export function eventStream(of: Pick<LiveStream, 'userId' | 'companyId' | 'token' | 'rights'>): {
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
    tellSession: (session) => write(`event: session\ndata: ${JSON.stringify(session)}\n\n`),
    send: (news: LiveNews) => write(`data: ${JSON.stringify(news)}\n\n`),
    beat: () => write(':\n\n'),
    end: (reason) => {
      write(`event: end\ndata: ${JSON.stringify(reason)}\n\n`);
      body.end();
    },
  };
  return { body, stream };
}
