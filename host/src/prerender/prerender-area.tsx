import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Area } from 'shared-kit/area';
import {
  type Locale,
  localePath,
  locales,
  type PrerenderedPage,
  type PublicConfig,
  type RegisteredArea,
  type Registry,
} from 'shared-kit/contract';
import { addMessages, speak } from 'shared-kit/i18n';
import { setPageData, takeQuestions } from 'shared-kit/shell';
import { hostNamespace } from '../locale/host-messages.ts';
import en from '../messages/en.json';
import tr from '../messages/tr.json';
import { routes } from '../routing/routes.tsx';
import { sharedByHost } from './shared-by-host.ts';

export { sharedByHost };

type Asked = Readonly<{
  area: Area;
  registered: RegisteredArea;
  config: PublicConfig;
  /** Patterns of the pages that are wanted. */
  pages: readonly string[];
}>;

/** The HTML of an area's pages inside this host, in every language, as a stranger sees them before any answer. */
export async function prerenderArea({ area, registered, config, pages }: Asked): Promise<PrerenderedPage[]> {
  const registry: Registry = { buildId: '', areas: [registered] };
  setPageData({ registry, config });
  const made: PrerenderedPage[] = [];
  // One after the other: the language is the whole process's.
  for (const locale of locales) {
    speak(locale);
    addMessages(hostNamespace, locale, { en, tr }[locale]);
    for (const pattern of pages) made.push(await prerenderPage(area, registry, pattern, locale));
  }
  return made;
}

async function prerenderPage(area: Area, registry: Registry, pattern: string, locale: Locale) {
  const source = {
    registered: () => registry.areas[0],
    lookUp: async () => undefined,
    renew: async () => undefined,
    load: async () => area,
  };
  const handler = createStaticHandler(routes(registry, source));
  const address = localePath(pattern, locale);
  const context = await handler.query(new Request(`https://tezgah.invalid${address}`));
  if (context instanceof Response) throw new Error(`${address} leads to ${context.headers.get('location')}`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;
  takeQuestions();
  const html = await htmlOf(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
  return { pattern, locale, questions: takeQuestions(), ...parted(html) };
}

async function htmlOf(page: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  // Without a bound large parts would move into hidden elements, which scripts of React's own put into place.
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/** React writes what belongs into the head first, ahead of the page. */
function parted(html: string): { head: string; body: string } {
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}
