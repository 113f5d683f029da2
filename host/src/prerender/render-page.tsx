import { type PageToRender, type RenderedPage, splitLocale } from 'shared-kit/contract';
import { queries } from 'shared-kit/query';
import { pageAnswers, pricesIn, takeQuestions } from 'shared-kit/shell';
import { type AreaInHost, hostWith, htmlOfPage, speakAsHost } from './html-of-page.tsx';

/** Renders pages of an area inside this host on request, one at a time. */
export function pageRenderer(inHost: AreaInHost): (page: PageToRender) => Promise<RenderedPage> {
  const host = hostWith(inHost);
  let before: Promise<unknown> = Promise.resolve();
  return (page) => {
    const made = before.then(() => renderPage(host, page));
    before = made.catch(() => undefined);
    return made;
  };
}

/**
 * Renders for a signed-out visitor with this currency and these answers, and clears everything for the next request.
 */
async function renderPage(
  host: ReturnType<typeof hostWith>,
  { address, currency, answers }: PageToRender,
): Promise<RenderedPage> {
  speakAsHost(splitLocale(new URL(address, 'https://tezgah.invalid').pathname).locale);
  pricesIn(currency);
  pageAnswers.setState(answers, true);
  takeQuestions();
  try {
    return { ...(await htmlOfPage(host, address)), missed: takeQuestions().filter((it) => !(it in answers)) };
  } finally {
    queries.clear();
    pageAnswers.setState({}, true);
  }
}
