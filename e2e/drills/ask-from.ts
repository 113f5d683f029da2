import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export type Given = Readonly<{
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** From the request to the last byte. */
  tookMs: number;
}>;

export type AskFrom = Readonly<{
  /** Throws if no answer comes in time or the connection ends. */
  ask: (path: string, asked?: Readonly<{ cookie?: string; body?: object }>) => Promise<Given>;
  /** Ends the connections. */
  close: () => void;
}>;

const patienceMs = 30_000;
let asked = 0;

/** Sends requests from this address of the machine as a browser does: compressed, on persistent connections. */
export function askFrom(url: string, localAddress: string): AskFrom {
  const agent = new Agent({ keepAlive: true, localAddress });
  const ask: AskFrom['ask'] = (path, { cookie, body } = {}) =>
    new Promise((resolve, reject) => {
      const since = performance.now();
      const text = body && JSON.stringify(body);
      const headers = {
        'accept-encoding': 'br',
        ...(cookie && { cookie }),
        ...(text && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          origin: url,
          'idempotency-key': `drill-${process.pid}-${++asked}`,
        }),
      };
      const sent = request(url + path, { agent, headers, method: text ? 'POST' : 'GET' }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const tookMs = performance.now() - since;
          clearTimeout(patience);
          const bytes = Buffer.concat(chunks);
          const isPacked = answer.headers['content-encoding'] === 'br';
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: (isPacked ? brotliDecompressSync(bytes) : bytes).toString(),
            tookMs,
          });
        });
      });
      const patience = setTimeout(
        () => sent.destroy(new Error(`no answer in ${patienceMs / 1000} s`)),
        patienceMs,
      );
      sent.once('error', (error) => {
        clearTimeout(patience);
        reject(error);
      });
      sent.end(text);
    });
  return { ask, close: () => agent.destroy() };
}
