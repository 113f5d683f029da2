import { type PublicConfig, publicConfig } from 'shared-kit/contract';
import * as z from 'zod';
import {
  exampleFile,
  flag,
  json,
  path,
  proxies,
  readVariables,
  variable,
  wholeNumber,
} from './platform/env-variables.ts';
import { type S3Settings, s3SettingsOf, s3Variables } from './platform/files/s3-settings.ts';
import {
  type SignInProvider,
  signInProviders,
  signInProvidersExample,
} from './platform/sign-in-providers.ts';
import { StartFailure } from './platform/start-failure.ts';

const url = (protocols: RegExp, error: string) => z.url({ protocol: protocols, error });
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const modes = ['production', 'development', 'test'] as const;

/** Every variable that this server reads; `.env.example` is written from this table. */
export const variables = {
  NODE_ENV: variable(
    z.enum(modes, { error: `must be one of ${modes.join(', ')}` }),
    'production',
    'development adds the API reference page and checks every answer against its schema.',
  ),
  PORT: variable(wholeNumber(0, 65535), '4000', 'TCP port of pages and API. 0 takes a free one.'),
  HOST: variable(
    z
      .string()
      .regex(/^[\w.:-]+$/, { error: 'must be an address or host name to listen on, such as 127.0.0.1' }),
    null,
    'Address to listen on. Default: 127.0.0.1 in demo, else 0.0.0.0.',
  ),
  DATA_DIR: variable(
    z.string(),
    null,
    'Folder of the private database and of generated secrets. Default: .data in the checkout.',
  ),
  DATABASE_URL: variable(
    url(/^postgres(ql)?$/, 'must look like postgres://user:password@host:5432/database'),
    null,
    'A PostgreSQL 15 or newer of your own. Without it the server runs a private one in DATA_DIR.',
  ),
  DEMO: variable(
    flag,
    null,
    'Seeds a fictional market and lists its accounts on the login page. Default: true only without DATABASE_URL.',
  ),
  PUBLIC_URL: variable(
    url(/^https?$/, 'must be the address that visitors use, such as https://market.example'),
    null,
    'The address that visitors use. https here makes cookies Secure. Default: taken from each request.',
  ),
  TRUST_PROXY: variable(
    proxies,
    null,
    'Proxies whose X-Forwarded-* headers are believed: addresses, networks, or loopback. Default: none.',
  ),
  SESSION_SECRET: variable(
    z.string().min(32, { error: 'must have at least 32 characters; make one with: openssl rand -base64 32' }),
    null,
    'Signs session cookies; the same for all processes of one market. Default: made once and kept in DATA_DIR.',
  ),
  SMTP_URL: variable(
    url(/^smtps?$/, 'must look like smtp://user:password@host:587 or smtps://…'),
    null,
    'The mail server. Needs PUBLIC_URL and MAIL_FROM. Default: mails are written to DATA_DIR/outbox.',
  ),
  MAIL_FROM: variable(
    z.string().regex(/^[^\r\n<>@]*<?[^\s<>@]+@[^\s<>@]+>?$/, {
      error: 'must be an e-mail address, with a name if you like: Market <market@market.example>',
    }),
    null,
    'Sender of all mails. Default without SMTP_URL: no-reply at the host of PUBLIC_URL.',
  ),
  CONTACT_MAIL: variable(
    z.email({ error: 'must be an e-mail address, such as staff@market.example' }),
    null,
    'Who gets what visitors write on the contact page. Default: in demo desk@demo.example, else nobody; messages are stored either way.',
  ),
  LOG_LEVEL: variable(
    z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }),
    null,
    `One of ${logLevels.join(', ')}. Default: info, in demo warn.`,
  ),
  METRICS_TOKEN: variable(
    z.string().regex(/^\S{16,200}$/, {
      error: 'must have 16 to 200 characters without spaces; make one with: openssl rand -hex 32',
    }),
    null,
    'Lets whoever sends it as a bearer token read /metrics. Without it only programs on this machine may, past no proxy.',
  ),
  HOME_PATH: variable(path, '/', 'Where people are sent who may not enter a page.'),
  LOGIN_PATH: variable(path, '/login', 'The login page.'),
  REGISTER_PATH: variable(path, '/register', 'The registration page.'),
  MANUFACTURER_LANDING_PATH: variable(path, '/manufacturer', 'Where a manufacturer lands after signing in.'),
  ROOT_REDIRECT: variable(
    z.string().regex(/^(none|by-language|\/(?!\/)\S*)$/, {
      error: 'must be none, by-language or a path that begins with one slash',
    }),
    'by-language',
    'What / does: none, by-language (Turkish browsers go to /tr once), or a path.',
  ),
  FULL_MODE: variable(flag, 'true', 'Whether visitors may browse the shop without an account.'),
  POSTHOG_HOST: variable(
    z.string().regex(/^(https?:\/)?\/[^/\s]\S*$/, { error: 'must be a path or an http(s) address' }),
    '/ingest',
    'Where analytics events are sent.',
  ),
  POSTHOG_PUBLIC_KEY: variable(
    z.string(),
    null,
    'Public key of the analytics project. Without it nothing is sent.',
  ),
  POSTHOG_FORWARD_URL: variable(
    url(/^https?$/, 'must be an http(s) address, such as https://eu.i.posthog.com'),
    null,
    'A PostHog host that events are passed on to. Needs POSTHOG_PUBLIC_KEY. Default: they stay here.',
  ),
  ANALYTICS_CONSENT: variable(
    z.enum(['required', 'off'], { error: 'must be required or off' }),
    'required',
    'required: nothing is recorded before the visitor agrees. off: they are not asked.',
  ),
  RATES_FEED_URL: variable(
    url(/^https?$/, 'must be an http(s) address of a feed like that of the European Central Bank'),
    null,
    'Daily euro reference rates, in the form of the European Central Bank. Default: the rates shipped, nobody is asked.',
  ),
  RATES_FEED_HOURS: variable(wholeNumber(1, 168), '6', 'How often the rates feed is read.'),
  SIGN_IN_PROVIDERS: variable(
    json(signInProviders, signInProvidersExample),
    '[]',
    `OpenID Connect providers on the login page, as JSON such as ${signInProvidersExample}.`,
  ),
  ...s3Variables,
  BUILD_POLL_SECONDS: variable(wholeNumber(1, 86_400), '60', 'How often a tab asks for a newer build.'),
  PREPARE_PAGES: variable(flag, 'true', 'Whether a start waits until public pages are made.'),
  ALLOW_OVERRIDES: variable(
    flag,
    null,
    'Whether a browser may take an area from its own machine instead of the release (pnpm dev). Default: true in demo and development, else false.',
  ),
  BRAND_NAME: variable(
    z.string().max(60, { error: 'must have at most 60 characters' }),
    'Tezgah',
    'Name of the market.',
  ),
};

