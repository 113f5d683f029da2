import { type Currency, currencyMark, type Locale, readSession } from 'shared-kit/contract';
import { type Answers, fillSlots } from './fill-slots.ts';
import {
  askAll,
  askSession,
  currencyOf,
  type PageRequest,
  type RequestedPage,
  searchOf,
  sessionIn,
} from './page-request.ts';
import type { PageStyles } from './page-styles.ts';

/** A page's HTML, filled in for its visitor. */
export type FilledPage = Readonly<{
  head: string;
  body: string;
  styles: PageStyles;
  answers: Answers;
  currency: Currency;
  isSignedIn: boolean;
  /** The URL it was made for; undefined if it was made for everybody. */
  madeFor?: string;
}>;

/** Null if the browser must render the page: there is no HTML of it, or the URL has a query. */
export async function filledPage(
  pageRequest: PageRequest,
  requested: RequestedPage,
): Promise<FilledPage | null> {
  const { host, page, locale } = requested;
  if (!page?.area || !page.page || searchOf(pageRequest).size > 0) return null;
  const made = pageRequest.prerendered.page(page.area, page.page.pattern, locale);
  const styles = made && (await pageRequest.stylesOf(page, host));
  if (!made || !styles) return null;
  const currency = currencyOf(pageRequest);
  const questions = made.questions.map((address) => inCurrency(address, currency));
  const [session, known] = await Promise.all([
    askSession(pageRequest, requested),
    askAll(pageRequest, questions),
  ]);
  const answers = { ...session, ...known };
  return { head: made.head, styles, ...forVisitor(made.body, { answers, currency, locale }) };
}

/** Fills in the parts of a shared page that depend on the visitor. */
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
