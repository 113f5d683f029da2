import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { liveTopics } from 'shared-kit/contract/notifications';
import { answerOf, queries, useQuery } from 'shared-kit/query';
import { useLiveNews } from 'shared-kit/shell';
import { onLiveNews, passOnLiveNews } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import { refreshQueries } from './refresh-queries.ts';

let network: FakeNetwork;
let stop: () => void;
beforeEach(() => {
  network = fakeNetwork({});
  stop = onLiveNews(refreshQueries);
});
afterEach(() => {
  stop();
  network.restore();
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
