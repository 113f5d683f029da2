import { describe, expect, it } from '@jest/globals';
import { readEnv } from './env.ts';

function refusalOf(settings: Readonly<Record<string, string>>): string[] {
  try {
    readEnv(settings);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

const elsewhere = { POSTHOG_HOST: 'https://eu.i.posthog.com', POSTHOG_PUBLIC_KEY: 'key' };
const past = 'POSTHOG_HOST=https://eu.i.posthog.com sends events past this server';

describe('settings that contradict each other', () => {
  it.each([
    [{ SMTP_URL: 'smtp://a', MAIL_FROM: 'a@b.example' }, ['PUBLIC_URL must be set where SMTP_URL is.']],
    [{ SIGNING_P12_PASSWORD: 'secret' }, ['SIGNING_P12 must be set where SIGNING_P12_PASSWORD is.']],
    [{ RATES_FEED_HOURS: '3' }, ['RATES_FEED_URL must be set where RATES_FEED_HOURS is.']],
    [
      { POSTHOG_HOST: 'https://eu.i.posthog.com' },
      [
        'POSTHOG_PUBLIC_KEY must be set where POSTHOG_HOST is https://eu.i.posthog.com: pages send nothing without it.',
      ],
    ],
    [
      { ...elsewhere, POSTHOG_FORWARD_URL: 'https://us.i.posthog.com' },
      [`${past}, so POSTHOG_FORWARD_URL would get none: unset one of them.`],
    ],
    [
      { ...elsewhere, ANALYTICS_KEEP_DAYS: '3' },
      [`${past}, so ANALYTICS_KEEP_DAYS would keep none: unset one of them.`],
    ],
    [
      { ...elsewhere, POSTHOG_HOST: 'http://events.example', PUBLIC_URL: 'https://market.example' },
      [
        'POSTHOG_HOST=http://events.example must begin with https where PUBLIC_URL does: browsers send nothing from there to http.',
      ],
    ],
    [
      { UPLOADS_MB_MEMBER: '20', UPLOADS_MB_COMPANY: '10' },
      ['UPLOADS_MB_MEMBER=20 is more than UPLOADS_MB_COMPANY=10 lets a whole company upload.'],
    ],
    [{ LOGIN_PATH: '/shop' }, ['LOGIN_PATH=/shop is the address of another page.']],
    [{ REGISTER_PATH: '/login' }, ['REGISTER_PATH=/login is the address of another page.']],
    [{ HOME_PATH: '/sign-in', LOGIN_PATH: '/sign-in' }, ['/sign-in is configured for two pages.']],
    [{ HOME_PATH: '/login' }, ['HOME_PATH=/login is a page for signing in or out: name another one.']],
    [{ HOME_PATH: '/logout' }, ['HOME_PATH=/logout is a page for signing in or out: name another one.']],
    [
      { HOME_PATH: '/admin' },
      ['HOME_PATH=/admin sends whoever may not enter it home again: name a page that everybody may enter.'],
    ],
    [
      { HOME_PATH: '/shop', FULL_MODE: 'false' },
      ['HOME_PATH=/shop is closed to visitors without an account by FULL_MODE=false: change one of them.'],
    ],
    [
      { MANUFACTURER_LANDING_PATH: '/bank/quotes' },
      ['MANUFACTURER_LANDING_PATH=/bank/quotes is no page for manufacturers: name one that they may enter.'],
    ],
    [
      { ROOT_REDIRECT: '/tr/login', LOGIN_PATH: '/sign-in' },
      ['ROOT_REDIRECT=/tr/login leads to a page that another setting moved: name its new address.'],
    ],
    [
      { ROOT_REDIRECT: '/admin/releases' },
      ['ROOT_REDIRECT=/admin/releases leads visitors to a page that sends them home again.'],
    ],
    [
      { ROOT_REDIRECT: '/shop?q=loom', FULL_MODE: 'false' },
      [
        'ROOT_REDIRECT=/shop?q=loom leads to a page that visitors without an account may not see: change it or FULL_MODE.',
      ],
    ],
  ])('%j: %j', (settings, sentences) => expect(refusalOf(settings)).toEqual(sentences));

  it('are told all at once', () => {
    const settings = {
      SMTP_URL: 'smtp://a',
      ...elsewhere,
      ANALYTICS_KEEP_DAYS: '3',
      HOME_PATH: '/admin',
      LOGIN_PATH: '/shop',
      S3_ENDPOINT: 'https://s3.example',
    };
    expect(refusalOf(settings).map((sentence) => /[A-Z0-9_]+/.exec(sentence)?.[0])).toEqual([
      'PUBLIC_URL',
      'MAIL_FROM',
      'POSTHOG_HOST',
      'LOGIN_PATH',
      'HOME_PATH',
      'S3_BUCKET',
    ]);
  });

  it('are told beside variables that are wrong, which are not called missing', () => {
    const settings = {
      SMTP_URL: 'smtp://a',
      PUBLIC_URL: 'market',
      MAIL_FROM: 'nobody',
      SIGNING_P12_PASSWORD: 'a',
    };
    expect(refusalOf(settings).map((sentence) => sentence.split(' ').slice(0, 4).join(' '))).toEqual([
      'PUBLIC_URL must be the',
      'MAIL_FROM must be an',
      'SIGNING_P12 must be set',
    ]);
  });
});

describe('settings that agree', () => {
  it.each([
    { HOME_PATH: '/welcome', LOGIN_PATH: '/sign-in', REGISTER_PATH: '/join', ROOT_REDIRECT: '/sign-in' },
    { HOME_PATH: '/quotes', FULL_MODE: 'false' },
    { HOME_PATH: '/shop', MANUFACTURER_LANDING_PATH: '/manufacturer/requests' },
    { ROOT_REDIRECT: '/', HOME_PATH: '/welcome' },
    // A page that an area may declare.
    { ROOT_REDIRECT: '/fair' },
    { ROOT_REDIRECT: '/tr/shop?category=yarn' },
    {
      POSTHOG_HOST: 'https://market.example/ingest/',
      PUBLIC_URL: 'https://market.example',
      ANALYTICS_KEEP_DAYS: '2',
    },
    { UPLOADS_MB_COMPANY: '10' },
  ] as Record<string, string>[])('%j', (settings) => expect(refusalOf(settings)).toEqual([]));
});
