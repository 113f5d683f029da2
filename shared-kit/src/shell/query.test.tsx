import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { liveTopics } from 'shared-kit/contract';
import { answerOf, queries, queryOptions, useQuery } from 'shared-kit/query';
import { dehydrated, type FakeNetwork, fakeNetwork, renderInShell, testSession } from 'shared-kit/testing';
import { broughtAnswer, broughtAnswers } from './brought-answers.ts';
import { passOnLiveNews, useLiveNews } from './live-news.ts';
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

describe.each(liveTopics)('news of the topic %s', (topic) => {
  const address = `/api/about-${topic}`;
  /** Answers wait until the test gives them, so that news can come in between. */
  let answers: ((body: string) => void)[] = [];
  const tell = () => act(() => passOnLiveNews({ topic }));
  const give = (position: number, body: string) => act(async () => answers[position]?.(body));
  const isAsked = (times: number) => waitFor(() => expect(answers).toHaveLength(times));
  beforeEach(() => {
    queries.clear();
    answers = [];
    network.answer(address, () => new Promise((resolve) => answers.push((body) => resolve({ body }))));
  });

  function Shown() {
    const query = useQuery({ ...answerOf<string>(address), staleTime: 30_000 });
    useLiveNews(topic, () => void query.refetch());
    return <p>{query.data ?? 'pending'}</p>;
  }
  /** Its button leads away from the page, and back. */
  function Pages() {
    const [isAway, setAway] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setAway(!isAway)}>
          {''}
        </button>
        {!isAway && <Shown />}
      </>
    );
  }
  const show = () => renderInShell(<Pages />, { path: '/', messages: {} });
  const goElsewhereOrBack = () => fireEvent.click(screen.getByRole('button'));

  it('while the first answer is under way has it asked for once more', async () => {
    show();
    await isAsked(1);
    tell();
    tell();
    await give(0, 'from before');
    expect(await screen.findByText('from before')).toBeVisible();
    await isAsked(2);
    await give(1, 'the change');
    expect(await screen.findByText('the change')).toBeVisible();
    expect(answers).toHaveLength(2);
  });

  it('while a later answer is under way counts that one no more', async () => {
    show();
    await isAsked(1);
    await give(0, 'the first');
    tell();
    await isAsked(2);
    tell();
    await isAsked(3);
    await give(1, 'from before');
    await give(2, 'the change');
    expect(await screen.findByText('the change')).toBeVisible();
  });

  it('while the page is away has it asked again on the way back', async () => {
    show();
    await isAsked(1);
    await give(0, 'from before');
    await screen.findByText('from before');
    goElsewhereOrBack();
    tell();
    goElsewhereOrBack();
    expect(screen.getByText('from before')).toBeVisible();
    await isAsked(2);
    await give(1, 'the change');
    expect(await screen.findByText('the change')).toBeVisible();
  });
});
