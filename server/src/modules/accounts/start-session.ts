import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId, type Tx } from '../../platform/db/index.ts';
import { userAccount, userSession } from './schema.ts';
import { sessionCookieName, signToken } from './session-cookie.ts';

const sessionSeconds = 30 * 24 * 60 * 60;

type SessionRequest = Readonly<{ request: FastifyRequest; now: Date }>;

/**
 * Starts a session that outlives the browser's; returns the token for `setSessionCookie`, to be set after the commit.
 */
export async function startSession(
  tx: Tx,
  userId: string,
  { request, now }: SessionRequest,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(userSession).values({
    id: newId(),
    token,
    userId,
    expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    ipAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
  });
  return token;
}

export function setSessionCookie(
  reply: FastifyReply,
  token: string,
  { secret, secure }: Readonly<{ secret: string; secure: boolean }>,
): void {
  reply.setCookie(sessionCookieName(secure), signToken(token, secret), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: sessionSeconds,
  });
}

type Wanted = Readonly<{ email: string; endsAt: Date; secret: string; secure: boolean }>;

/** Starts a session without a sign-in and returns its cookie, for a program that shows an account's pages. */
export async function sessionCookieFor(tx: Tx, { email, endsAt, secret, secure }: Wanted) {
  const [user] = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(eq(userAccount.email, email));
  if (!user) throw new Error(`there is no account ${email}`);
  const token = randomBytes(32).toString('base64url');
  await tx.insert(userSession).values({ id: newId(), token, userId: user.id, expiresAt: endsAt });
  return { name: sessionCookieName(secure), value: signToken(token, secret) };
}
