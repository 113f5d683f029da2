import type { Answers } from './fill-slots.ts';
import { askAll, currencyOf, searchOf, type Visit, type Visited } from './visit.ts';

/** Marks a question that only those are answered who have a session. */
const ofSession = /#session$/;
const isOfSession = (question: string): boolean => ofSession.test(question);

/** Whether each question of a page is answered that anybody may ask. */
export const isWhole = (questions: readonly string[], answers: Answers): boolean => {
  const answered = new Set(Object.keys(answers).map(pathOf));
  return questions.every((it) => isOfSession(it) || answered.has(pathOf(it)));
};
const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** The answers to the first questions of a page that names them; null where none are known. */
export async function firstAnswers(
  visit: Visit,
  { page, locale, hasSession }: Visited,
): Promise<Answers | null> {
  const given = { locale, currency: currencyOf(visit) };
  const search = searchOf(visit);
  const questions = (page?.page?.questions ?? [])
    .filter((it) => hasSession || !isOfSession(it))
    .flatMap((it) => asked(it.replace(ofSession, ''), search, given) ?? []);
  return questions.length > 0 ? askAll(visit, questions) : null;
}

/**
 * A question with its places filled; null when the address of the page says more than there are places for. A place
 * `attr.*` is for all of that beginning, in order of the alphabet; those behind `#` are for the page alone.
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
  // One that the address can't change is asked whatever it says.
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
