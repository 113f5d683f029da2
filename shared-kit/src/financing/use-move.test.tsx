import { afterEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bankOffers, bankQuotes } from 'shared-kit/contract/financing';
import type { Confirmed } from 'shared-kit/shell';
import { fakeNetwork } from 'shared-kit/testing';
import { type Move, useMove } from './use-move.ts';

const network = fakeNetwork({});
afterEach(() => network.restore());

it('posts a change of the named quote, and reads it again', async () => {
  const sent: unknown[] = [];
  network.answer('/api/bank/quotes/one/kept-offer', (_url, body) => {
    sent.push(body);
    return { body: {} };
  });
  let reads = 0;
  const onChanged = async () => {
    reads += 1;
  };
  function Keep() {
    const { move } = useMove('one', onChanged);
    return <button type="button" onClick={() => void move(bankOffers.keep, { withdrawalId: 'w' }, 'keep')} />;
  }
  render(<Keep />);
  await userEvent.click(screen.getByRole('button'));
  expect(sent).toEqual([{ withdrawalId: 'w' }]);
  expect(reads).toBe(1);
});

/** Never run: each line must not compile. */
export const mistakes = ({ move, bind }: Move, confirmed: Confirmed) => [
  // @ts-expect-error it binds
  () => move(bankOffers.decline, { code: 'limit', reason: '', seen: { version: '', sum: null } }, 'decline'),
  // @ts-expect-error it doesn't bind
  () => bind(confirmed, bankOffers.keep, { withdrawalId: 'w' }, 'keep'),
  // @ts-expect-error another body
  () => move(bankOffers.keep, { offerId: 'o' }, 'keep'),
  // @ts-expect-error another body of a binding move
  () => bind(confirmed, bankOffers.decline, { reason: '' }, 'decline'),
  // @ts-expect-error no move
  () => move(bankQuotes.read, {}, 'read'),
];