export type Env = Readonly<{
  mode: (typeof modes)[number];
  port: number;
  host: string;
  /** Null: the place is chosen when the private database starts. */
  dataDir: string | null;
  databaseUrl: string | null;
  demo: boolean;
  /** Origin that visitors use, without a trailing slash. Null: that of the request. */
  publicOrigin: string | null;
  trustProxy: readonly string[];
  sessionSecret: string | null;
  /** Null: mails go to the outbox folder. */
  smtpUrl: string | null;
  mailFrom: string | null;
  /** Null: what visitors write waits in the database. */
  contactMail: string | null;
  /** Whether sent mail stays readable on a page of this market. */
  mailbox: boolean;
  preparePages: boolean;
  logLevel: (typeof logLevels)[number];
  /** Null: the figures are for programs on this machine alone. */
  metricsToken: string | null;
  /** Null: analytics events are kept and passed on to nobody. */
  posthogForwardUrl: string | null;
  /** Null: prices are converted at the rates shipped or stored. */
  ratesFeedUrl: string | null;
  ratesFeedHours: number;
  /** With their secrets; the public configuration has id and name alone. */
  signInProviders: readonly SignInProvider[];
  /** Null: files are kept in folders of the data folder. */
  s3: S3Settings | null;
  public: Readonly<PublicConfig>;
}>;

/** Reads and checks the whole environment once. Nothing else in the server looks at it. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const { values, failures } = readVariables(variables, source);
  // A link in a mail must not lead where some request's Host header says.
  if (values.SMTP_URL && !values.PUBLIC_URL) failures.push('PUBLIC_URL must be set where SMTP_URL is.');
  if (values.SMTP_URL && !values.MAIL_FROM) failures.push('MAIL_FROM must be set where SMTP_URL is.');
  if (values.POSTHOG_FORWARD_URL && !values.POSTHOG_PUBLIC_KEY) {
    failures.push('POSTHOG_PUBLIC_KEY must be set where POSTHOG_FORWARD_URL is.');
  }
  const s3 = s3SettingsOf(values, failures);
  if (failures.length > 0) throw new StartFailure(failures.join('\n'));
  const demo = values.DEMO ?? !values.DATABASE_URL;
  return Object.freeze({
    mode: values.NODE_ENV ?? 'production',
    port: values.PORT ?? 4000,
    host: values.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    demo,
    publicOrigin: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    trustProxy: Object.freeze(values.TRUST_PROXY ?? []),
    sessionSecret: values.SESSION_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contactMail: values.CONTACT_MAIL ?? (demo ? 'desk@demo.example' : null),
    mailbox: demo || values.NODE_ENV === 'development',
    preparePages: values.PREPARE_PAGES ?? true,
    logLevel: values.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    metricsToken: values.METRICS_TOKEN,
    posthogForwardUrl: values.POSTHOG_FORWARD_URL,
    ratesFeedUrl: values.RATES_FEED_URL,
    ratesFeedHours: values.RATES_FEED_HOURS ?? 6,
    signInProviders: Object.freeze(values.SIGN_IN_PROVIDERS ?? []),
    s3,
    public: Object.freeze(
      publicConfig.parse({
        homePath: values.HOME_PATH,
        loginPath: values.LOGIN_PATH,
        registerPath: values.REGISTER_PATH,
        manufacturerLandingPath: values.MANUFACTURER_LANDING_PATH,
        rootRedirect: values.ROOT_REDIRECT,
        fullMode: values.FULL_MODE,
        posthogHost: values.POSTHOG_HOST,
        posthogPublicKey: values.POSTHOG_PUBLIC_KEY ?? '',
        analyticsConsent: values.ANALYTICS_CONSENT,
        signInProviders: values.SIGN_IN_PROVIDERS?.map(({ id, name }) => ({ id, name })),
        buildPollSeconds: values.BUILD_POLL_SECONDS,
        brandName: values.BRAND_NAME,
        development: values.NODE_ENV === 'development',
        demo,
        allowOverrides: values.ALLOW_OVERRIDES ?? (demo || values.NODE_ENV === 'development'),
      }),
    ),
  });
}

/** What `.env.example` must say. */
export const envExample = (): string =>
  `# Every setting of the server. Copy to .env, uncomment what you change.\n\n${exampleFile(variables)}`;
