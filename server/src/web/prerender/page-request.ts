import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Currency,
  currencyCookie,
  currencyOr,
  dataOfHeader,
  isErrorCode,
  type Locale,
  type Problem,
} from 'shared-kit/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { BuiltHost } from '../built-host.ts';
import type { KnownPage } from '../find-page.ts';
import type { Answers } from './fill-slots.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { StylesOf } from './page-styles.ts';
import type { Prerenderer } from './prerenderer.ts';

/** A request for a document, with the means to make its page. */
export type PageRequest = Readonly<{
  app: FastifyInstance;
  prerendered: Prerenderer;
  renderer: PageRenderer;
  stylesOf: StylesOf;
  request: FastifyRequest;
  reply: FastifyReply;
  outage: Outage;
}>;

/** Whether the database was away while a document was made. */
export type Outage = {
  isAway: boolean;
  /** When the oldest cached answer was last known to be right (ISO 8601); null if there is none. */
  dataOf: string | null;
};

export function noteRemembered(outage: Outage, dataOf: string): void {
  outage.isAway = true;
  if (outage.dataOf === null || dataOf < outage.dataOf) outage.dataOf = dataOf;
}

export type RequestedPage = Readonly<{
  host: BuiltHost;
  page: KnownPage | null;
  locale: Locale;
  hasSession: boolean;
}>;

const sessionAddress = '/api/_auth/session';
/** Tracking parameters of other sites; none of our pages reads them. */
const tracking = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/** The URL's parameters, without tracking. */
export function searchOf({ request }: PageRequest): URLSearchParams {
  const searchParams = new URLSearchParams(/\?([^#]*)/.exec(request.url)?.[1]);
  for (const name of [...searchParams.keys()]) if (tracking.test(name)) searchParams.delete(name);
  return searchParams;
}

export const currencyOf = ({ request }: PageRequest): Currency =>
  currencyOr(request.cookies[currencyCookie.name]);

/** The API's answers to this visitor by URL, without refusals. */
export async function askAll(pageRequest: PageRequest, questions: readonly string[]): Promise<Answers> {
  const known = await Promise.all(questions.map(async (it) => [it, await ask(pageRequest, it)] as const));
  return Object.fromEntries(known.filter(([, answer]) => answer !== null));
}

/**
 * The visitor's session as an API answer. Throws if it can't be read, since that must not show anybody as signed out.
 */
export async function askSession(pageRequest: PageRequest, { hasSession }: RequestedPage): Promise<Answers> {
  if (!hasSession) return { [sessionAddress]: {} };
  const answer = await inject(pageRequest, sessionAddress);
  if (answer.statusCode >= 500) {
    const { code } = answer.json<Problem>();
    throw new AppError(isErrorCode(code) ? code : 'internal');
  }
  return answer.statusCode === 200 ? { [sessionAddress]: answer.json<unknown>() } : {};
}

export const sessionIn = (answers: Answers): unknown => answers[sessionAddress];

/** The API's answer to this visitor; null if it refuses: then the page itself asks and shows the refusal. */
async function ask(pageRequest: PageRequest, url: string) {
  const answer = await inject(pageRequest, url);
  const dataOf = answer.headers[dataOfHeader];
  if (dataOf !== undefined) noteRemembered(pageRequest.outage, String(dataOf));
  if (answer.statusCode === 503 && answer.json<Problem>().code === 'database.away')
    pageRequest.outage.isAway = true;
  return answer.statusCode === 200 ? answer.json<unknown>() : null;
}

async function inject({ app, request, reply }: PageRequest, url: string) {
  const { cookie = '' } = request.headers;
  const answer = await app.inject({ url, remoteAddress: request.ip, headers: { cookie } });
  const cookies = answer.headers['set-cookie'];
  if (cookies) reply.header('set-cookie', cookies);
  return answer;
}
