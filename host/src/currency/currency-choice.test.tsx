import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { forgetUnsavedInput, unsavedInput } from 'shared-kit/shell';
import { currencyStore } from 'shared-kit/shell/host';
import { renderInShell } from 'shared-kit/testing';
import { answerLeaveRequest } from '../leaving/leave-request.ts';
import en from '../messages/en.json' with { type: 'json' };
import { CurrencyChoice } from './currency-choice.tsx';
import { mendCurrencyCookie } from './mend-currency-cookie.ts';

afterEach(() => Cookies.remove('selected_currency'));

it('keeps the choice for every address and reloads', async () => {
  const reload = jest.fn();
  const written = jest.spyOn(document, 'cookie', 'set');
  renderInShell(<CurrencyChoice reload={reload} />, { path: '/shop', messages: { host: en } });
  expect(screen.getByRole('radio', { name: 'USD ($)' })).toBeChecked();

  await userEvent.click(screen.getByRole('radio', { name: 'CHF (₣)' }));
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^selected_currency=CHF; path=\/;/));
  expect(reload).toHaveBeenCalledTimes(1);
  // Until the reload, the page keeps its prices in the old currency.
  expect(currencyStore.getState().currency).toBe('USD');
  written.mockRestore();
});

it('changes nothing over unsaved input, unless the visitor agrees to lose it', async () => {
  const reload = jest.fn();
  renderInShell(<CurrencyChoice reload={reload} />, { path: '/shop', messages: { host: en } });
  unsavedInput.setState({ holders: new Set(['form']) });
  await userEvent.click(screen.getByRole('radio', { name: 'EUR (€)' }));
  answerLeaveRequest('stay');
  expect([reload.mock.calls.length, Cookies.get('selected_currency')]).toEqual([0, undefined]);
  await userEvent.click(screen.getByRole('radio', { name: 'EUR (€)' }));
  answerLeaveRequest('leave');
  expect([reload.mock.calls.length, Cookies.get('selected_currency')]).toEqual([1, 'EUR']);
  forgetUnsavedInput();
});

it.each([
  ['EUR', 'EUR'],
  ['CHF', 'CHF'],
  ['USD', 'USD'],
  ['GBP', 'USD'],
  ['eur', 'USD'],
  ['', 'USD'],
])('a page that loads with the cookie %j shows %s', async (value, expected) => {
  Cookies.set('selected_currency', value);
  jest.resetModules();
  const { currencyStore: fresh } = await import('shared-kit/shell/host');
  expect(fresh.getState().currency).toBe(expected);
});

it.each([
  ['GBP', 'USD'],
  ['', 'USD'],
  ['%45UR', 'USD'],
  ['CHF', 'CHF'],
])('the cookie %j becomes %s', (value, expected) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the jar that the browser itself offers
  document.cookie = `selected_currency=${value}; path=/`;
  mendCurrencyCookie();
  expect(document.cookie).toBe(`selected_currency=${expected}`);
});

it('no cookie stays none: looking keeps nothing', () => {
  mendCurrencyCookie();
  expect(document.cookie).toBe('');
});
