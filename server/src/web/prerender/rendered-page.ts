import type { Answers } from './fill-slots.ts';
import { type FilledPage, forVisitor } from './filled-page.ts';
import { isWhole } from './first-answers.ts';
import { askSession, currencyOf, type PageRequest, type RequestedPage, searchOf } from './page-request.ts';

/**
 * A page as HTML, rendered from the answers to its first requests. Null if it isn't such a page, if an answer is
 * missing (the browser then shows the failure), or if rendering takes too long.
 */
export async function renderedPage(
  pageRequest: PageRequest,
  requested: RequestedPage,
  answers: Answers | null,
): Promise<FilledPage | null> {
  const { host, page, locale } = requested;
  if (!answers || !page?.area || !page.page) return null;
  const { pattern, questions = [] } = page.page;
  if (!page.area.prerendered?.rendered?.includes(pattern)) return null;
  if (!isWhole(questions, answers)) return null;
  const currency = currencyOf(pageRequest);
  const search = searchOf(pageRequest);
  const [path = ''] = pageRequest.request.url.split('?');
  const address = search.size > 0 ? `${path}?${search}` : path;
  const [made, styles, session] = await Promise.all([
    pageRequest.renderer.render(page.area, { address, currency, answers }),
    pageRequest.stylesOf(page, host),
    askSession(pageRequest, requested),
  ]);
  if (!made || !styles) return null;
  const ofVisitor = { answers: { ...session, ...answers }, currency, locale };
  return { head: made.head, styles, madeFor: address, ...forVisitor(made.body, ofVisitor) };
}
