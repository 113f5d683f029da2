import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { forgetMessages } from 'shared-kit/i18n/host';
import { containing, type FakeNetwork, problemAnswer, testSession } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';
import { hostNamespace } from './host-messages.ts';

let network: FakeNetwork;
beforeEach(() => {
  Cookies.remove('locale');
  forgetMessages(hostNamespace, 'tr');
  network = marketNetwork();
});
afterEach(() => network.restore());

const choose = (name: string, group: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));

it('changes language and address in place: query, fragment and input stay', async () => {
  const { address } = await openMarket('/quotes?state=sent#top', { session: testSession });
  const note = screen.getByLabelText('note');
  await userEvent.type(note, 'Merhaba');

  await choose('Türkçe', en['locale.title']);
  expect(await screen.findByRole('radiogroup', { name: tr['locale.title'] })).toBeInTheDocument();
  expect(address()).toBe('/tr/quotes?state=sent#top');
  expect(document.documentElement.lang).toBe('tr');
  expect(Cookies.get('locale')).toBe('tr');
  expect(screen.getByLabelText('note')).toBe(note);
  expect(note).toHaveValue('Merhaba');

  await choose('English', tr['locale.title']);
  expect(await screen.findByRole('radiogroup', { name: en['locale.title'] })).toBeInTheDocument();
  expect(address()).toBe('/quotes?state=sent#top');
  expect(document.documentElement.lang).toBe('en');
  expect(Cookies.get('locale')).toBe('en');
  expect(note).toHaveValue('Merhaba');
});

it('follows any link into the other language', async () => {
  const { router } = await openMarket('/shop');
  await act(() => router.navigate('/tr/shop'));
  expect(await screen.findByRole('link', { name: tr['account.sign-in'] })).toHaveAttribute(
    'href',
    '/tr/login',
  );
});

it('reports an unknown address in the language of that address', async () => {
  const { router } = await openMarket('/shop');
  await act(() => router.navigate('/tr/nowhere'));
  expect(await screen.findByRole('heading', { level: 1, name: tr['error.not-found.title'] })).toBeVisible();
});

it('waits for the market, in the language of the page, without a connection', async () => {
  const unplugged = () => Promise.reject(new TypeError('Failed to fetch'));
  network.answer('/_i18n/tr/messages.json', unplugged);
  network.answer('/api/ready', unplugged);
  const { address } = await openMarket('/shop');
  const note = screen.getByLabelText('note');
  await userEvent.type(note, 'Merhaba');
  await choose('Türkçe', en['locale.title']);
  expect(await screen.findByText(containing(en['offline.next']))).toBeVisible();
  expect(screen.getByRole('link', { name: en['account.sign-in'] })).toBeVisible();
  expect(address()).toBe('/shop');

  network.answer('/_i18n/tr/messages.json', () => ({ body: tr }));
  network.answer('/api/ready', () => ({ body: { status: 'ok' } }));
  await userEvent.click(screen.getByRole('button', { name: en['offline.again'] }));
  expect(await screen.findByRole('link', { name: tr['account.sign-in'] })).toBeVisible();
  expect(address()).toBe('/tr/shop');
  expect(note).toHaveValue('Merhaba');
});

it('stays readable in English when the Turkish words can not be had', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  network.answer('/_i18n/tr/messages.json', () => problemAnswer(503, 'server.not-ready'));
  const { address } = await openMarket('/shop');
  await choose('Türkçe', en['locale.title']);
  expect(address()).toBe('/tr/shop');
  expect(screen.getByRole('link', { name: en['account.sign-in'] })).toBeVisible();
  expect(warned).toHaveBeenCalledWith('The tr messages did not load', expect.any(Error));
  warned.mockRestore();
});
