import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import type { SessionParts } from './find-session.ts';
import { knownBrowser } from './known-browser.ts';
import { forgiveAttempt, type Limit, limitAttempts } from './limit-attempts.ts';

/** Failed passwords in a window, for all processes together. */
export const signInFailures = {
  windowSeconds: 60,
  fromOneAddress: 20,
  ofOneAccount: 10,
  fromKnownBrowser: 10,
};

type Parts = SessionParts & Readonly<{ db: Database; clock: Clock }>;

/**
 * Counts a sign-in attempt before its password is compared, so that concurrent ones count too; throws after too many
 * failures. Returns a function that uncounts it, because only failures count. A browser that signed in to this account
 * before is counted separately, so that no stranger can lock its owner out.
 */
export async function limitSignIn(
  { db, clock, ...signing }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): Promise<() => Promise<void>> {
  const browser = knownBrowser(request, email, signing);
  const { windowSeconds, fromOneAddress, ofOneAccount, fromKnownBrowser } = signInFailures;
  const limits: readonly Limit[] = browser
    ? [{ what: 'sign-in.browser', who: `${browser} ${email}`, most: fromKnownBrowser, windowSeconds }]
    : [
        { what: 'sign-in.from', who: request.ip, most: fromOneAddress, windowSeconds },
        { what: 'sign-in.account', who: email, most: ofOneAccount, windowSeconds },
      ];
  await Promise.all(limits.map((limit) => limitAttempts(db, limit, clock(), reply)));
  return () => forgiveAttempt(db, limits);
}
