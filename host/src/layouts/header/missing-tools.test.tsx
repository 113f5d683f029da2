import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type FakeNetwork, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };

jest.unstable_mockModule('./signed-in-tools.tsx', () => {
  throw new Error('the chunk is missing');
});
const { marketNetwork, openMarket } = await import('../../testing/open-market.tsx');

let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
});
afterEach(() => network.restore());

it('shows the page and a link to the profile if the tools can’t be loaded', async () => {
  await openMarket('/about-us', { session: testSession });
  const header = within(await screen.findByRole('banner'));
  expect(await header.findByRole('link', { name: en['account.profile'] })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(screen.getByRole('main')).toBeVisible();
});
