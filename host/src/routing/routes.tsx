import type { RouteObject } from 'react-router-dom';
import {
  defaultLocale,
  type Layout,
  type Locale,
  locales,
  type Registry,
  type RouteEntry,
  routeTable,
  splitLocale,
} from 'shared-kit/contract';
import { FatalErrorPage } from '../errors/fatal-error-page.tsx';
import { RouteErrorPage } from '../errors/route-error-page.tsx';
import type { AreaSource } from '../federation/remote-areas.ts';
import { BareLayout } from '../layouts/bare-layout.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { PageSkeleton } from '../layouts/page-skeleton.tsx';
import { Shell } from '../layouts/shell.tsx';
import { SignUpLayout } from '../layouts/sign-up/sign-up-layout.tsx';
import { loadHostMessages } from '../locale/host-messages.ts';
import { AreaPage } from './area-page.tsx';
import { enterRoute } from './enter-route.ts';
import { fullPath } from './full-path.ts';
import { hostPages } from './host-pages.ts';
import { pageNotFound } from './page-error.ts';

const layouts: Readonly<Record<Layout, () => React.ReactNode>> = {
  default: DefaultLayout,
  workspace: DefaultLayout,
  'sign-up': SignUpLayout,
  none: BareLayout,
};

/**
 * The whole tree, known at boot: the host's table says which addresses exist and the registry which pages
 * the live areas have. Both locales have the same shape, so switching language keeps the page mounted.
 */
export function routes(registry: Registry, source: AreaSource): RouteObject[] {
  const pages = knownPages(registry);
  const branch = (locale: Locale): RouteObject => ({
    id: locale,
    path: locale === defaultLocale ? undefined : locale,
    children: Object.entries(layouts).map(([layout, Component]) => ({
      id: `${locale}:${layout}`,
      Component,
      errorElement: <RouteErrorPage />,
      children: [
        ...pages.filter(({ entry }) => entry.layout === layout).map((page) => pageRoute(page, source)),
        ...(layout === 'default' ? [notFoundRoute] : []),
      ],
    })),
  });
  return [{ Component: Shell, errorElement: <FatalErrorPage />, children: locales.map(branch) }];
}

type KnownPage = { entry: RouteEntry; pattern: string };

function knownPages(registry: Registry): KnownPage[] {
  const ofAreas = registry.areas.flatMap((area) =>
    area.pages.flatMap(({ route, pattern }) => {
      const entry = routeTable.find((it) => it.name === route && it.owner === area.id);
      return entry ? [{ entry, pattern }] : [];
    }),
  );
  const ofHost = routeTable
    .filter((entry) => entry.owner === 'host' && hostPages[entry.name])
    .map((entry) => ({ entry, pattern: entry.path }));
  return [...ofAreas, ...ofUntold(registry), ...ofHost];
}

/** Pages of areas that the registry doesn't tell of: who opens one is told that it is missing, not that nothing is there. */
function ofUntold({ areas }: Registry): KnownPage[] {
  const told = new Set<string>(areas.map(({ id }) => id));
  return routeTable
    .filter(({ owner }) => owner !== 'host' && !told.has(owner))
    .flatMap((entry) =>
      entry.path.endsWith('/*')
        ? [entry.path.slice(0, -2), entry.path].map((pattern) => ({ entry, pattern }))
        : [{ entry, pattern: entry.path }],
    );
}

function pageRoute({ entry, pattern }: KnownPage, source: AreaSource): RouteObject {
  const common: Pick<RouteObject, 'path' | 'errorElement' | 'hydrateFallbackElement'> = {
    path: pattern.slice(1),
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <PageSkeleton />,
  };
  const { owner } = entry;
  if (owner === 'host') {
    return {
      ...common,
      loader: ({ request, params }) => enterRoute({ entry, request, params }),
      lazy: async () => ({ Component: (await hostPages[entry.name]?.())?.default }),
    };
  }
  return {
    ...common,
    loader: ({ request, params }) =>
      enterRoute({ entry, request, params, page: { source, area: owner, pattern } }),
    element: <AreaPage area={owner} pattern={pattern} />,
  };
}

const notFoundRoute: RouteObject = {
  path: '*',
  loader: async ({ request }) => {
    await loadHostMessages(splitLocale(new URL(request.url).pathname).locale);
    throw pageNotFound(fullPath(request.url));
  },
  errorElement: <RouteErrorPage />,
  hydrateFallbackElement: <PageSkeleton />,
  element: null,
};
