import { beforeEach, expect, it } from '@jest/globals';
import { sessionStore } from 'shared-kit/shell';
import { setPageData } from 'shared-kit/shell/host';
import { testConfig, testSession } from 'shared-kit/testing';
import { consentStore, takeConsentStep } from '../consent/consent-store.ts';
import { pageNotFound } from '../routing/page-error.ts';
import type { AnalyticsClient } from './analytics-client.ts';
import { record } from './record.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  const config = { ...testConfig, posthogPublicKey: 'key', analyticsConsent: 'required' } as const;
  setPageData({ registry: { buildId: 'build-1', host: 'host-1', areas: [] }, config });
  sessionStore.setState({ status: 'known', session: null });
  consentStore.setState({ choice: null, isAsking: true });
});

/** One tab: the calls its client gets, and how often the client was loaded. */
function recording() {
  const told: string[] = [];
  const client: AnalyticsClient = {
    visit: (path, session) => void told.push(`visit ${path} by ${session?.secure.email ?? 'a stranger'}`),
    fail: (error) => void told.push(`fail ${String(error)}`),
    forget: () => void told.push('forget'),
    stop: () => void told.push('stop'),
    resume: () => void told.push('resume'),
  };
  let loads = 0;
  const load = async () => {
    loads += 1;
    return client;
  };
  return { note: record({ load, ask: async () => undefined }), loads: () => loads, told };
}

it('loads and records nothing before the choice, then the page that is shown', async () => {
  const { note, loads, told } = recording();
  note({ path: '/' });
  note({ path: '/shop' });
  note({ error: new Error('torn') });
  await settled();
  expect([loads(), told]).toEqual([0, []]);
  takeConsentStep('grant');
  await settled();
  expect([loads(), told]).toEqual([1, ['resume', 'visit /shop by a stranger']]);
});

it('stops when the choice is changed, and goes on when it is changed back', async () => {
  takeConsentStep('grant');
  const { note, loads, told } = recording();
  note({ path: '/' });
  await settled();
  takeConsentStep('refuse');
  note({ path: '/shop' });
  note({ error: new Error('torn') });
  await settled();
  expect(told).toEqual(['visit / by a stranger', 'stop']);
  takeConsentStep('grant');
  await settled();
  expect(told.slice(2)).toEqual(['resume', 'visit /shop by a stranger']);
  expect(loads()).toBe(1);
});

it('waits for the session, and keeps the order', async () => {
  takeConsentStep('grant');
  sessionStore.setState({ status: 'pending', session: null });
  const { note, told } = recording();
  note({ path: '/' });
  note({ path: '/shop' });
  await settled();
  expect(told).toEqual([]);
  sessionStore.setState({ status: 'known', session: testSession });
  await settled();
  const { email } = testSession.secure;
  expect(told).toEqual([`visit / by ${email}`, `visit /shop by ${email}`]);
});

it('forgets the person on signing out', async () => {
  takeConsentStep('grant');
  sessionStore.setState({ status: 'known', session: testSession });
  const { told } = recording();
  sessionStore.setState({ status: 'known', session: null });
  await settled();
  expect(told).toEqual(['forget']);
});

it('records failures, but no address that leads nowhere', async () => {
  takeConsentStep('grant');
  const { note, told } = recording();
  note({ error: new Error('torn') });
  note({ error: pageNotFound(new URL('/nowhere', origin)) });
  await settled();
  expect(told).toEqual(['fail Error: torn']);
});
