import { type Currency, currencyMark, type Locale, readSession } from 'shared-kit/contract';
import { type Answers, fillSlots } from './fill-slots.ts';
import type { PageStyles } from './page-styles.ts';
import { askAll, askSession, currencyOf, searchOf, sessionIn, type Visit, type Visited } from './visit.ts';

/** A page's HTML with what its visitor is to see in it. */
export type FilledPage = Readonly<{
  head: string;
  body: string;
  styles: PageStyles;
  answers: Answers;
  currency: Currency;
  isSignedIn: boolean;
  /** The address that it was made for, where it was not made for everybody. */
  madeFor?: string;
}>;

/** Null where the browser has to make the page: there is no HTML of it, or its address says more than the path. */
export async function filledPage(visit: Visit, visited: Visited): Promise<FilledPage | null> {
  const { host, page, locale } = visited;
  if (!page?.area || !page.page || searchOf(visit).size > 0) return null;
  const made = visit.prerendered.page(page.area, page.page.pattern, locale);
  const styles = made && (await visit.stylesOf(page, host));
  if (!made || !styles) return null;
  const currency = currencyOf(visit);
  const questions = made.questions.map((address) => inCurrency(address, currency));
  const [session, known] = await Promise.all([askSession(visit, visited), askAll(visit, questions)]);
  const answers = { ...session, ...known };
  return { head: made.head, styles, ...forVisitor(made.body, { answers, currency, locale }) };
}

/** What everybody's page leaves open for one visitor. */
export const forVisitor = (
  body: string,
  { answers, currency, locale }: Readonly<{ answers: Answers; currency: Currency; locale: Locale }>,
) => ({
  body: fillSlots(body, { ...answers, visitor: { currency: currencyMark(currency) } }, locale),
  answers,
  currency,
  isSignedIn: readSession(sessionIn(answers)) !== null,
});

const inCurrency = (address: string, currency: string): string =>
  address.replace(/(?<=[?&]currency=)\w+/, currency);
