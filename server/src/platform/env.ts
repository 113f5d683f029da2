import { type PublicConfig, publicConfig } from 'shared-kit/contract/market';
import { analyticsOriginOf } from './analytics-settings.ts';
import { contradictions } from './contradictions.ts';
import { readVariables } from './env-variables.ts';
import { type S3Settings, s3SettingsOf } from './files/s3-settings.ts';
import { type UploadSettings, uploadSettingsOf } from './files/upload-settings.ts';
import { type SealSettings, sealSettingsOf } from './pdf-seal/seal-settings.ts';
import type { Scanner } from './scanning/index.ts';
import type { SignInProvider } from './sign-in-providers.ts';
import { StartFailure } from './start-failure.ts';
import { type logLevels, type modes, type Values, variables } from './variables.ts';

export type Env = Readonly<{
  mode: (typeof modes)[number];
  port: number;
  host: string;
  /** Null means a folder chosen when the private database starts. */
  dataDir: string | null;
  databaseUrl: string | null;
  demo: boolean;
  /** Origin that visitors use, without a trailing slash. Null means the request's. */
  publicOrigin: string | null;
  trustProxy: readonly string[];
  sessionSecret: string | null;
  /** Null means that mails go to the outbox folder. */
  smtpUrl: string | null;
  mailFrom: string | null;
  /** Null means that visitors' messages stay in the database. */
  contactMail: string | null;
  /** URL at which weaknesses are reported. Null means that the market names none. */
  securityContact: string | null;
  /** Whether sent mail can be read on a page of this market. */
  mailbox: boolean;
  preparePages: boolean;
  writesPerMinute: number;
  /** A thread for a request ends after so many seconds. */
  threadSeconds: number;
  logLevel: (typeof logLevels)[number];
  /** Null means that only programs on this machine may read the metrics. */
  metricsToken: string | null;
  /** Where pages send analytics events, if that is another origin. */
  analyticsOrigin: string | null;
  /** Null means that analytics events aren't forwarded. */
  posthogForwardUrl: string | null;
  /** 0 days: events are deleted once they are forwarded. */
  analytics: Readonly<{ keepDays: number; keepBytes: number }>;
  /** Null means that prices are converted at the shipped or stored rates. */
  ratesFeedUrl: string | null;
  ratesFeedHours: number;
  /** With their secrets; the public configuration has only ids and names. */
  signInProviders: readonly SignInProvider[];
  /** Null means that files are kept in the data folder. */
  s3: S3Settings | null;
  uploads: UploadSettings;
  /** Days after an obligatory document lapsed. */
  suspendLapsedAfterDays: number;
  /** For how many years papers are kept, by country; others for ten. */
  keptYears: Readonly<Record<string, number>>;
  /** Whether some decisions on companies take two of the staff. */
  fourEyes: boolean;
  /** Public registers that are asked about companies. Null means that one isn't. */
  registers: Readonly<{ vies: string | null; gleif: string | null }>;
  /** Null means that documents aren't scanned. */
  scanner: Scanner | null;
  sealing: SealSettings;
  /** Path of the browser that tries releases. Null means that none are tried. */
  trialBrowser: string | null;
  public: Readonly<PublicConfig>;
}>;

/** Reads and checks the whole environment once. No other code of the server reads it. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const { values, failures } = readVariables(variables, source);
  const demo = values.DEMO ?? !values.DATABASE_URL;
  const config = failures.length > 0 ? null : publicConfigOf(values, demo);
  failures.push(...contradictions(values, config, (name) => Boolean(source[name]?.trim())));
  const s3 = s3SettingsOf(values, failures);
  if (!config || failures.length > 0) throw new StartFailure(failures.join('\n'));
  const publicOrigin = values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin;
  return Object.freeze({
    mode: values.NODE_ENV ?? 'production',
    port: values.PORT ?? 4000,
    host: values.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    demo,
    publicOrigin,
    trustProxy: Object.freeze(values.TRUST_PROXY ?? []),
    sessionSecret: values.SESSION_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contactMail: values.CONTACT_MAIL ?? (demo ? 'desk@demo.example' : null),
    securityContact: values.SECURITY_CONTACT,
    mailbox: demo || values.NODE_ENV === 'development',
    writesPerMinute: values.WRITES_PER_MINUTE ?? 600,
    threadSeconds: values.THREAD_SECONDS ?? 12,
    preparePages: values.PREPARE_PAGES ?? true,
    logLevel: values.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    metricsToken: values.METRICS_TOKEN,
    analyticsOrigin: analyticsOriginOf(config, publicOrigin),
    posthogForwardUrl: values.POSTHOG_FORWARD_URL,
    analytics: {
      keepDays: values.ANALYTICS_KEEP_DAYS ?? 0,
      keepBytes: (values.ANALYTICS_KEEP_MB ?? 200) * 1_000_000,
    },
    ratesFeedUrl: values.RATES_FEED_URL,
    ratesFeedHours: values.RATES_FEED_HOURS ?? 6,
    signInProviders: Object.freeze(values.SIGN_IN_PROVIDERS ?? []),
    s3,
    uploads: uploadSettingsOf(values),
    suspendLapsedAfterDays: values.SUSPEND_LAPSED_DAYS ?? 14,
    keptYears: values.KEEP_DOCUMENTS_YEARS ?? {},
    fourEyes: values.FOUR_EYES ?? true,
    registers: { vies: bare(values.VIES_URL), gleif: bare(values.GLEIF_URL) },
    scanner: values.CLAMD_URL,
    sealing: sealSettingsOf(values),
    trialBrowser: values.TRIAL_BROWSER,
    public: Object.freeze(config),
  });
}

/** Without a slash at its end. */
const bare = (url: string | null): string | null => url?.replace(/\/+$/, '') ?? null;

function publicConfigOf(values: Values, demo: boolean): PublicConfig {
  const development = values.NODE_ENV === 'development';
  return publicConfig.parse({
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
    development,
    demo,
    allowOverrides: Boolean(values.ALLOW_OVERRIDES ?? (demo || development)),
    ...(typeof values.ALLOW_OVERRIDES === 'string' && { announcedOverrides: values.ALLOW_OVERRIDES }),
  });
}
