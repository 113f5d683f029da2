import { Outlet, type RouteObject } from 'react-router-dom';
import type { AreaId, Layout, Registry } from 'shared-kit/contract/areas';
import { defaultLocale, type Locale, locales, splitLocale } from 'shared-kit/contract/languages';
import type { RouteEntry } from 'shared-kit/contract/routes';
import { FatalErrorPage } from '../errors/fatal-error-page.tsx';
import { RouteErrorPage } from '../errors/route-error-page.tsx';
import { loadedPage } from '../federation/load-page.ts';
import type { AreaSource } from '../federation/remote-areas.ts';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { PageSkeleton } from '../layouts/page-skeleton.tsx';
import { Shell } from '../layouts/shell.tsx';
import { SignUpLayout } from '../layouts/sign-up/sign-up-layout.tsx';
import { WorkspaceLayout } from '../layouts/workspace/workspace-layout.tsx';
import { isDocumentLoading } from '../load-document.ts';
import { loadHostMessages } from '../locale/host-messages.ts';
import { throughOutages } from '../offline/through-outages.ts';
import { enterRoute, type Tab } from './enter-route.ts';
import { hostPages } from './host-pages.ts';
import { pageNotFound } from './page-error.ts';
import { requestedUrl } from './requested-url.ts';
import { marketTable } from './route-table.ts';

/** For pages that draw the whole screen, such as login. */
function BareLayout() {
  return <Outlet />;
}

const layouts: Readonly<Record<Layout, React.ComponentType>> = {
  default: DefaultLayout,
  workspace: WorkspaceLayout,
  'sign-up': SignUpLayout,
  none: BareLayout,
};

/**
 * All routes, known at boot: the registry tells what the live areas declare, and which pages they have. Both locales
 * have the same tree, so switching the language keeps the page mounted. `tab` is null in the renderer.
 */
export function routes(registry: Registry, source: AreaSource, tab: Tab | null): RouteObject[] {
  const pages = knownPages(registry);
  const branch = (locale: Locale): RouteObject => ({
    id: locale,
    path: locale === defaultLocale ? undefined : locale,
    children: Object.entries(layouts).map(([layout, Component]) => ({
      id: `${locale}:${layout}`,
      Component,
      errorElement: <RouteErrorPage />,
      children: [
        ...pages.filter(({ entry }) => entry.layout === layout).map((page) => pageRoute(page, source, tab)),
        ...(layout === 'default' ? [notFoundRoute(tab)] : []),
      ],
    })),
  });
  return [{ Component: Shell, errorElement: <FatalErrorPage />, children: locales.map(branch) }];
}

/** A page that draws the whole screen waits in a frame that has a header, too. */
const waiting = (layout: Layout) =>
  layout === 'none' ? (
    <SignUpLayout>
      <PageSkeleton />
    </SignUpLayout>
  ) : (
    <PageSkeleton />
  );

/** `pattern` is the area's name for the page, `path` its address. */
type KnownPage = { entry: RouteEntry; pattern: string; path: string };

function knownPages(registry: Registry): KnownPage[] {
  const table = marketTable(registry);
  const ofAreas = registry.areas.flatMap((area) =>
    area.pages.flatMap(({ route, pattern }) => {
      const entries = table.filter((it) => it.name === route && it.owner === area.id);
      // The configuration may have moved one page of an entry; the others stay.
      const own = entries.filter(({ at, path }) => !at || path === pattern);
      return own.map((entry) => ({ entry, pattern, path: entry.at ?? pattern }));
    }),
  );
  const ofHost = table
    .filter((entry) => entry.owner === 'host' && hostPages[entry.name])
    .map((entry) => ({ entry, pattern: entry.path, path: entry.at ?? entry.path }));
  return [...ofAreas, ...ofUntold(registry, table), ...ofHost];
}

/** Specified pages of areas missing from the registry: they show a missing area instead of "not found". */
function ofUntold({ areas }: Registry, table: readonly RouteEntry[]): KnownPage[] {
  const told = new Set<string>(areas.map(({ id }) => id));
  return table
    .filter(({ owner }) => owner !== 'host' && !told.has(owner))
    .flatMap((entry) =>
      entry.path.endsWith('/*')
        ? [entry.path.slice(0, -2), entry.path].map((pattern) => ({ entry, pattern, path: pattern }))
        : [{ entry, pattern: entry.path, path: entry.at ?? entry.path }],
    );
}

function pageRoute({ entry, pattern, path }: KnownPage, source: AreaSource, tab: Tab | null): RouteObject {
  const common: Pick<RouteObject, 'path' | 'errorElement' | 'hydrateFallbackElement'> = {
    path: path.slice(1),
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: waiting(entry.layout),
  };
  const { owner } = entry;
  if (owner === 'host') {
    return {
      ...common,
      loader: ({ request, params }) => enterRoute({ entry, request, params, tab }),
      lazy: async () => ({ Component: await hostPage(entry.name) }),
    };
  }
  return {
    ...common,
    loader: ({ request, params }) =>
      enterRoute({ entry, request, params, tab, page: { source, area: owner, pattern } }),
    element: <AreaPage area={owner} pattern={pattern} />,
  };
}

/**
 * The router keeps a failed page for ever, so loading waits for the market instead of failing. The page is requested
 * while its loader runs; if the loader loads a new document, this one shows nothing more.
 */
const hostPage = async (name: string) =>
  (await throughOutages(async () => await hostPages[name]?.()).catch(unlessLeft))?.default;

function unlessLeft(error: unknown): Promise<never> {
  if (isDocumentLoading()) return new Promise(() => {});
  throw error;
}

const notFoundRoute = (tab: Tab | null): RouteObject => ({
  path: '*',
  loader: async ({ request }) => {
    const url = requestedUrl(request);
    // A newer build may have this page.
    await tab?.takeOver(url);
    await loadHostMessages(splitLocale(url.pathname).locale, request.signal);
    throw pageNotFound(url);
  },
  errorElement: <RouteErrorPage />,
  hydrateFallbackElement: <PageSkeleton />,
  element: null,
});

/** A page of an area. Its loader has already loaded the component. */
function AreaPage({ area, pattern }: { area: AreaId; pattern: string }) {
  const Page = loadedPage(area, pattern);
  if (!Page) throw new Error(`Page ${pattern} of ${area} is shown before it was loaded`);
  return <Page />;
}
