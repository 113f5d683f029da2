import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { currentSession } from 'shared-kit/contract/current-session';
import { isErrorCode, type Problem } from 'shared-kit/contract/errors';
import { dataOfHeader } from 'shared-kit/contract/market';
import type { Currency } from 'shared-kit/contract/money';
import { AppError } from '../../platform/http/app-error.ts';

/** Who asks for a document, as far as it can change it. */
export type Asker = Readonly<{
  cookie: string;
  ip: string;
  currency: Currency;
  hasSession: boolean;
}>;

/** What was learned while asking the API for a document. */
export type Learned = {
  /** Whether the database was away. */
  isAway: boolean;
  /** When the oldest cached answer was last known to be right (ISO 8601); null if there is none. */
  dataOf: string | null;
  /** Cookies that the API set. */
  cookies: (string | string[])[];
};

export function noteRemembered(learned: Learned, dataOf: string): void {
  learned.isAway = true;
  if (learned.dataOf === null || dataOf < learned.dataOf) learned.dataOf = dataOf;
}

export type Asking = Readonly<{
  app: FastifyInstance;
  asker: Asker;
  learned: Learned;
  /** Strangers' last answers: the API sends an unchanged one no second time. */
  known: KnownAnswers;
}>;

/** An answer as it was sent; its tag changes with the text. */
export type SentAnswer = Readonly<{ text: string; tag: string }>;
export type KnownAnswers = LRUCache<string, SentAnswer>;

export const knownAnswers = (): KnownAnswers =>
  new LRUCache({ maxSize: 8 * 1024 * 1024, sizeCalculation: ({ text }) => text.length + 1024 });

/** The API's answers to a page's requests, by address. */
export type SentAnswers = ReadonlyMap<string, SentAnswer>;

/** The API's answers to this visitor, without refusals. */
export async function askAll(asking: Asking, addresses: readonly string[]): Promise<SentAnswers> {
  const all = await Promise.all(addresses.map(async (it) => [it, await ask(asking, it)] as const));
  return new Map(all.filter((it): it is readonly [string, SentAnswer] => it[1] !== null));
}

/**
 * The visitor's session as the API tells it. Throws if it can't be read, since that must not show anybody as signed out.
 */
export async function askSession(asking: Asking): Promise<unknown> {
  if (!asking.asker.hasSession) return {};
  const answer = await inject(asking, currentSession.read.path);
  if (answer.statusCode >= 500) {
    const { code } = answer.json<Problem>();
    throw new AppError(isErrorCode(code) ? code : 'internal');
  }
  return answer.statusCode === 200 ? answer.json<unknown>() : undefined;
}

/** The API's answer to this visitor; null if it refuses: then the page itself asks and shows the refusal. */
async function ask(asking: Asking, url: string): Promise<SentAnswer | null> {
  const { asker, learned, known } = asking;
  const before = asker.hasSession ? undefined : known.get(url);
  const answer = await inject(asking, url, before && { 'if-none-match': before.tag });
  const dataOf = answer.headers[dataOfHeader];
  if (dataOf !== undefined) noteRemembered(learned, String(dataOf));
  if (answer.statusCode === 503 && answer.json<Problem>().code === 'database.away') learned.isAway = true;
  if (before && answer.statusCode === 304) return before;
  if (answer.statusCode !== 200) return null;
  const text = answer.body;
  const { etag } = answer.headers;
  const sent = { text, tag: etag ?? hash('sha1', text, 'base64url') };
  if (etag && !asker.hasSession) known.set(url, sent);
  return sent;
}

async function inject(
  { app, asker: { cookie, ip }, learned }: Asking,
  url: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await app.inject({ url, remoteAddress: ip, headers: { cookie, ...headers } });
  const cookies = answer.headers['set-cookie'];
  if (cookies) learned.cookies.push(cookies);
  return answer;
}
