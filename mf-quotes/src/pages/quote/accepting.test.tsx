import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { type FakeNetwork, fakeNetwork, press, problemAnswer } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { decide, endpoint, openQuote, twoVersions } from './testing/open-quote.tsx';
import { quoteDetail, quoteVersion } from './testing/quote-detail.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const open = (quote?: Partial<QuoteDetail>) => openQuote(network, quote);
const acceptFirst = fillIn(en['action.accept.button'], { number: 1 });

describe('accepting', () => {
  it('names both companies and the sum, and sends what was seen', async () => {
    open();
    await screen.findByRole('table');
    await decide(acceptFirst);
    const dialog = await screen.findByRole('dialog', { name: en['action.accept.title'] });
    expect(within(dialog).getByText('Karaova Mensucat Sanayi ve Ticaret A.Ş.')).toBeVisible();
    expect(within(dialog).getByText('Altınmekik Makina Sanayi A.Ş.')).toBeVisible();
    expect(within(dialog).getByText('$905,250')).toBeVisible();
    const sent: unknown[] = [];
    network.answer(`${endpoint}/accept`, (_url, body) => {
      sent.push(body);
      return { body: { id: 'quote-1', stage: 'ordered', turn: 'nobody', revision: 5 } };
    });
    await press(en['action.accept.confirm']);
    expect(sent).toEqual([
      {
        isSubjectToFinancing: false,
        seen: { version: 'version-1', sum: { amount: '905250.00', currency: 'USD' } },
      },
    ]);
    const outcome = await screen.findByRole('dialog', { name: en['accepted.ordered'] });
    expect(within(outcome).getByText('Karaova Mensucat Sanayi ve Ticaret A.Ş.')).toBeVisible();
    expect(within(outcome).getByText(en['accepted.bound'])).toBeVisible();
    expect(within(outcome).getByRole('link', { name: en['accepted.order-pdf'] })).toHaveAttribute(
      'href',
      '/api/quotes/quote-1/versions/1/order-confirmation.pdf?locale=en',
    );
    await userEvent.click(
      within(outcome).getAllByRole('button', { name: en['action.close'] })[0] as HTMLElement,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('subject to financing is told as such', async () => {
    open({ versions: [quoteVersion({ financingUntil: '2027-01-01T00:00:00.000Z' })] });
    await screen.findByRole('table');
    await decide(acceptFirst);
    await screen.findByRole('dialog');
    const sent: unknown[] = [];
    network.answer(`${endpoint}/accept`, (_url, body) => {
      sent.push(body);
      return { body: { id: 'quote-1', stage: 'accepted', turn: 'nobody', revision: 5 } };
    });
    await press(en['action.accept.confirm']);
    expect(screen.getByText(en['action.accept.how-missing'])).toBeVisible();
    const day = '31 Dec 2026';
    const onceFinanced = fillIn(en['action.accept.once-financed'], { day });
    await userEvent.click(screen.getByRole('radio', { name: onceFinanced }));
    expect(screen.getByText(en['action.accept.conditional'])).toBeVisible();
    await press(en['action.accept.confirm']);
    expect(sent).toMatchObject([{ isSubjectToFinancing: true }]);
    const outcome = await screen.findByRole('dialog', { name: en['accepted.conditional'] });
    const bound = fillIn(en['accepted.bound-once-financed'], { day });
    expect(within(outcome).getByText(bound)).toBeVisible();
    expect(within(outcome).getByRole('link', { name: en['accepted.acceptance-pdf'] })).toBeVisible();
  });

  it('that comes too late says so, and shows what it is now', async () => {
    open();
    await screen.findByRole('table');
    await decide(acceptFirst);
    network.answer(`${endpoint}/accept`, () => problemAnswer(409, 'binding.moved', 'req-1'));
    network.answer(endpoint, () => ({ body: quoteDetail(twoVersions) }));
    await press(en['action.accept.confirm']);
    const changed = await screen.findByText(/\$905,250 became \$1,147,500/);
    expect(changed).toBeVisible();
    expect(screen.getByRole('button', { name: en['action.accept.confirm'] })).toBeDisabled();
  });
});
