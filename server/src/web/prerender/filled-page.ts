import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Currency,
  currencyCookie,
  currencyMark,
  currencyOr,
  type Locale,
  readSession,
} from 'shared-kit/contract';
import type { BuiltHost } from '../built-host.ts';
import type { KnownPage } from '../find-page.ts';
import { type Answers, fillSlots } from './fill-slots.ts';
import type { PageStyles, StylesOf } from './page-styles.ts';
import type { Prerenderer } from './prerenderer.ts';

/** A page's HTML with what its visitor is to see in it. */
export type FilledPage = Readonly<{
  head: string;
  body: string;
  styles: PageStyles;
  answers: Answers;
  currency: Currency;
  isSignedIn: boolean;
}>;

const sessionAddress = '/api/_auth/session';
/** Marks by which others count where visitors came from; no page of ours reads them. */
const tracking = /^(utm_\w+|gclid|fbclid|msclkid)$/;

type Visit = Readonly<{
  app: FastifyInstance;
  prerendered: Prerenderer;
  stylesOf: StylesOf;
  request: FastifyRequest;
  reply: FastifyReply;
}>;
type Visited = Readonly<{ host: BuiltHost; page: KnownPage | null; locale: Locale; hasSession: boolean }>;

/** Null where the browser has to make the page: there is no HTML of it, or its address says more than the path. */
export async function filledPage(
  visit: Visit,
  { host, page, locale, hasSession }: Visited,
): Promise<FilledPage | null> {
  if (!page?.area || !page.page) return null;
  const query = new URL(visit.request.url, 'https://tezgah.invalid').searchParams;
  if ([...query.keys()].some((name) => !tracking.test(name))) return null;
  const made = visit.prerendered.page(page.area, page.page.pattern, locale);
  const styles = made && (await visit.stylesOf(page, host));
  if (!made || !styles) return null;
  const currency = currencyOf(visit);
  const questions = made.questions.map((address) => inCurrency(address, currency));
  const all = [...questions, ...(hasSession ? [sessionAddress] : [])];
  const answers = { ...(hasSession ? {} : { [sessionAddress]: {} }), ...(await askAll(visit, all)) };
  const slots = { ...answers, visitor: { currency: currencyMark(currency) } };
  return {
    head: made.head,
    body: fillSlots(made.body, slots, locale),
    styles,
    answers,
    currency,
    isSignedIn: readSession(answers[sessionAddress]) !== null,
  };
}

/** The answers to the first questions of a page that the browser makes; null where none are known. */
export async function firstAnswers(
  visit: Visit,
  { page, locale }: Pick<Visited, 'page' | 'locale'>,
): Promise<Answers | null> {
  const given = { locale, currency: currencyOf(visit) };
  const { searchParams } = new URL(visit.request.url, 'https://tezgah.invalid');
  const questions = (page?.page?.questions ?? []).flatMap((it) => asked(it, searchParams, given) ?? []);
  return questions.length > 0 ? askAll(visit, questions) : null;
}

/** A question with its places filled; null when the address of the page says more than there are places for. */
export function asked(
  question: string,
  search: URLSearchParams,
  visitor: Readonly<{ locale: string; currency: string }>,
): string | null {
  const [path = '', places = ''] = question.split('?');
  const names = [...new URLSearchParams(places).keys()];
  // One that the address can't change is asked whatever it says.
  const isOfAddress = names.some((name) => !(name in visitor));
  if (isOfAddress && [...search.keys()].some((name) => !names.includes(name) && !tracking.test(name)))
    return null;
  const values = { ...Object.fromEntries(search), ...visitor } as Readonly<Record<string, string>>;
  const filled = new URLSearchParams();
  for (const name of names) if (values[name]) filled.set(name, values[name]);
  return filled.size > 0 ? `${path}?${filled}` : path;
}

const currencyOf = ({ request }: Visit) => currencyOr(request.cookies[currencyCookie.name]);

async function askAll(visit: Visit, questions: readonly string[]): Promise<Answers> {
  const known = await Promise.all(questions.map(async (it) => [it, await ask(visit, it)] as const));
  return Object.fromEntries(known.filter(([, answer]) => answer !== null));
}

const inCurrency = (address: string, currency: string): string =>
  address.replace(/(?<=[?&]currency=)\w+/, currency);

/** The API as this visitor would be answered; null when it refuses: then the page asks for itself and says so. */
async function ask({ app, request, reply }: Visit, url: string) {
  const { cookie = '' } = request.headers;
  const answer = await app.inject({ url, remoteAddress: request.ip, headers: { cookie } });
  const cookies = answer.headers['set-cookie'];
  if (cookies) reply.header('set-cookie', cookies);
  return answer.statusCode === 200 ? answer.json<unknown>() : null;
}
