import type { PageToRender, RenderedPage } from 'shared-kit/contract/areas';
import { splitLocale } from 'shared-kit/contract/languages';
import { queries } from 'shared-kit/query';
import { broughtAnswers, pricesIn } from 'shared-kit/shell/host';
import { inlineDrawing, takeSprites } from 'shared-kit/ui/host';
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
  { address, currency, queries: brought, drawing }: PageToRender,
): Promise<RenderedPage> {
  speakAsHost(splitLocale(new URL(address, 'https://tezgah.invalid').pathname).locale);
  pricesIn(currency);
  broughtAnswers.setState({ queries: brought }, true);
  inlineDrawing(drawing);
  takeSprites();
  try {
    const html = await htmlOfPage(host, address);
    return { ...html, sprites: takeSprites(), missed: missed() };
  } finally {
    queries.clear();
    broughtAnswers.setState({ queries: [] }, true);
    inlineDrawing(null);
  }
}

/** Addresses that the page asked for and that it was given no answer of. */
const missed = (): string[] =>
  queries
    .getQueryCache()
    .findAll({ predicate: ({ state, options }) => state.data === undefined && isEnabled(options) })
    .map(({ queryKey }) => String(queryKey[0]))
    .filter((it) => it.startsWith('/api/'));

const isEnabled = (options: object): boolean => !('enabled' in options && options.enabled === false);
