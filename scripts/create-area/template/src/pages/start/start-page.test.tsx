import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import StartPage from './start-page.tsx';

it.each([
  ['/sample', en, '/shop'],
  ['/tr/sample', tr, '/tr/shop'],
])('%s names the area and leads to the shop', async (path, words, shop) => {
  const { address } = renderInShell(<StartPage />, { path, messages: { sample: words } });
  expect(screen.getByRole('heading', { level: 1, name: words['start.title'] })).toBeVisible();
  expect(screen.getByText(words['start.lead'])).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: words['start.shop'] }));
  expect(address()).toBe(shop);
});
