import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from 'shared-kit/testing';
import FinancingPage from './financing-page.tsx';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

const show = (path: string) => renderInShell(<FinancingPage />, { path, messages: {} });
const textbook = 'product=loan&currency=EUR&price=100000&down=0&months=12&grace=0&rate=12&fee=0';

it.each([
  ['/financing', en, '12.68%', '100,000'],
  ['/tr/financing', tr, '%12,68', '100.000'],
] as const)('%s reckons what the address says', (path, words, rate, price) => {
  show(`${path}?${textbook}`);
  expect(screen.getByRole('heading', { level: 1, name: words['financing.title'] })).toBeVisible();
  expect(screen.getByText('€8,884.88', { selector: 'p' })).toBeVisible();
  expect(screen.getByLabelText(words['financing.field.price'])).toHaveValue(price);
  expect(screen.getByText(words['financing.effective']).nextSibling).toHaveTextContent(rate);
  const table = within(screen.getByRole('table', { name: words['financing.schedule'], hidden: true }));
  expect(table.getAllByRole('rowheader', { hidden: true })).toHaveLength(12);
});

it('keeps in the address what was typed', async () => {
  const { address } = show(`/financing?${textbook}`);
  const months = screen.getByLabelText(en['financing.field.months']);
  await userEvent.clear(months);
  await userEvent.type(months, '24');
  await userEvent.tab();
  expect(new URL(address(), 'http://market.example').searchParams.get('months')).toBe('24');
});

it('a lease has a residual value', async () => {
  const { address } = show(`/financing?${textbook}`);
  expect(screen.queryByLabelText(en['financing.field.residual'])).toBeNull();
  expect(screen.queryByText(en['financing.residual'])).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: en['financing.lease'] }));
  expect(screen.getByLabelText(en['financing.field.residual'])).toHaveValue('10');
  expect(screen.getByText('€8,096.39', { selector: 'p' })).toBeVisible();
  expect(screen.getByText(en['financing.residual']).nextSibling).toHaveTextContent('€10,000.00');
  expect(address()).toContain('product=lease');
});

it('says at its field what is no figure, and reckons nothing from it', () => {
  show(`/financing?${textbook.replace('100000', 'ten')}`);
  expect(screen.getByLabelText(en['financing.field.price'])).toBeInvalid();
  expect(screen.getByRole('status')).toHaveTextContent(en['financing.incomplete']);
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});
