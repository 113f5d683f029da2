import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { readEnv } from './env.ts';
import { StartFailure } from './start-failure.ts';
import { envExample } from './variables.ts';

const provider = {
  id: 'mill-id',
  name: 'Mill ID',
  issuer: 'https://id.example',
  clientId: 'market',
  clientSecret: 'a secret',
};
const providersRefusal = `SIGN_IN_PROVIDERS must be JSON such as ${JSON.stringify([provider]).replace('a secret', '…')}.`;

test('.env.example says what the schema says', () => {
  expect(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')).toBe(envExample());
});

describe('an empty environment', () => {
  const env = readEnv({});

  it('is a demo on loopback', () => {
    expect(env).toMatchObject({ demo: true, host: '127.0.0.1', port: 4000, mode: 'production' });
  });

  it('has the public defaults', () => {
    expect(env.public).toEqual({
      homePath: '/',
      loginPath: '/login',
      registerPath: '/register',
      manufacturerLandingPath: '/manufacturer',
      rootRedirect: 'by-language',
      fullMode: true,
      posthogHost: '/ingest',
      posthogPublicKey: '',
      analyticsConsent: 'required',
      signInProviders: [],
      buildPollSeconds: 60,
      brandName: 'Tezgah',
      development: false,
      demo: true,
      allowOverrides: true,
    });
  });

  it('is frozen', () => {
    expect(Object.isFrozen(env)).toBe(true);
    expect(Object.isFrozen(env.public)).toBe(true);
  });
});

it.each([
  [
    'a database of its own ends the demo',
    { DATABASE_URL: 'postgres://db/market' },
    { demo: false, host: '0.0.0.0' },
  ],
  [
    'unless it is asked for',
    { DATABASE_URL: 'postgres://db/market', DEMO: 'yes' },
    { demo: true, host: '127.0.0.1' },
  ],
  ['an address wins over the demo', { HOST: '0.0.0.0' }, { demo: true, host: '0.0.0.0' }],
  ['an empty variable counts as not set', { PORT: ' ' }, { port: 4000 }],
  [
    'an origin loses its slash',
    { PUBLIC_URL: 'https://market.example/' },
    { publicOrigin: 'https://market.example' },
  ],
  ['overrides are for the demo', {}, { public: { allowOverrides: true } }],
  ['and for development', { NODE_ENV: 'development', DEMO: 'no' }, { public: { allowOverrides: true } }],
  ['not for production', { DATABASE_URL: 'postgres://db/market' }, { public: { allowOverrides: false } }],
  ['unless asked for', { DEMO: 'no', ALLOW_OVERRIDES: 'yes' }, { public: { allowOverrides: true } }],
  [
    'some are announced',
    { ALLOW_OVERRIDES: 'quotes@4102.shop@4101' },
    { public: { allowOverrides: true, announcedOverrides: 'quotes@4102.shop@4101' } },
  ],
  ['or refused', { ALLOW_OVERRIDES: 'no' }, { public: { allowOverrides: false } }],
  ['proxies are a list', { TRUST_PROXY: '10.0.0.0/8, loopback' }, { trustProxy: ['10.0.0.0/8', 'loopback'] }],
])('%s', (_what, source, expected) => {
  expect(readEnv(source)).toMatchObject(expected);
});

test("of a provider's configuration, only id and name are public", () => {
  const env = readEnv({ SIGN_IN_PROVIDERS: JSON.stringify([provider]) });
  expect(env.signInProviders).toEqual([{ ...provider, scopes: ['openid', 'email', 'profile'] }]);
  expect(env.public.signInProviders).toEqual([{ id: 'mill-id', name: 'Mill ID' }]);
});

it.each([
  ['PORT', 'web', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
  ['DEMO', 'maybe', 'DEMO must be true or false.'],
  ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
  [
    'PUBLIC_URL',
    'market',
    'PUBLIC_URL must be the address that visitors use, such as https://market.example.',
  ],
  [
    'SESSION_SECRET',
    'short',
    'SESSION_SECRET must have at least 32 characters; make one with: openssl rand -base64 32.',
  ],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
  ['HOME_PATH', '//evil.example', 'HOME_PATH must be a path that begins with one slash, such as /shop.'],
  ['LOGIN_PATH', '/in?now', 'LOGIN_PATH must be a path without ?, #, : and *, such as /sign-in.'],
  ['REGISTER_PATH', '/tr/katil', 'REGISTER_PATH must be a path without a language.'],
  ['LOGIN_PATH', '/shop', 'LOGIN_PATH=/shop is the address of another page.'],
  [
    'ROOT_REDIRECT',
    'sometimes',
    'ROOT_REDIRECT must be none, by-language or a path that begins with one slash.',
  ],
  ['ANALYTICS_CONSENT', 'no', 'ANALYTICS_CONSENT must be required or off.'],
  [
    'ALLOW_OVERRIDES',
    'shop@evil.example',
    'ALLOW_OVERRIDES must be true, false, or areas with their ports, such as shop@4101.quotes@4102.',
  ],
  ['TRUST_PROXY', 'everyone', 'TRUST_PROXY must list addresses or networks, such as 10.0.0.0/8,loopback.'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must list addresses or networks, such as 10.0.0.0/8,loopback.'],
  ['SIGN_IN_PROVIDERS', '[{]', providersRefusal],
  ['SIGN_IN_PROVIDERS', '[{"id":"mill-id","name":"Mill ID"}]', providersRefusal],
  ['SIGN_IN_PROVIDERS', JSON.stringify([provider, provider]), providersRefusal],
  ['SIGN_IN_PROVIDERS', JSON.stringify([{ ...provider, id: 'credential' }]), providersRefusal],
  ['SIGN_IN_PROVIDERS', JSON.stringify([{ ...provider, scopes: ['email'] }]), providersRefusal],
  ['SIGN_IN_PROVIDERS', JSON.stringify([{ ...provider, endpoint: 'https://x.example' }]), providersRefusal],
  ['SIGN_IN_PROVIDERS', JSON.stringify([{ ...provider, issuer: 'http://id.example' }]), providersRefusal],
  [
    'S3_BUCKET',
    'My Bucket',
    'S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.',
  ],
  ['S3_ENDPOINT', 'store:9000', 'S3_ENDPOINT must be an http(s) address, such as https://s3.market.example.'],
  ['S3_ENDPOINT', 'https://s3.market.example', 'S3_BUCKET must be set where S3_ENDPOINT is.'],
  ['S3_BUCKET', 'market', 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set where S3_BUCKET is.'],
  ['BUILD_POLL_SECONDS', '0', 'BUILD_POLL_SECONDS must be a whole number from 1 to 86400.'],
])('refuses %s=%s in one sentence', (name, value, sentence) => {
  expect(() => readEnv({ [name]: value })).toThrow(new StartFailure(sentence));
});

it('names every bad variable, each on a line', () => {
  expect(() => readEnv({ PORT: 'x', DEMO: 'x' })).toThrow(/^PORT .*\.\nDEMO .*\.$/);
});

describe('a mail server', () => {
  const market = { PUBLIC_URL: 'https://market.example', SMTP_URL: 'smtp://mail.example:587' };

  it.each(['market@market.example', 'Tezgah Pazarı <market@market.example>'])('sends from %s', (from) => {
    expect(readEnv({ ...market, MAIL_FROM: from })).toMatchObject({
      mailFrom: from,
      smtpUrl: market.SMTP_URL,
    });
  });

  it('is refused without an address for links, and without a sender', () => {
    expect(() => readEnv({ SMTP_URL: market.SMTP_URL })).toThrow(
      'PUBLIC_URL must be set where SMTP_URL is.\nMAIL_FROM must be set where SMTP_URL is.',
    );
  });

  it.each(['market', 'a@b, c@d', 'Market <market@market.example>\r\nBcc: x@y.example'])(
    'is refused for sender %j',
    (from) => {
      expect(() => readEnv({ ...market, MAIL_FROM: from })).toThrow(/^MAIL_FROM must be an e-mail address/);
    },
  );
});

describe('a bucket', () => {
  const keys = { S3_BUCKET: 'market', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  it.each([
    [{}, { endpoint: null, region: 'us-east-1', pathStyle: false }],
    [{ S3_ENDPOINT: 'http://store:9000' }, { endpoint: 'http://store:9000', pathStyle: true }],
    [
      { S3_ENDPOINT: 'https://s3.example', S3_PATH_STYLE: 'false', S3_REGION: 'tr-1' },
      { pathStyle: false, region: 'tr-1' },
    ],
  ])('with %j is found by %j', (more, settings) => {
    expect(readEnv({ ...keys, ...more }).s3).toMatchObject({
      bucket: 'market',
      accessKeyId: 'id',
      ...settings,
    });
  });

  it('is not used unless it is named', () => expect(readEnv({}).s3).toBeNull());
});

it.each([
  ['TR=10,DE=8', { TR: 10, DE: 8 }],
  ['tr=10', null],
  ['TR=0', null],
  ['TR', null],
])('KEEP_DOCUMENTS_YEARS=%s', (KEEP_DOCUMENTS_YEARS, expected) => {
  const read = () => readEnv({ KEEP_DOCUMENTS_YEARS }).keptYears;
  if (expected) expect(read()).toEqual(expected);
  else expect(read).toThrow(/must list countries with their years/);
});
