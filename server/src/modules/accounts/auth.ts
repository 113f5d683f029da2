import type { BetterAuthRateLimitOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { databaseTrouble } from '../../platform/db/database-trouble.ts';
import { type Database, newId } from '../../platform/db/index.ts';
import type { SignInProvider } from '../../platform/sign-in-providers.ts';
import { countAttempt, secondsLeft } from './limit-attempts.ts';
import { newUserFields, newUserFrom } from './openid/new-user.ts';
import { openIdProvider } from './openid/openid-provider.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { recordAccount } from './record-account.ts';
import { signInMethod, userAccount, userSession, verification } from './schema.ts';
import { cookiePrefix } from './session-cookie.ts';

type Parts = Readonly<{
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  secret: string;
  publicOrigin: string | null;
  secure: boolean;
  providers: readonly SignInProvider[];
}>;

/** The header with which the handler passes on the client's address; a client's own value is dropped. */
export const clientAddressHeader = 'x-client-address';
const days = 24 * 60 * 60;

/**
 * Sign-in by the library on our tables. It can't write columns it doesn't know (admin flag, company), so no request to
 * it can raise anybody's rights.
 */
export const createAuth = ({ db, clock, log, secret, publicOrigin, secure, providers }: Parts) =>
  betterAuth({
    secret,
    // Without a configured origin, the request's own, whose host was checked.
    baseURL: publicOrigin ?? { allowedHosts: ['*'] },
    basePath: '/api/auth',
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: userAccount, session: userSession, account: signInMethod, verification },
    }),
    emailAndPassword: {
      enabled: true,
      // Registration needs more data than this endpoint takes, and mails a link.
      disableSignUp: true,
      requireEmailVerification: true,
      password: { hash: hashPassword, verify: passwordMatches },
    },
    plugins: [openId(providers, log)],
    // A provider's user and an existing account are joined only if both confirmed the address: an account that somebody
    // else made for it stays theirs.
    account: {
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
    },
    user: { additionalFields: newUserFields },
    databaseHooks: hooksOf(db, clock),
    onAPIError: { errorURL: '/api/auth/openid-outcome', onError: noteFailure(log) },
    session: { expiresIn: 30 * days, disableSessionRefresh: true },
    rateLimit: limitsCountedBy(db, clock),
    advanced: {
      cookiePrefix,
      useSecureCookies: secure,
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // Our own origin check has already covered every write.
      disableCSRFCheck: true,
    },
    telemetry: { enabled: false },
    // Only the message, because the details may name a person.
    logger: { level: 'error', log: (level, message) => log[level === 'debug' ? 'debug' : level](message) },
  });

/** The library has its own transaction, so these entries follow it. */
const hooksOf = (db: Database, clock: Clock) => ({
  user: {
    create: {
      before: newUserFrom(clock),
      after: ({ id }: { id: string }) => recordAccount(db, id, 'account.registered'),
    },
  },
  account: {
    create: {
      // The provider is asked only at sign-in, so its tokens aren't stored.
      before: withoutTokens,
      after: ({ userId, providerId }: { userId: string; providerId: string }) =>
        recordAccount(db, userId, 'account.sign-in-added', {
          changes: [{ field: 'provider', from: null, to: providerId }],
        }),
    },
  },
});

const withoutTokens = async <Account extends object>(account: Account) => ({
  data: { ...account, accessToken: null, refreshToken: null, idToken: null },
});

const limitsCountedBy = (db: Database, clock: Clock) =>
  ({
    enabled: true,
    window: 60,
    max: 100,
    // `limitSignIn` counts failures with a password.
    customRules: { '/sign-in/email': false, '/sign-in/social': { window: 60, max: 100 } },
    // The library's own storage keeps plain addresses, and deletes our valid counts.
    customStorage: { consume: (who, rule) => consume(db, clock(), who, rule) },
  }) satisfies BetterAuthRateLimitOptions;

/** Rethrows the library's failures, so that they end like any other request's; it would answer 500 to all. */
const noteFailure = (log: FastifyBaseLogger) => (error: unknown) => {
  if (databaseTrouble(error)) throw error;
  const isRefusal = error instanceof APIError && error.statusCode < 500;
  if (!isRefusal) log.error({ err: error }, 'signing in failed');
};

const openId = (providers: readonly SignInProvider[], log: FastifyBaseLogger) => ({
  id: 'openid',
  init: () => ({ context: { socialProviders: providers.map((provider) => openIdProvider(provider, log)) } }),
});

async function consume(db: Database, now: Date, who: string, rule: { window: number; max: number }) {
  const counted = await countAttempt(db, { what: 'sign-in', who, windowSeconds: rule.window }, now);
  const allowed = counted.count <= rule.max;
  return { allowed, retryAfter: allowed ? null : secondsLeft(counted, rule.window, now) };
}

export type Auth = ReturnType<typeof createAuth>;
