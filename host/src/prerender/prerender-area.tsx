import { configuredRoutes, localePath, locales, type PrerenderedPage } from 'shared-kit/contract';
import { takeQuestions } from 'shared-kit/shell';
import { type AreaInHost, hostWith, htmlOfPage, speakAsHost } from './html-of-page.tsx';

type Asked = AreaInHost & {
  /** Patterns of the pages to prerender. */
  pages: readonly string[];
};

/** The HTML of an area's pages inside this host, in every language, for a signed-out visitor and without answers. */
export async function prerenderArea({ pages, ...inHost }: Asked): Promise<PrerenderedPage[]> {
  const table = configuredRoutes(inHost.config);
  const addressOf = (pattern: string) => table.find(({ at, path }) => at && path === pattern)?.at ?? pattern;
  const made: PrerenderedPage[] = [];
  for (const locale of locales) {
    const host = hostWith(inHost);
    speakAsHost(locale);
    for (const pattern of pages) {
      takeQuestions();
      const html = await htmlOfPage(host, localePath(addressOf(pattern), locale));
      made.push({ pattern, locale, questions: takeQuestions(), ...html });
    }
  }
  return made;
}
