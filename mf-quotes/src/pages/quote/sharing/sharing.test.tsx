import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { QuoteDetail, QuoteShare } from 'shared-kit/contract/quotes';
import {
  containing,
  type FakeNetwork,
  fakeNetwork,
  press,
  problemAnswer,
  renderInShell,
} from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { quoteDetail } from '../testing/quote-detail.ts';
import { ShareButton } from './share-button.tsx';

const endpoint = '/api/quotes/quote-1/shares';
const forBank: QuoteShare = {
  id: 'share-1',
  label: 'Poyraz Bankası',
  createdBy: 'Deniz Aksoy',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
  lastUsedAt: null,
};
let network: FakeNetwork;
let links: QuoteShare[];
beforeEach(() => {
  links = [];
  network = fakeNetwork({});
  network.answer(endpoint, (_url, sent) => {
    if (sent === undefined) return { body: { shares: links } };
    const made = { ...forBank, ...(sent as { label: string }) };
    links = [...links, made];
    return { body: { ...made, path: '/shared/secret' } };
  });
});
afterEach(() => network.restore());

const open = async (quote: Partial<QuoteDetail> = {}, path = '/quote/quote-1') => {
  renderInShell(<ShareButton quote={quoteDetail(quote)} />, {
    path,
    messages: { quotes: path.startsWith('/tr') ? tr : en, host: { 'page.loading': 'Loading' } },
  });
  const share = (path.startsWith('/tr') ? tr : en)['share.button'];
  await userEvent.click(screen.getByRole('button', { name: share }));
  return screen.findByRole('dialog');
};

describe('a link', () => {
  it('is made for somebody, shown this once and copied', async () => {
    const person = userEvent.setup();
    const dialog = await open();
    await screen.findByText(en['share.none']);
    await press(en['share.create']);
    expect(within(dialog).getByLabelText(en['share.label'])).toHaveAccessibleDescription(
      containing(en['share.label-missing']),
    );
    await person.type(within(dialog).getByLabelText(en['share.label']), 'Poyraz Bankası');
    await person.selectOptions(
      within(dialog).getByLabelText(en['share.period']),
      fillIn(en['share.days_other'], { count: 90 }),
    );
    await person.click(screen.getByRole('button', { name: en['share.create'] }));
    expect(await within(dialog).findByLabelText(en['share.link'])).toHaveValue(
      'http://localhost/shared/secret',
    );
    await person.click(screen.getByRole('button', { name: en['share.copy'] }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/shared/secret');
    expect(await within(dialog).findByRole('listitem')).toHaveTextContent(
      containing(`Poyraz Bankası{{rest}}${en['share.unused']}`),
    );
  });

  it('tells who made it, how long it works and when it was last opened', async () => {
    links = [{ ...forBank, lastUsedAt: '2026-11-21T08:30:00.000Z' }];
    await open({}, '/tr/quote/quote-1');
    const story = [
      fillIn(tr['share.made'], { name: 'Deniz Aksoy', day: '20 Kas 2026' }),
      fillIn(tr['share.until'], { day: '20 Ara 2026' }),
      fillIn(tr['share.used'], { time: '21 Kas 2026{{clock}}' }),
    ];
    expect(await screen.findByRole('listitem')).toHaveTextContent(containing(story.join('')));
  });

  it('is revoked once that was confirmed', async () => {
    links = [forBank];
    await open();
    await screen.findByRole('listitem');
    await press(fillIn(en['share.revoke-one'], { label: 'Poyraz Bankası' }));
    await press(en['share.keep']);
    expect(network.asked).not.toContain(`${endpoint}/share-1`);
    network.answer(`${endpoint}/share-1`, () => {
      links = [];
      return { body: {} };
    });
    await press(fillIn(en['share.revoke-one'], { label: 'Poyraz Bankası' }));
    await press(en['share.revoke']);
    expect(await screen.findByText(en['share.none'])).toBeVisible();
  });

  it('that cannot be made is told, and what was written stays', async () => {
    const dialog = await open();
    await screen.findByText(en['share.none']);
    network.answer(endpoint, (_url, sent) =>
      sent === undefined ? { body: { shares: [] } } : problemAnswer(409, 'quote.shares-full'),
    );
    await userEvent.type(within(dialog).getByLabelText(en['share.label']), 'Board');
    await press(en['share.create']);
    expect(await screen.findByRole('alert')).toHaveTextContent(en['refusal.quote.shares-full']);
    expect(within(dialog).getByLabelText(en['share.label'])).toHaveValue('Board');
  });
});

it.each<[string, Partial<QuoteDetail>]>([
  ['the market’s staff', { viewer: 'staff' }],
  ['a draft’s buyer', { state: 'draft' }],
])('%s shares nothing', (_who, quote) => {
  renderInShell(<ShareButton quote={quoteDetail(quote)} />, {
    path: '/quote/quote-1',
    messages: { quotes: en },
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
