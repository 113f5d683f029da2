import { existsSync } from 'node:fs';
import { readOverrides, writeOverrides } from 'shared-kit/contract/areas';
import * as z from 'zod';
import {
  exampleFile,
  flag,
  json,
  pagePath,
  proxies,
  type readVariables,
  variable,
  wholeNumber,
  yearsByCountry,
} from './env-variables.ts';
import { s3Variables } from './files/s3-settings.ts';
import { uploadVariables } from './files/upload-settings.ts';
import { sealVariables } from './pdf-seal/seal-settings.ts';
import { scannerVariables } from './scanning/scanner-settings.ts';
import { signInProviders, signInProvidersExample } from './sign-in-providers.ts';

/** Whether area overrides are allowed: `true`, `false`, or overrides such as `shop@4101` that apply without asking. */
const allowedOverrides = z.string().transform((text, context): boolean | string => {
  const word = flag.safeParse(text);
  if (word.success) return word.data;
  const announced = readOverrides(text);
  if (announced.length === text.split('.').length) return writeOverrides(announced);
  context.addIssue({
    code: 'custom',
    message: 'must be true, false, or areas with their ports, such as shop@4101.quotes@4102',
  });
  return z.NEVER;
});

const url = (protocols: RegExp, error: string) => z.url({ protocol: protocols, error });
const publicUrlError = 'must be the address that visitors use, such as https://market.example';
/** Without path, query and credentials, which would be dropped. */
const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url === null || url.href === `${url.origin}/`;
};
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export const modes = ['production', 'development', 'test'] as const;

/** Every variable that this server reads; `.env.example` is generated from this table. */
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
    url(/^https?$/, publicUrlError).refine(isOrigin, { error: publicUrlError }),
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
  TRIAL_BROWSER: variable(
    z.string().refine((path) => existsSync(path), { error: 'must be the path of a Chromium or Chrome' }),
    null,
    'A Chromium in which releases of areas are tried before visitors get them. Default: npm start takes an installed one in demo and development; else none, and releases stay untried.',
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
  SECURITY_CONTACT: variable(
    z
      .url({
        protocol: /^(mailto|https|tel)$/,
        error: 'must be where people report a weakness, such as mailto:security@market.example or https://…',
      })
      .regex(/^[!-~]+$/, { error: 'must be one line without spaces, in letters that a URL may have' }),
    null,
    'Where people report a weakness of this market: a mailto:, https: or tel: URL, told in /.well-known/security.txt. Without it that address answers 404.',
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
  HOME_PATH: variable(pagePath, '/', 'The home page, or another page of the market that stands for it.'),
  LOGIN_PATH: variable(pagePath, '/login', 'The login page.'),
  REGISTER_PATH: variable(pagePath, '/register', 'The registration page.'),
  MANUFACTURER_LANDING_PATH: variable(
    pagePath,
    '/manufacturer',
    'Where a manufacturer lands after signing in.',
  ),
  ROOT_REDIRECT: variable(
    z.string().regex(/^(none|by-language|\/(?![/\\])\S*)$/, {
      error: 'must be none, by-language or a path that begins with one slash',
    }),
    'by-language',
    'What / does: none (it shows the home page), by-language (Turkish browsers go to /tr once), or a path, to which / leads, and /tr to the same below /tr.',
  ),
  FULL_MODE: variable(flag, 'true', 'Whether visitors may browse the shop without an account.'),
  POSTHOG_HOST: variable(
    z
      .string()
      .regex(/^(https?:\/)?\/[^/\\\s]\S*$/, { error: 'must be a path or an http(s) address' })
      .refine((text) => URL.canParse(text, 'http://any'), { error: 'must be a path or an http(s) address' }),
    '/ingest',
    'Where pages send analytics events: a path of this market, or the http(s) address of a PostHog host, which their content security policy then allows.',
  ),
  POSTHOG_PUBLIC_KEY: variable(
    z.string(),
    null,
    'Public key of the analytics project. Without it nothing is sent.',
  ),
  POSTHOG_FORWARD_URL: variable(
    url(/^https?$/, 'must be an http(s) address, such as https://eu.i.posthog.com'),
    null,
    'A PostHog host that events are passed on to. Needs POSTHOG_PUBLIC_KEY. Default: they are passed on to nobody.',
  ),
  ANALYTICS_KEEP_DAYS: variable(
    wholeNumber(0, 400),
    '0',
    'How many days analytics events stay in the database. 0: only until they are passed on; without a host none is stored.',
  ),
  ANALYTICS_KEEP_MB: variable(
    wholeNumber(1, 100_000),
    '200',
    'How much room stored analytics events may take; beyond it new ones are dropped.',
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
  VIES_URL: variable(
    url(/^https?$/, 'must be an http(s) address of the REST service of VIES'),
    null,
    'Where VAT numbers are looked up, such as https://ec.europa.eu/taxation_customs/vies/rest-api. Default: nobody is asked.',
  ),
  GLEIF_URL: variable(
    url(/^https?$/, 'must be an http(s) address of the API of GLEIF'),
    null,
    'Where legal entity identifiers are looked up, such as https://api.gleif.org/api/v1. Default: nobody is asked.',
  ),
  SIGN_IN_PROVIDERS: variable(
    json(signInProviders, signInProvidersExample),
    '[]',
    `OpenID Connect providers on the login page, as JSON such as ${signInProvidersExample}.`,
  ),
  ...s3Variables,
  ...uploadVariables,
  ...scannerVariables,
  ...sealVariables,
  KEEP_DOCUMENTS_YEARS: variable(
    yearsByCountry,
    null,
    'For how many years papers of closed companies are kept, by country: TR=10,DE=8. Default: 10.',
  ),
  SUSPEND_LAPSED_DAYS: variable(
    wholeNumber(0, 365),
    '14',
    'How many days after an obligatory document lapsed its company is suspended.',
  ),
  FOUR_EYES: variable(
    flag,
    'true',
    'Whether two of the staff approve a bank, end a suspension, make a claimant an owner and decide on a sanctions hit: one proposes, another confirms. false is kept with each decision.',
  ),
  BUILD_POLL_SECONDS: variable(wholeNumber(1, 86_400), '60', 'How often a tab asks for a newer build.'),
  WRITES_PER_MINUTE: variable(
    wholeNumber(30, 1_000_000),
    '600',
    'How often an account may write in a minute; a third of that to one quote, company or other object.',
  ),
  THREAD_SECONDS: variable(
    wholeNumber(1, 3600),
    '12',
    'Seconds after which somebody whose file is read, or whose PDF is made, is told to try again.',
  ),
  PREPARE_PAGES: variable(flag, 'true', 'Whether a start waits until public pages are made.'),
  ALLOW_OVERRIDES: variable(
    allowedOverrides,
    null,
    'Whether a browser may take an area from its own machine instead of the release, once its user agreed on the page; areas with their ports (shop@4101), as pnpm dev names its own, begin without asking. Default: true in demo and development, else false.',
  ),
  BRAND_NAME: variable(
    z.string().max(60, { error: 'must have at most 60 characters' }),
    'Tezgah',
    'Name of the market.',
  ),
};

export type Values = ReturnType<typeof readVariables<typeof variables>>['values'];

/** The expected text of `.env.example`. */
export const envExample = (): string =>
  `# Every setting of the server. Copy to .env, uncomment what you change.\n\n${exampleFile(variables)}`;
