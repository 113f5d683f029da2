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

/** The header under which the handler passes the client's address on; what a client sends there is dropped. */
export const clientAddressHeader = 'x-client-address';
const days = 24 * 60 * 60;

/**
 * Sign-in by the library, on our tables. Columns that it isn't told of (admin flag, company) it can't write,
 * so no request to it can raise anyone's rights.
 */
export const createAuth = ({ db, clock, log, secret, publicOrigin, secure, providers }: Parts) =>
  betterAuth({
    secret,
    // Without a configured origin, that of each request, whose host was found to be ours.
    baseURL: publicOrigin ?? { allowedHosts: ['*'] },
    basePath: '/api/auth',
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: userAccount, session: userSession, account: signInMethod, verification },
    }),
    emailAndPassword: {
      enabled: true,
      // Registration asks for more than this endpoint knows, and mails a link.
      disableSignUp: true,
      requireEmailVerification: true,
      password: { hash: hashPassword, verify: passwordMatches },
    },
    plugins: [openId(providers, log)],
    // A user is who owns the verified address, on both sides: an account that somebody else made for it stays theirs.
    account: {
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
    },
    user: { additionalFields: newUserFields },
    databaseHooks: {
      user: { create: { before: newUserFrom(clock) } },
      // The provider is asked at sign-in and never again, so nothing of what opens its doors is kept.
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    onAPIError: { errorURL: '/api/auth/openid-outcome', onError: noteFailure(log) },
    session: { expiresIn: 30 * days, disableSessionRefresh: true },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 100,
      // Failures with a password are counted by `limitSignIn`.
      customRules: { '/sign-in/email': false, '/sign-in/social': { window: 60, max: 100 } },
      // The library's own keeps addresses as they are, and clears away counts of ours that still hold.
      customStorage: { consume: (who, rule) => consume(db, clock(), who, rule) },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: secure,
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // Every write has passed our own origin check by then.
      disableCSRFCheck: true,
    },
    telemetry: { enabled: false },
    // Only the message: the details may name a person.
    logger: { level: 'error', log: (level, message) => log[level === 'debug' ? 'debug' : level](message) },
  });

/** Ends what the library fails at as any other request: it would answer 500, whatever went wrong. */
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
