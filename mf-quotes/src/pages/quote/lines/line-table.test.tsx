import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fillIn } from 'shared-kit/contract/languages';
import { renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { quoteDetail } from '../testing/quote-detail.ts';
import { LineTable } from './line-table.tsx';
import { contentOf } from './revision-content.ts';

const table = (priceList: string | null, number: number) => {
  const quote = quoteDetail({});
  const lines = quote.request.lines.map((line) => ({ ...line, priceList }));
  const now = contentOf({ ...quote, request: { ...quote.request, lines } }, number);
  renderInShell(<LineTable label="Lines" now={now} before={null} />, {
    path: '/quote/quote-1',
    messages: { quotes: en },
  });
};
const name = fillIn(en['quote.lines.price-list'], { list: 'Uşak framework' });
const named = () => screen.queryAllByText(name).length;

it('a request names the private list of its prices', () => {
  table('Uşak framework', 0);
  expect(named()).toBeGreaterThan(0);
});

it.each([
  ['a request at public prices', null, 0],
  ['an offer', 'Uşak framework', 1],
])('%s names none', (_what, list, number) => {
  table(list, number);
  expect(named()).toBe(0);
});

it.each([
  ['2.8750', 1000, true],
  ['2.8800', 1000, false],
])(
  'a unit price of %s for %s stands exactly beneath the one on screen: %s',
  (unitPrice, quantity, isShown) => {
    const quote = quoteDetail({});
    const [line] = quote.request.lines;
    if (!line) throw new Error('the request has no line');
    const lines = [{ ...line, unitPrice, quantity, total: '2875.00' }];
    const now = contentOf({ ...quote, request: { ...quote.request, lines } }, 0);
    renderInShell(<LineTable label="Lines" now={now} before={null} />, {
      path: '/quote/quote-1',
      messages: { quotes: en },
    });
    expect(screen.getByText('$2.88')).toBeVisible();
    expect(screen.queryAllByText('= $2.875')).toHaveLength(isShown ? 1 : 0);
  },
);

it('words of the maker in another language say so', () => {
  const quote = quoteDetail({});
  const versions = quote.versions.map((version) => ({
    ...version,
    lines: version.lines.map((line) => ({ ...line, writtenIn: 'tr' as const })),
  }));
  renderInShell(<LineTable label="Lines" now={contentOf({ ...quote, versions }, 1)} before={null} />, {
    path: '/quote/quote-1',
    messages: { quotes: en },
  });
  const said = fillIn(en['quote.lines.written-in'], { language: 'Turkish' });
  expect(screen.getAllByText(said)).toHaveLength(versions[0]?.lines.length ?? 0);
});
