import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { fieldsOf } from 'shared-kit/contract/tables';
import { readEnv } from './env.ts';
import { variables } from './variables.ts';

/** Settings that pages show: each form is started by a journey for a browser to see. */
const ofPages = [
  'HOME_PATH',
  'LOGIN_PATH',
  'REGISTER_PATH',
  'MANUFACTURER_LANDING_PATH',
  'ROOT_REDIRECT',
  'FULL_MODE',
  'POSTHOG_HOST',
  'POSTHOG_PUBLIC_KEY',
  'ANALYTICS_CONSENT',
  'SIGN_IN_PROVIDERS',
  'BUILD_POLL_SECONDS',
  'BRAND_NAME',
] as const satisfies readonly (keyof typeof variables)[];

const journey = fileURLToPath(new URL('../../../e2e/journeys/settings.spec.ts', import.meta.url));

type OfServer = Exclude<keyof typeof variables, (typeof ofPages)[number]>;
/** Needed by a setting of the row. */
type Companions = Readonly<Record<string, string>>;
const bucket = { S3_BUCKET: 'market', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const market = { PUBLIC_URL: 'https://market.example', MAIL_FROM: 'market@market.example' };
const megabyte = 1_000_000;

/** For each other setting: a value other than the default, what the server reads as it, and the settings it needs. */
const rows: Readonly<
  Record<OfServer, readonly [text: string, of: string, read: unknown, companions?: Companions]>
> = {
  NODE_ENV: ['development', 'mode', 'development'],
  PORT: ['4001', 'port', 4001],
  HOST: ['::1', 'host', '::1'],
  DATA_DIR: ['/var/lib/market', 'dataDir', '/var/lib/market'],
  DATABASE_URL: ['postgres://db/market', 'databaseUrl', 'postgres://db/market'],
  DEMO: ['no', 'demo', false],
  PUBLIC_URL: ['https://market.example/', 'publicOrigin', 'https://market.example'],
  TRUST_PROXY: ['loopback,10.0.0.0/8', 'trustProxy', ['loopback', '10.0.0.0/8']],
  SESSION_SECRET: ['s'.repeat(32), 'sessionSecret', 's'.repeat(32)],
  TRIAL_BROWSER: [process.execPath, 'trialBrowser', process.execPath],
  SMTP_URL: ['smtps://mail.example', 'smtpUrl', 'smtps://mail.example', market],
  MAIL_FROM: ['Market <a@market.example>', 'mailFrom', 'Market <a@market.example>'],
  CONTACT_MAIL: ['desk@market.example', 'contactMail', 'desk@market.example'],
  SECURITY_CONTACT: ['mailto:security@market.example', 'securityContact', 'mailto:security@market.example'],
  LOG_LEVEL: ['debug', 'logLevel', 'debug'],
  METRICS_TOKEN: ['t'.repeat(16), 'metricsToken', 't'.repeat(16)],
  POSTHOG_FORWARD_URL: [
    'https://ph.example',
    'posthogForwardUrl',
    'https://ph.example',
    { POSTHOG_PUBLIC_KEY: 'key' },
  ],
  ANALYTICS_KEEP_DAYS: ['7', 'analytics.keepDays', 7],
  ANALYTICS_KEEP_MB: ['3', 'analytics.keepBytes', 3 * megabyte],
  RATES_FEED_URL: ['https://rates.example', 'ratesFeedUrl', 'https://rates.example'],
  RATES_FEED_HOURS: ['24', 'ratesFeedHours', 24, { RATES_FEED_URL: 'https://rates.example' }],
  VIES_URL: ['https://vies.example/', 'registers.vies', 'https://vies.example'],
  GLEIF_URL: ['https://gleif.example/', 'registers.gleif', 'https://gleif.example'],
  S3_BUCKET: ['other', 's3.bucket', 'other', bucket],
  S3_ENDPOINT: ['http://store:9000', 's3.endpoint', 'http://store:9000', bucket],
  S3_REGION: ['tr-1', 's3.region', 'tr-1', bucket],
  S3_ACCESS_KEY_ID: ['me', 's3.accessKeyId', 'me', bucket],
  S3_SECRET_ACCESS_KEY: ['mine', 's3.secretAccessKey', 'mine', bucket],
  S3_PATH_STYLE: ['true', 's3.pathStyle', true, bucket],
  UPLOADS_MB_COMPANY: ['2000', 'uploads.perCompany', 2000 * megabyte],
  UPLOADS_MB_MEMBER: ['3', 'uploads.perMember', 3 * megabyte],
  UPLOADS_MB_NO_COMPANY: ['0', 'uploads.withoutCompany', 0],
  KEEP_FREE_MB: ['0', 'uploads.keepFreeBytes', 0],
  CLAMD_URL: ['tcp://127.0.0.1:3310', 'scanner', expect.objectContaining({ port: 3310 })],
  SIGNING_P12: ['/etc/seal.p12', 'sealing.p12File', '/etc/seal.p12'],
  SIGNING_P12_PASSWORD: ['secret', 'sealing.p12Password', 'secret', { SIGNING_P12: '/etc/seal.p12' }],
  SIGNING_TSA_URL: ['https://tsa.example', 'sealing.tsaUrl', 'https://tsa.example'],
  KEEP_DOCUMENTS_YEARS: ['TR=12', 'keptYears', { TR: 12 }],
  SUSPEND_LAPSED_DAYS: ['0', 'suspendLapsedAfterDays', 0],
  FOUR_EYES: ['false', 'fourEyes', false],
  WRITES_PER_MINUTE: ['30', 'writesPerMinute', 30],
  THREAD_SECONDS: ['5', 'threadSeconds', 5],
  PREPARE_PAGES: ['false', 'preparePages', false],
  ALLOW_OVERRIDES: ['false', 'public.allowOverrides', false],
};

const names = Object.keys(variables);
const at = (env: unknown, place: string) =>
  place.split('.').reduce<unknown>((it, key) => fieldsOf(it)[key], env);

describe('every setting', () => {
  it('is of pages or of the server', () => {
    expect([...ofPages, ...Object.keys(rows)].sort()).toEqual([...names].sort());
  });

  it.each(Object.entries(rows))('%s is read, and means something else than its default', (name, row) => {
    const [text, place, expected, companions = {}] = row;
    const { [name]: _default, ...others } = companions;
    const read = at(readEnv({ ...companions, [name]: text }), place);
    expect(read).toEqual(expected);
    let usual: unknown;
    try {
      usual = at(readEnv(others), place);
    } catch {
      // It is needed by the others.
    }
    expect(usual).not.toEqual(expected);
  });

  it('of pages is started by a journey', () => {
    const text = readFileSync(journey, 'utf8');
    expect(ofPages.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});
