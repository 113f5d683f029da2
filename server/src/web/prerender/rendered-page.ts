import type { Answers } from './fill-slots.ts';
import { type FilledPage, forVisitor } from './filled-page.ts';
import { isWhole } from './first-answers.ts';
import { askSession, currencyOf, searchOf, type Visit, type Visited } from './visit.ts';

/**
 * A page as HTML that is made of the answers to its first questions; null where it isn't such a page, where not all of
 * them are answered, which is for the browser to tell, or where it can't be made in time.
 */
export async function renderedPage(
  visit: Visit,
  visited: Visited,
  answers: Answers | null,
): Promise<FilledPage | null> {
  const { host, page, locale } = visited;
  if (!answers || !page?.area || !page.page) return null;
  const { pattern, questions = [] } = page.page;
  if (!page.area.prerendered?.rendered?.includes(pattern)) return null;
  if (!isWhole(questions, answers)) return null;
  const currency = currencyOf(visit);
  const search = searchOf(visit);
  const [path = ''] = visit.request.url.split('?');
  const address = search.size > 0 ? `${path}?${search}` : path;
  const [made, styles, session] = await Promise.all([
    visit.renderer.render(page.area, { address, currency, answers }),
    visit.stylesOf(page, host),
    askSession(visit, visited),
  ]);
  if (!made || !styles) return null;
  const ofVisitor = { answers: { ...session, ...answers }, currency, locale };
  return { head: made.head, styles, madeFor: address, ...forVisitor(made.body, ofVisitor) };
}
