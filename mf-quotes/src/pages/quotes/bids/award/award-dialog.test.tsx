import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { QuoteGroupAnswer } from 'shared-kit/contract/quotes';
import {
  confirmationWords,
  containing,
  type FakeNetwork,
  fakeNetwork,
  problemAnswer,
  renderInShell,
} from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../../../messages/en.json' with { type: 'json' };
import BidsPage from '../bids-page.tsx';
import { bidGroup, bidOf, cheap, offerOf, usd } from '../testing/bid-group.ts';

const endpoint = '/api/quote-groups/group-1';
const award = `${endpoint}/award`;
let network: FakeNetwork;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  network = fakeNetwork({
    [endpoint]: () => ({ body: bidGroup() }),
    [award]: (_url, body) => {
      sent.push(body);
      return { body: { accepted: [] } };
    },
  });
});
afterEach(() => {
  network.restore();
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
});
const answers = (change: Partial<QuoteGroupAnswer>) =>
  network.answer(endpoint, () => ({ body: bidGroup(change) }));
const page = () =>
  renderInShell(<BidsPage groupId="group-1" />, { path: '/quotes?group=group-1', messages: { quotes: en } });
const decide = async (maker: string) => {
  await userEvent.click(await screen.findByRole('button', { name: fillIn(en['bids.accept-of'], { maker }) }));
  return within(await screen.findByRole('dialog'));
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: en['action.accept.confirm'] }));

it('says who is bound to what and who is told that they lost, then accepts what was seen', async () => {
  page();
  const dialog = await decide('Norrvik');
  const bound = dialog.getByRole('region', { name: 'Norrvik' });
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /Karaova Mensucat Sanayi ve Ticaret A\.Ş\..*€900,000.*Norrvik Sanayi A\.Ş\./,
  );
  expect(bound).not.toHaveTextContent(/Karaova|€900,000/);
  await confirm();
  expect(bound).toHaveTextContent(en['action.accept.how-missing']);
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: containing(en['action.accept.once-financed']) }));
  expect(bound).toHaveTextContent(en['action.accept.conditional']);
  expect(dialog.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    'Altınmekik, Q-Altınmekik',
    'Kettenhof, Q-Kettenhof',
  ]);
  answers({ awardedAt: '2026-11-21T10:00:00Z' });
  await confirm();
  expect(sent).toEqual([
    {
      accept: [{ quoteId: 'quote-Norrvik', isSubjectToFinancing: true }],
      seen: { version: 'version-2', sum: { amount: '900000.00', currency: 'EUR' } },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText(containing(en['bids.awarded'], { day: '21 Nov 2026' }))).toBeVisible();
  expect(screen.queryByRole('button', { name: containing(en['bids.accept-of']) })).not.toBeInTheDocument();
});

it('goes to several makers where that was wanted', async () => {
  answers({ award: 'per-maker' });
  page();
  const dialog = await decide('Altınmekik');
  await userEvent.click(dialog.getByRole('checkbox', { name: /Norrvik/ }));
  const title = fillIn(en['bids.award.title_other'], { count: 2 });
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  expect(dialog.getAllByRole('listitem').map((it) => it.textContent)).toEqual(['Kettenhof, Q-Kettenhof']);
  await userEvent.click(dialog.getByRole('radio', { name: containing(en['action.accept.at-once']) }));
  await confirm();
  expect(sent).toMatchObject([
    {
      accept: [
        { quoteId: 'quote-Altınmekik', isSubjectToFinancing: false },
        { quoteId: 'quote-Norrvik', isSubjectToFinancing: false },
      ],
      // In two currencies, so they come to no sum.
      seen: {
        version: 'version-1, version-2',
        sum: null,
        parts: [
          { version: 'version-1', sum: usd('905250.00') },
          { version: 'version-2', sum: { amount: '900000.00', currency: 'EUR' } },
        ],
      },
    },
  ]);
});

it('to several makers in one currency says what they come to', async () => {
  const other = bidOf('Kettenhof', { offer: offerOf({ versionId: 'version-3', total: usd('94750.50') }) });
  answers({ award: 'per-maker', bids: [cheap, other] });
  page();
  const dialog = await decide('Altınmekik');
  await userEvent.click(dialog.getByRole('checkbox', { name: /Kettenhof/ }));
  expect(dialog.getByText('$1,000,000.50')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Kettenhof' })).toHaveTextContent('$94,750.50');
});

it('that comes too late is told, and what stands behind it is read again', async () => {
  page();
  await decide('Altınmekik');
  network.answer(award, () => problemAnswer(409, 'binding.moved'));
  answers({ bids: [bidOf('Newer')] });
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent(confirmationWords.en['changed.title']);
  expect(await screen.findByRole('columnheader', { name: /Newer/, hidden: true })).toBeInTheDocument();
});
