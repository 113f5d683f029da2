import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import type { PublicConfig } from 'shared-kit/contract/market';
import { setPageData } from 'shared-kit/shell/host';
import { press, renderInShell, testConfig } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentLink } from './consent-link.tsx';
import { consentStore, startConsent } from './consent-store.ts';

const market = { posthogPublicKey: 'key', analyticsConsent: 'required' } as const;

function open(config: Partial<PublicConfig> = market) {
  setPageData({
    registry: { buildId: 'build-1', host: 'host-1', areas: [] },
    config: { ...testConfig, ...config },
  });
  startConsent();
  const page = (
    <>
      <ConsentLink />
      <ConsentBanner />
    </>
  );
  renderInShell(page, { path: '/', messages: { host: en }, config });
}
const question = () => screen.queryByRole('region', { name: en['consent.title'] });

beforeEach(() => Cookies.remove('analytics_consent'));
afterEach(() => Cookies.remove('analytics_consent'));

it.each([
  [en['consent.grant'], 'granted'],
  [en['consent.refuse'], 'refused'],
])('%s is one press, kept for 180 days', async (name, choice) => {
  open();
  const written = jest.spyOn(document, 'cookie', 'set');
  await press(name);
  expect(question()).toBeNull();
  expect(consentStore.getState().choice).toBe(choice);
  const [, told = '', expires = ''] =
    /^analytics_consent=(\w+); path=\/; expires=([^;]+)/.exec(String(written.mock.calls.at(-1)?.[0])) ?? [];
  written.mockRestore();
  expect(told).toBe(choice);
  expect(Math.round((Date.parse(expires) - Date.now()) / 86_400_000)).toBe(180);
});

it('asks again from the footer, names the current choice, and returns the focus', async () => {
  Cookies.set('analytics_consent', 'granted');
  open();
  expect(question()).toBeNull();
  await press(en['consent.change']);
  expect(question()).toHaveFocus();
  expect(question()).toHaveTextContent(en['consent.now.granted']);
  await userEvent.keyboard('{Escape}');
  expect(question()).toBeNull();
  expect(screen.getByRole('button', { name: en['consent.change'] })).toHaveFocus();
  expect(Cookies.get('analytics_consent')).toBe('granted');
});

it('takes a choice over that was made in another tab', () => {
  open();
  Cookies.set('analytics_consent', 'refused');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(question()).toBeNull();
  expect(consentStore.getState().choice).toBe('refused');
});

it.each<[string, Partial<PublicConfig>]>([
  ['consent is off', { ...market, analyticsConsent: 'off' }],
  ['nothing is recorded', { ...market, posthogPublicKey: '' }],
])('where %s there is neither a question nor a choice', (_what, config) => {
  open(config);
  expect(question()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
