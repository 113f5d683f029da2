import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router-dom';
import type { AreaId } from 'shared-kit/contract/areas';
import { addMessages } from 'shared-kit/i18n';
import { broughtAnswer, useCurrency } from 'shared-kit/shell';
import { broughtAnswers, currencyStore, setPageData } from 'shared-kit/shell/host';
import { dehydrated, testConfig } from 'shared-kit/testing';
import { hostNamespace } from '../locale/host-messages.ts';
import { wholeRegistry } from '../testing/test-areas.tsx';
import { showPage } from './show-page.tsx';

function Entries() {
  const [name, setName] = useState('');
  const [topic, setTopic] = useState('none');
  const [tone, setTone] = useState('light');
  const [presses, setPresses] = useState(0);
  return (
    <>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <select aria-label="topic" value={topic} onChange={({ target }) => setTopic(target.value)}>
        <option>none</option>
        <option>buying</option>
      </select>
      <input type="radio" name="tone" checked={tone === 'light'} onChange={() => setTone('light')} />
      <input
        type="radio"
        name="tone"
        aria-label="dark"
        checked={tone === 'dark'}
        onChange={() => setTone('dark')}
      />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        press
      </button>
      <output>{`${name} ${topic} ${tone} ${presses}`}</output>
    </>
  );
}

function TestPage() {
  return (
    <>
      <h1>Home</h1>
      <p>{useCurrency()}</p>
      <Entries />
      <p>{`${broughtAnswer<number>('/api/makers')} makers`}</p>
    </>
  );
}

let arrive: () => void;
/** Versions of what runs in the tab. */
const ran = new Map<AreaId, string>();
const routes = (): RouteObject[] => [
  {
    path: '/',
    loader: () => new Promise<null>((resolve) => (arrive = () => resolve(null))),
    Component: TestPage,
    hydrateFallbackElement: <p />,
  },
];

beforeEach(() => {
  setPageData({
    registry: { buildId: 'build-1', host: 'host-1', areas: wholeRegistry.areas },
    config: testConfig,
  });
  ran.clear();
  for (const words of [hostNamespace, 'marketing']) addMessages(words, 'en', {});
  // Components of earlier tests listen, too.
  act(() => {
    currencyStore.setState({ currency: 'EUR' });
    broughtAnswers.setState({ queries: dehydrated({ '/api/makers': 30 }) }, true);
  });
});
afterEach(() => {
  act(() => {
    currencyStore.setState(currencyStore.getInitialState());
    broughtAnswers.setState({ queries: [] }, true);
  });
  document.body.replaceChildren();
});

/** The server's HTML, made from the answers in the document. */
const prerendered =
  '<h1>Home</h1><p>USD</p><input aria-label="name" value=""><select aria-label="topic"><option selected="">none</option><option>buying</option></select><input type="radio" name="tone" checked=""><input type="radio" name="tone" aria-label="dark"><button type="button">press</button><output> none light 0</output><p>30 makers</p>';

async function open(html: string, page = routes()) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  let shown = Promise.resolve();
  await act(async () => {
    shown = showPage({ root, router: createMemoryRouter(page), ran, onError: () => {} });
  });
  return { root, whenShown: () => act(() => shown) };
}

it('keeps the HTML and then shows what is known of the visitor', async () => {
  const { root, whenShown } = await open(prerendered);
  const [heading] = root.querySelectorAll('h1');
  expect(root.innerHTML).toBe(prerendered);
  arrive();
  await whenShown();
  expect(await screen.findByText('EUR')).toBeVisible();
  expect(screen.getByText('30 makers')).toBeVisible();
  expect(root.querySelector('h1')).toBe(heading);
});

it.each([
  ['keeps the HTML of the release that runs', '1', true],
  ['renders anew what another release than that of the HTML shows', '2', false],
])('%s', async (_what, version, isKept) => {
  const { root, whenShown } = await open(prerendered);
  const heading = root.querySelector('h1');
  ran.set('marketing', version);
  arrive();
  await whenShown();
  expect(await screen.findByText('EUR')).toBeVisible();
  expect(root.querySelector('h1') === heading).toBe(isKept);
});

it('keeps earlier input and presses, restored by the browser or typed since', async () => {
  const { root, whenShown } = await open(prerendered);
  await userEvent.type(screen.getByLabelText('name'), 'Deniz');
  await userEvent.selectOptions(screen.getByLabelText('topic'), 'buying');
  await userEvent.click(screen.getByLabelText('dark'));
  await userEvent.click(screen.getByRole('button'));
  arrive();
  await whenShown();
  await waitFor(() => expect(root.querySelector('output')).toHaveTextContent('Deniz buying dark 1'));
});

it('handles input once that comes between hydration and giving back', async () => {
  function Ticked() {
    const [ticks, setTicks] = useState<readonly string[]>([]);
    useEffect(() => screen.getByRole('checkbox').click(), []);
    return (
      <input
        type="checkbox"
        checked={ticks.includes('rapier')}
        onChange={() => setTicks((all) => (all.includes('rapier') ? [] : ['rapier']))}
      />
    );
  }
  const page = routes().map((it) => ({ ...it, Component: Ticked }));
  const { whenShown } = await open('<input type="checkbox">', page);
  arrive();
  await whenShown();
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

/** Home as HTML, and a router of the browser's address. */
function homeAndBefore() {
  const root = document.createElement('div');
  root.innerHTML = '<h1>Home</h1>';
  document.body.append(root);
  const router = createBrowserRouter([
    { path: '/', Component: () => <h1>Home</h1> },
    { path: '/before', Component: () => <p>Before</p> },
  ]);
  return { root, router };
}

it('hydrates the page that came before it goes Back', async () => {
  const { root, router } = homeAndBefore();
  await act(async () => {
    await showPage({ root, router, ran, onError: () => {} });
    // React hydrates when this function has ended.
    window.history.pushState(null, '', '/before');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByText('Before')).toBeVisible();
  router.dispose();
  window.history.replaceState(null, '', '/');
});

it('makes the page anew where the address changed before any script ran', async () => {
  const document = { name: 'https://market.example/' } as PerformanceEntry;
  const entries = jest.spyOn(performance, 'getEntriesByType').mockReturnValue([document]);
  window.history.replaceState(null, '', '/before');
  const { root, router } = homeAndBefore();
  await act(() => showPage({ root, router, ran, onError: () => {} }));
  expect(await screen.findByText('Before')).toBeVisible();
  router.dispose();
  window.history.replaceState(null, '', '/');
  entries.mockRestore();
});

it("shows the error instead of a page that can't be hydrated", async () => {
  const broken = {
    path: '/',
    loader: () => Promise.reject(new Error('gone')),
    errorElement: <h1>Broke</h1>,
    hydrateFallbackElement: <p />,
  };
  const { root, whenShown } = await open(prerendered, [broken]);
  await whenShown();
  expect(root).toHaveTextContent(/^Broke$/);
});

it('renders the page anew if its messages did not load', async () => {
  window.history.replaceState(null, '', '/tr');
  const page = routes().map((it) => ({ ...it, path: '/tr' }));
  const root = document.createElement('div');
  root.innerHTML = prerendered.replace('Home', 'Başlangıç');
  document.body.append(root);
  const router = createMemoryRouter(page, { initialEntries: ['/tr'] });
  await act(async () => {
    const shown = showPage({ root, router, ran, onError: () => {} });
    arrive();
    await shown;
  });
  window.history.replaceState(null, '', '/');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

it('makes the page where none came', async () => {
  const { whenShown } = await open('');
  arrive();
  await whenShown();
  expect(await screen.findByText('EUR')).toBeVisible();
});
