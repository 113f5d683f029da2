import { expect, it } from '@jest/globals';
import { whereEventsGo } from './analytics-settings.ts';
import { readEnv } from './env.ts';

const key = { POSTHOG_PUBLIC_KEY: 'key' };
const forward = { ...key, POSTHOG_FORWARD_URL: 'https://eu.i.posthog.com/' };

it.each([
  [{}, 'Analytics events go nowhere: POSTHOG_PUBLIC_KEY is not set, so pages send none'],
  [
    { ANALYTICS_KEEP_DAYS: '3' },
    'Pages send no analytics events, since POSTHOG_PUBLIC_KEY is not set; others posted to /ingest stay in the database for 3 days',
  ],
  [
    key,
    'Analytics events go nowhere: pages send them, but neither POSTHOG_FORWARD_URL nor ANALYTICS_KEEP_DAYS is set',
  ],
  [{ ...key, ANALYTICS_KEEP_DAYS: '3' }, 'Analytics events stay in the database for 3 days'],
  [forward, 'Analytics events are passed on to https://eu.i.posthog.com'],
  [
    { ...forward, ANALYTICS_KEEP_DAYS: '3', POSTHOG_HOST: '/ingest/' },
    'Analytics events are passed on to https://eu.i.posthog.com and stay in the database for 3 days',
  ],
  [
    { ...key, POSTHOG_HOST: 'https://us.i.posthog.com' },
    'Browsers send analytics events to https://us.i.posthog.com, past this server',
  ],
  [
    { ...key, POSTHOG_HOST: '/ph' },
    "Browsers send analytics events to /ph of this market, which a proxy must answer: this server doesn't",
  ],
])('with %j: %s', (settings: Record<string, string>, sentence) =>
  expect(whereEventsGo(readEnv(settings))).toBe(sentence),
);
