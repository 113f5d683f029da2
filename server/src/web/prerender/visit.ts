import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Currency, currencyCookie, currencyOr, type Locale } from 'shared-kit/contract';
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
}>;

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
  const { searchParams } = new URL(request.url, 'https://tezgah.invalid');
  for (const name of [...searchParams.keys()]) if (tracking.test(name)) searchParams.delete(name);
  return searchParams;
}

export const currencyOf = ({ request }: Visit): Currency => currencyOr(request.cookies[currencyCookie.name]);

/** What the API answers to this visitor, by its address; without what it refuses. */
export async function askAll(visit: Visit, questions: readonly string[]): Promise<Answers> {
  const known = await Promise.all(questions.map(async (it) => [it, await ask(visit, it)] as const));
  return Object.fromEntries(known.filter(([, answer]) => answer !== null));
}

/** Who the visitor is, as an answer among others. */
export const askSession = async (visit: Visit, { hasSession }: Visited): Promise<Answers> =>
  hasSession ? askAll(visit, [sessionAddress]) : { [sessionAddress]: {} };

export const sessionIn = (answers: Answers): unknown => answers[sessionAddress];

/** The API as this visitor would be answered; null when it refuses: then the page asks for itself and says so. */
async function ask({ app, request, reply }: Visit, url: string) {
  const { cookie = '' } = request.headers;
  const answer = await app.inject({ url, remoteAddress: request.ip, headers: { cookie } });
  const cookies = answer.headers['set-cookie'];
  if (cookies) reply.header('set-cookie', cookies);
  return answer.statusCode === 200 ? answer.json<unknown>() : null;
}
