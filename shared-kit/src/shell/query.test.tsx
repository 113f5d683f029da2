import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { answerOf, queries, queryOptions, useQuery } from 'shared-kit/query';
import { dehydrated, type FakeNetwork, fakeNetwork, renderInShell, testSession } from 'shared-kit/testing';
import { broughtAnswer, broughtAnswers } from './brought-answers.ts';
import { fetchSession } from './session-store.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    '/api/products': () => ({ body: 'from the network' }),
    '/api/_auth/session': () => ({ body: testSession }),
  });
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
  broughtAnswers.setState({ queries: [] }, true);
});

function Products() {
  const loom = queryOptions({ ...answerOf<string>('/api/products', { q: 'loom' }), staleTime: 60_000 });
  return <p>{useQuery(loom).data ?? 'pending'}</p>;
}
const brought = { '/api/products?q=loom': 'from the document' };

it('begins with the answer that came with the document, and does not ask again', async () => {
  renderInShell(<Products />, { path: '/', messages: {}, brought });
  expect(screen.getByText('from the document')).toBeVisible();
  expect(network.asked).toEqual([]);
});

it('asks for what the document did not bring', async () => {
  renderInShell(<Products />, { path: '/', messages: {}, brought: { '/api/products': 'others' } });
  expect(await screen.findByText('from the network')).toBeVisible();
});

it('asks again where the browser shows an old document, after beginning as it was', async () => {
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming]);
  renderInShell(<Products />, { path: '/', messages: {}, brought });
  expect(await screen.findByText('from the network')).toBeVisible();
});

it('drops the answers for a stranger when somebody has signed in', async () => {
  renderInShell(<Products />, { path: '/', messages: {}, brought });
  broughtAnswers.setState({ queries: dehydrated(brought) });
  await act(() => fetchSession());
  expect(broughtAnswer('/api/products?q=loom')).toBeUndefined();
  expect(await screen.findByText('from the network')).toBeVisible();
  expect(queries.getQueryData(['/api/products?q=loom'])).toBe('from the network');
});
