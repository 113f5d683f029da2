import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IndicativeRate } from 'shared-kit/contract/indicative-rates';
import { containing, type FakeNetwork, fakeNetwork, renderInShell, testSession } from 'shared-kit/testing';
import FinancingPage from './financing-page.tsx';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

const rate = (bank: string, more: Partial<IndicativeRate> = {}): IndicativeRate => ({
  bank: { id: bank, name: bank },
  product: 'term-loan',
  currency: 'EUR',
  ratePercent: '6.2000',
  feePercent: '1.25',
  termMonthsFrom: 12,
  termMonthsTo: 84,
  downPaymentPercent: '15',
  statedOn: '2026-11-22',
  ...more,
});
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ '/api/indicative-rates': () => ({ body: { rates: [rate('Poyraz')] } }) });
});
afterEach(() => network.restore());

const show = async (path: string) => {
  const shown = renderInShell(<FinancingPage />, { path, messages: {}, session: testSession });
  await screen.findByText(containing((path.startsWith('/tr') ? tr : en)['financing.stated']));
  return shown;
};
const textbook = 'product=loan&currency=EUR&price=100000&down=0&months=12&grace=0&rate=12&fee=0';

it.each([
  ['/financing', en, '12.68%', '100,000'],
  ['/tr/financing', tr, '%12,68', '100.000'],
] as const)('%s reckons what the address says', async (path, words, rate, price) => {
  await show(`${path}?${textbook}`);
  expect(screen.getByRole('heading', { level: 1, name: words['financing.title'] })).toBeVisible();
  expect(screen.getByText('€8,884.88', { selector: 'p' })).toBeVisible();
  expect(screen.getByLabelText(words['financing.field.price'])).toHaveValue(price);
  expect(screen.getByText(words['financing.effective']).nextSibling).toHaveTextContent(rate);
  const table = within(screen.getByRole('table', { name: words['financing.schedule'], hidden: true }));
  expect(table.getAllByRole('rowheader', { hidden: true })).toHaveLength(12);
});

it('keeps in the address what was typed', async () => {
  const { address } = await show(`/financing?${textbook}`);
  const months = screen.getByLabelText(en['financing.field.months']);
  await userEvent.clear(months);
  await userEvent.type(months, '24');
  await userEvent.tab();
  expect(new URL(address(), 'http://market.example').searchParams.get('months')).toBe('24');
});

it('a lease has a residual value', async () => {
  const { address } = await show(`/financing?${textbook}`);
  expect(screen.queryByLabelText(en['financing.field.residual'])).toBeNull();
  expect(screen.queryByText(en['financing.residual'])).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: en['financing.lease'] }));
  expect(screen.getByLabelText(en['financing.field.residual'])).toHaveValue('10');
  expect(screen.getByText('€8,096.39', { selector: 'p' })).toBeVisible();
  expect(screen.getByText(en['financing.residual']).nextSibling).toHaveTextContent('€10,000.00');
  expect(address()).toContain('product=lease');
});

it('says at its field what is no figure, and reckons nothing from it', async () => {
  await show(`/financing?${textbook.replace('100000', 'ten')}`);
  expect(screen.getByLabelText(en['financing.field.price'])).toBeInvalid();
  expect(screen.getByRole('status')).toHaveTextContent(en['financing.incomplete']);
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});

it.each([
  ['/financing', en, '5.85', { rate: '5.85%', bank: 'Limmat', day: '22 Nov 2026' }],
  ['/tr/financing', tr, '5,85', { rate: '%5,85', bank: 'Limmat', day: '22 Kas 2026' }],
] as const)('%s begins with the lowest rate that a bank states for it', async (path, words, typed, told) => {
  const rates = [
    rate('Poyraz'),
    rate('Limmat', { ratePercent: '5.85', feePercent: '0.9' }),
    rate('Short', { ratePercent: '1', termMonthsTo: 24 }),
    rate('Lessor', { ratePercent: '2', product: 'financial-lease' }),
    rate('Swiss', { ratePercent: '3', currency: 'CHF' }),
  ];
  network.answer('/api/indicative-rates', () => ({ body: { rates } }));
  await show(`${path}?currency=EUR`);
  expect(screen.getByText(containing(words['financing.stated'], told))).toBeVisible();
  expect(screen.getByLabelText(words['financing.field.rate'])).toHaveValue(typed);
});

it('keeps a rate of the visitor’s own, and says nothing where no bank states one', async () => {
  await show('/financing?currency=EUR&rate=9');
  expect(
    screen.getByText(containing(en['financing.stated'], { rate: '6.2%', bank: 'Poyraz' })),
  ).toBeVisible();
  expect(screen.getByLabelText(en['financing.field.rate'])).toHaveValue('9');
  await userEvent.selectOptions(screen.getByLabelText(en['financing.currency']), 'CHF');
  expect(screen.queryByText(containing(en['financing.stated']))).toBeNull();
});

it('shows strangers an example, and asks no bank for them', () => {
  renderInShell(<FinancingPage />, { path: '/financing', messages: {} });
  expect(screen.getByLabelText(en['financing.field.rate'])).toHaveValue('8');
  expect(screen.queryByText(containing(en['financing.stated']))).toBeNull();
});
