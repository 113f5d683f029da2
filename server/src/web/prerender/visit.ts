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

/** One request for a document, and what its page is made with. */
export type Visit = Readonly<{
  app: FastifyInstance;
  prerendered: Prerenderer;
  renderer: PageRenderer;
  stylesOf: StylesOf;
  request: FastifyRequest;
  reply: FastifyReply;
  outage: Outage;
}>;

/** Whether the database was found to be away while a document was made. */
export type Outage = {
  isAway: boolean;
  /** When the oldest of the remembered answers was last known to be right, in ISO 8601; null where there is none. */
  dataOf: string | null;
};

export function noteRemembered(outage: Outage, dataOf: string): void {
  outage.isAway = true;
  if (outage.dataOf === null || dataOf < outage.dataOf) outage.dataOf = dataOf;
}

export type Visited = Readonly<{
  host: BuiltHost;
  page: KnownPage | null;
  locale: Locale;
  hasSession: boolean;
}>;

const sessionAddress = '/api/_auth/session';
/** Marks by which others count where visitors came from; no page of ours reads them. */
const tracking = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/** What a visit's address says beyond its path. */
export function searchOf({ request }: Visit): URLSearchParams {
  const searchParams = new URLSearchParams(/\?([^#]*)/.exec(request.url)?.[1]);
  for (const name of [...searchParams.keys()]) if (tracking.test(name)) searchParams.delete(name);
  return searchParams;
}

export const currencyOf = ({ request }: Visit): Currency => currencyOr(request.cookies[currencyCookie.name]);

/** What the API answers to this visitor, by its address; without what it refuses. */
export async function askAll(visit: Visit, questions: readonly string[]): Promise<Answers> {
  const known = await Promise.all(questions.map(async (it) => [it, await ask(visit, it)] as const));
  return Object.fromEntries(known.filter(([, answer]) => answer !== null));
}

/** The visitor's session, as an answer among others. Throws if it can't be read: that must not sign anybody out. */
export async function askSession(visit: Visit, { hasSession }: Visited): Promise<Answers> {
  if (!hasSession) return { [sessionAddress]: {} };
  const answer = await inject(visit, sessionAddress);
  if (answer.statusCode >= 500) {
    const { code } = answer.json<Problem>();
    throw new AppError(isErrorCode(code) ? code : 'internal');
  }
  return answer.statusCode === 200 ? { [sessionAddress]: answer.json<unknown>() } : {};
}

export const sessionIn = (answers: Answers): unknown => answers[sessionAddress];

/** The API as this visitor would be answered; null when it refuses: then the page asks for itself and says so. */
async function ask(visit: Visit, url: string) {
  const answer = await inject(visit, url);
  const dataOf = answer.headers[dataOfHeader];
  if (dataOf !== undefined) noteRemembered(visit.outage, String(dataOf));
  if (answer.statusCode === 503 && answer.json<Problem>().code === 'database.away')
    visit.outage.isAway = true;
  return answer.statusCode === 200 ? answer.json<unknown>() : null;
}

async function inject({ app, request, reply }: Visit, url: string) {
  const { cookie = '' } = request.headers;
  const answer = await app.inject({ url, remoteAddress: request.ip, headers: { cookie } });
  const cookies = answer.headers['set-cookie'];
  if (cookies) reply.header('set-cookie', cookies);
  return answer;
}
