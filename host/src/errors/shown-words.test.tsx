import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, data, type RouteObject, RouterProvider } from 'react-router-dom';
import { type Locale, splitLocale } from 'shared-kit/contract/languages';
import { speak } from 'shared-kit/i18n/host';
import { setPageData } from 'shared-kit/shell/host';
import { type FakeNetwork, testConfig } from 'shared-kit/testing';
import { loadHostMessages } from '../locale/host-messages.ts';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { routes } from '../routing/routes.tsx';
import { marketNetwork } from '../testing/open-market.tsx';
import { testAreas, wholeRegistry } from '../testing/test-areas.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  setPageData({ registry: wholeRegistry, config: testConfig });
});
afterEach(() => {
  jest.restoreAllMocks();
  network.restore();
  sessionStorage.clear();
});

/** What the market shows instead of a page that fails: one element for each component that does. */
const errorElements = [...new Map(elementsOf(marketRoutes()).map((it) => [nameOf(it), it])).values()];

function marketRoutes(): RouteObject[] {
  setPageData({ registry: wholeRegistry, config: testConfig });
  return routes(wholeRegistry, testAreas(wholeRegistry, new Map()), null);
}
function elementsOf(all: readonly RouteObject[]): React.ReactElement[] {
  return all.flatMap(({ errorElement, children }) => [
    ...(errorElement ? [errorElement as React.ReactElement] : []),
    ...elementsOf(children ?? []),
  ]);
}
function nameOf({ type }: React.ReactElement): string {
  return (type as { name: string }).name;
}

const telling = 'select s3cret from looms';
const words: Readonly<Record<Locale, typeof en>> = { en, tr };
const thrown: readonly (readonly [what: string, error: unknown])[] = [
  ['an error', new TypeError(telling)],
  ['an error with a cause', new Error(telling, { cause: new Error(telling) })],
  ['a text', telling],
  ['an answer', new Response(telling, { status: 500, statusText: telling })],
];

it.each(errorElements.map((element) => [nameOf(element), element] as const))(
  '%s shows the text of an answer that a route gave for people',
  async (_name, errorElement) => {
    await loadHostMessages('en');
    const loader = () => {
      throw data('The fair is closed today', { status: 503 });
    };
    const router = createMemoryRouter([{ path: '/', loader, errorElement, Component: () => null }]);
    await act(async () => render(<RouterProvider router={router} onError={() => {}} />));
    expect(await screen.findByRole('alert')).toHaveTextContent('The fair is closed today');
  },
);

it('there is a page for a failure of a page and for one of the shell', () => {
  expect(errorElements.map(nameOf).toSorted()).toEqual(['FatalErrorPage', 'RouteErrorPage']);
});

it.each(
  errorElements.flatMap((element) =>
    thrown.flatMap(([what, error]) =>
      ['/shop', '/tr/shop'].map((path) => [nameOf(element), what, path, element, error] as const),
    ),
  ),
)('%s of %s at %s says in words what happened and what to do', async (_name, _what, path, element, error) => {
  const { locale } = splitLocale(path);
  speak(locale);
  await loadHostMessages(locale);
  const Page = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path, element: <Page />, errorElement: element }], {
    initialEntries: [path],
  });
  await act(async () => render(<RouterProvider router={router} onError={() => {}} />));
  expect(screen.getByRole('alert')).toHaveTextContent(words[locale]['error.broken.message']);
  expect(screen.getByRole('link', { name: words[locale]['error.go-home'] })).toBeVisible();
  expect(document.documentElement.outerHTML).not.toMatch(/s3cret/);
  // React logs what was thrown.
  (console.error as jest.Mock<typeof console.error>).mockClear();
});
