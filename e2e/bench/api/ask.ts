import { Agent, request } from 'node:http';

export type Answer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  /** From sending the request to the last byte of the body. */
  milliseconds: number;
}>;

const patience = 20_000;

/** Keeps this many connections open; each carries one request at a time. */
export const connections = (count: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count });

/** A body is posted as JSON. */
export function ask(
  url: string,
  agent: Agent,
  headers: Record<string, string> = {},
  body?: object,
): Promise<Answer> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const sent = body && JSON.stringify(body);
    const options = {
      agent,
      timeout: patience,
      method: sent ? 'POST' : 'GET',
      headers: { ...headers, ...(sent && { 'content-type': 'application/json' }) },
    };
    const asked = request(url, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
          milliseconds: performance.now() - since,
        }),
      );
    });
    asked.once('timeout', () => asked.destroy(new Error(`No answer within ${patience} ms: ${url}`)));
    asked.once('error', reject);
    asked.end(sent);
  });
}
