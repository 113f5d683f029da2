import { dehydrate, QueryClient } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { BroughtQuery, Registry } from 'shared-kit/contract/areas';
import { localePath, splitLocale } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import type { Session } from 'shared-kit/contract/session';
import { addMessages } from 'shared-kit/i18n';
import { speak } from 'shared-kit/i18n/host';
import { queries } from 'shared-kit/query';
import { sessionStore } from 'shared-kit/shell';
import { broughtAnswers, setPageData } from 'shared-kit/shell/host';

// jsdom has no navigation entries.
performance.getEntriesByType ??= () => [];

export const testConfig: PublicConfig = {
  homePath: '/',
  loginPath: '/login',
  registerPath: '/register',
  manufacturerLandingPath: '/manufacturer',
  rootRedirect: 'none',
  fullMode: true,
  posthogHost: '/ingest',
  posthogPublicKey: '',
  analyticsConsent: 'off',
  signInProviders: [],
  buildPollSeconds: 60,
  brandName: 'Tezgah',
  development: false,
  allowOverrides: false,
  demo: false,
};

export const testSession: Session = {
  user: {
    isAdmin: false,
    isManufacturer: false,
    isBank: false,
    isProvider: false,
    name: 'Deniz Aksoy',
    companyRole: null,
  },
  secure: { id: 'user-1', email: 'deniz@example.com', companyId: null, companyName: null },
};

type Messages = Readonly<Record<string, string>>;

export type InShell = Readonly<{
  /** Address with query; `/tr/…` renders in Turkish. */
  path: string;
  /** Route-table pattern; needed if the page reads parameters. */
  pattern?: string;
  session?: Session | null;
  config?: Partial<PublicConfig>;
  registry?: Registry;
  /** Message files by namespace, for the language of `path`. */
  messages: Readonly<Record<string, Messages>>;
  /** Answers that come with the document, by address. The page is then rendered to HTML and hydrated. */
  brought?: Readonly<Record<string, unknown>>;
}>;

export type ShellRender = RenderResult &
  Readonly<{
    address: () => string;
    /** Like the browser's Back and Forward: -1 is back. */
    travel: (steps: number) => Promise<void>;
  }>;

const emptyRegistry: Registry = { buildId: 'test', host: 'test', areas: [] };

/** Renders a page as the host does: router, an empty query cache, messages, session and public configuration. */
export function renderInShell(page: ReactElement, options: InShell): ShellRender {
  const {
    path,
    pattern = '*',
    session = null,
    config,
    registry = emptyRegistry,
    messages,
    brought,
  } = options;
  const { locale } = splitLocale(new URL(path, 'http://localhost').pathname);
  setPageData({ registry, config: { ...testConfig, ...config } });
  sessionStore.setState({ status: 'known', session });
  speak(locale);
  document.documentElement.lang = locale;
  for (const [namespace, texts] of Object.entries(messages)) addMessages(namespace, locale, texts);

  queries.clear();
  queries.setDefaultOptions({ queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } });
  const router = createMemoryRouter(
    [
      { path: localePath(pattern === '*' ? '/*' : pattern, locale), element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  const shown = <RouterProvider router={router} />;
  const result = brought ? takeOver(shown, brought) : render(shown);
  const address = () => router.state.location.pathname + router.state.location.search;
  const travel = (steps: number) => act(() => router.navigate(steps));
  return { ...result, address, travel };
}

function takeOver(page: ReactElement, brought: NonNullable<InShell['brought']>): RenderResult {
  const container = document.body.appendChild(document.createElement('div'));
  broughtAnswers.setState({ queries: dehydrated(brought) }, true);
  container.innerHTML = renderToString(page);
  const result = render(page, { container, hydrate: true });
  broughtAnswers.setState({ queries: [] }, true);
  return result;
}

/** Answers by address as a document brings them. */
export function dehydrated(answers: NonNullable<InShell['brought']>): readonly BroughtQuery[] {
  const client = new QueryClient();
  for (const [address, answer] of Object.entries(answers)) client.setQueryData([address], answer);
  return dehydrate(client).queries as unknown as readonly BroughtQuery[];
}
