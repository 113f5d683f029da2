import { Agent, request } from 'node:http';
import type { OddRequest } from './odd-request.ts';

export type Answer = Readonly<{ status: number; text: string; cookies: readonly string[] }>;

/** One connection per request: after an odd request ends a connection, reusing it would prove nothing. */
const agent = new Agent({ keepAlive: false });
const tries = 10;
const patienceMs = 60_000;
const mostRead = 200_000;

/**
 * Retries after a reset connection: the market answers and closes while a body that it refuses is still being sent, and
 * the reset can overtake the answer. On a busy machine that happens several times in a row.
 */
export async function ask(url: string, odd: OddRequest): Promise<Answer> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await askOnce(url, odd);
    } catch (error) {
      if (left === 0 || !/ECONNRESET|EPIPE/.test(String(error))) throw error;
    }
  }
}

/** Reads only the beginning of an answer, since streams never end. */
const askOnce = (url: string, { method, path, body, ...odd }: OddRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    // Node states no length for the body of a DELETE: the server would take it for a second request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const headers = { ...length, ...odd.headers };
    const asked = request({ agent, hostname, port, method, path, headers, timeout: patienceMs }, (answer) => {
      const cookies = answer.headers['set-cookie'] ?? [];
      let text = '';
      const done = () => resolve({ status: answer.statusCode ?? 0, text, cookies });
      answer.setEncoding('utf8').on('end', done).on('error', done);
      answer.on('data', (part: string) => {
        text += part;
        const isStream = String(answer.headers['content-type']).startsWith('text/event-stream');
        if (!isStream && text.length < mostRead) return;
        asked.destroy();
        done();
      });
    });
    asked.on('timeout', () => asked.destroy(new Error(`no answer in ${patienceMs / 1000} s`)));
    asked.on('error', reject);
    asked.end(body);
  });
