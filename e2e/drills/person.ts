import { randomUUID } from 'node:crypto';
import { readAtStake } from 'shared-kit/contract/binding';
import { type Account, credentialsOf } from '../fixtures/accounts.ts';

export type Asked = Readonly<{
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A text and bytes are sent as a file, any other object as JSON. */
  body?: object | string | Uint8Array<ArrayBuffer>;
  /** The `Idempotency-Key`; default: a new one per request. */
  key?: string;
}>;

export type Answer = Readonly<{
  status: number;
  ok: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the type of the answer
  body: any;
  headers: Headers;
}>;

/** Sends requests to a market, with the cookies of one browser. */
export type Person = Readonly<{
  /** Throws if no answer comes in time or the connection ends. */
  ask: (path: string, asked?: Asked) => Promise<Answer>;
  /** Opens a stream and returns its texts. */
  listen: (path: string) => Promise<{ texts: AsyncIterable<string>; stop: () => void }>;
  /** The same person at another process of the market. */
  at: (url: string) => Person;
}>;

const patienceMs = 30_000;
let people = 0;

/** Each has an address of its own, if the market has `TRUST_PROXY=loopback`. */
export function stranger(url: string): Person {
  people += 1;
  return personWith(url, { 'x-forwarded-for': `198.18.${people >> 8}.${people & 255}` });
}

export async function signedIn(url: string, account: Account): Promise<Person> {
  const visitor = stranger(url);
  const body = credentialsOf(account);
  const { ok, status, headers } = await visitor.ask('/api/auth/sign-in/email', { method: 'POST', body });
  if (!ok) throw new Error(`${account} could not sign in: ${status}`);
  return withCookies(url, headers);
}

/** The person with the session from an answer. */
export function withCookies(url: string, answered: Headers): Person {
  const cookie = answered
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
  return personWith(url, { cookie });
}

/** Like a page, reads what is at stake before a binding move. */
async function withSeen(url: string, own: Readonly<Record<string, string>>, path: string, body: object) {
  if ('seen' in body) return body;
  const get = async <Read>(address: string): Promise<Read> =>
    (await fetch(url + address, { headers: own, signal: AbortSignal.timeout(patienceMs) })).json();
  const seen = await readAtStake(path, body, get);
  return seen ? { ...body, seen } : body;
}

const personWith = (url: string, own: Readonly<Record<string, string>>): Person => ({
  at: (other) => personWith(other, own),
  async listen(path) {
    const stopping = new AbortController();
    const answer = await fetch(url + path, { headers: own, signal: stopping.signal });
    if (!answer.ok || !answer.body) throw new Error(`Cannot listen to ${path}: ${answer.status}`);
    return { texts: answer.body.pipeThrough(new TextDecoderStream()), stop: () => stopping.abort() };
  },
  async ask(path, { method = 'GET', body: given, key = randomUUID() } = {}) {
    const isFile = typeof given === 'string' || given instanceof Uint8Array;
    const body = method === 'POST' && given && !isFile ? await withSeen(url, own, path, given) : given;
    const type = isFile ? 'application/octet-stream' : 'application/json';
    const answer = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        ...own,
        origin: url,
        'idempotency-key': key,
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body: isFile ? given : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    const { status, ok, headers } = answer;
    return { status, ok, headers, body: isJson ? JSON.parse(text) : text };
  },
});

/** The body of the answer; throws if the request was refused. */
export async function done(asked: Promise<Answer>): Promise<Answer['body']> {
  const { ok, status, body } = await asked;
  if (!ok) throw new Error(`refused: ${status} ${JSON.stringify(body)}`);
  return body;
}
