import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Area } from 'shared-kit/area';
import type { RegisteredArea, Registry } from 'shared-kit/contract/areas';
import type { Locale } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import { addMessages } from 'shared-kit/i18n';
import { speak } from 'shared-kit/i18n/host';
import { setPageData } from 'shared-kit/shell/host';
import { hostNamespace } from '../locale/host-messages.ts';
import { messages } from '../messages/index.ts';
import { routes } from '../routing/routes.tsx';

export type AreaInHost = Readonly<{ area: Area; registered: RegisteredArea; config: PublicConfig }>;
export type StaticHandler = ReturnType<typeof createStaticHandler>;

/** The host's routes, with only one area. */
export function hostWith({ area, registered, config }: AreaInHost): StaticHandler {
  const registry: Registry = { buildId: '', host: '', areas: [registered] };
  setPageData({ registry, config });
  const source = {
    registered: () => registered,
    lookUp: async () => undefined,
    renew: async () => undefined,
    load: async () => area,
    ran: new Map(),
    take: () => [registered],
  };
  return createStaticHandler(routes(registry, source, null));
}

/** Sets the language of the whole process: pages are rendered one at a time. */
export function speakAsHost(locale: Locale): void {
  speak(locale);
  addMessages(hostNamespace, locale, messages[locale]);
}

/** Renders the page at an address; `head` belongs into the document's head. */
export async function htmlOfPage(
  handler: StaticHandler,
  address: string,
): Promise<{ head: string; body: string }> {
  const context = await handler.query(new Request(`https://tezgah.invalid${address}`));
  if (context instanceof Response)
    throw new Error(`${address} redirects to ${context.headers.get('location')}`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  return parted(await htmlOf(<StaticRouterProvider router={router} context={context} hydrate={false} />));
}

async function htmlOf(page: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  // With a limit, React would move large parts into hidden elements and place them by scripts.
  const { prelude } = await prerender(<div id="root">{page}</div>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

const rootTag = '<div id="root">';

/** React writes elements for the head first, before the page's root. */
function parted(html: string): { head: string; body: string } {
  const start = html.indexOf(rootTag);
  return { head: html.slice(0, start), body: html.slice(start + rootTag.length, -'</div>'.length) };
}
