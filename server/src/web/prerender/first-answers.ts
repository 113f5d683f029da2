import type { Answers } from './fill-slots.ts';
import { askAll, currencyOf, type PageRequest, type RequestedPage, searchOf } from './page-request.ts';

/** Marks a request that is made only for visitors with a session. */
const ofSession = /#session$/;
const isOfSession = (question: string): boolean => ofSession.test(question);

/** Whether every request of a page that needs no session was answered. */
export const isWhole = (questions: readonly string[], answers: Answers): boolean => {
  const answered = new Set(Object.keys(answers).map(pathOf));
  return questions.every((it) => isOfSession(it) || answered.has(pathOf(it)));
};
const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** The answers to a page's first requests; null if it has none. */
export async function firstAnswers(
  pageRequest: PageRequest,
  { page, locale, hasSession }: RequestedPage,
): Promise<Answers | null> {
  const given = { locale, currency: currencyOf(pageRequest) };
  const search = searchOf(pageRequest);
  const questions = (page?.page?.questions ?? [])
    .filter((it) => hasSession || !isOfSession(it))
    .flatMap((it) => asked(it.replace(ofSession, ''), search, given) ?? []);
  return questions.length > 0 ? askAll(pageRequest, questions) : null;
}

/**
 * A request with its parameters filled in; null if the URL has parameters that it doesn't know. A parameter `attr.*`
 * stands for all with that prefix, sorted; those after `#` concern only the page.
 */
export function asked(
  question: string,
  search: URLSearchParams,
  visitor: Readonly<{ locale: string; currency: string }>,
): string | null {
  const [address = '', ofPage = ''] = question.split('#');
  const [path = '', places = ''] = address.split('?');
  const names = [...new URLSearchParams(places).keys()].flatMap((it) => namesAt(it, search));
  const known = [...names, ...new URLSearchParams(ofPage).keys()];
  // A request that the URL can't change is made whatever the URL says.
  const isOfAddress = known.some((name) => !(name in visitor));
  if (isOfAddress && [...search.keys()].some((name) => !known.includes(name))) return null;
  const values = { ...Object.fromEntries(search), ...visitor } as Readonly<Record<string, string>>;
  const filled = new URLSearchParams();
  for (const name of names) if (values[name]) filled.set(name, values[name]);
  return filled.size > 0 ? `${path}?${filled}` : path;
}

const namesAt = (place: string, search: URLSearchParams): string[] =>
  place.endsWith('*')
    ? [...search.keys()].filter((name) => name.startsWith(place.slice(0, -1))).toSorted()
    : [place];
