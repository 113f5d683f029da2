import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionParts } from './find-session.ts';
import { cookiePrefix } from './session-cookie.ts';

type Signing = Pick<SessionParts, 'secret' | 'secure'>;

const mostAccounts = 5;
const daySeconds = 86_400;

const cookieName = (secure: boolean) => `${secure ? '__Secure-' : ''}${cookiePrefix}.known_browser`;

/** Marks an account without revealing it; useless in another browser's cookie. */
const markOf = (browser: string, email: string, secret: string) =>
  createHmac('sha256', secret).update(`known browser ${browser} ${email}`).digest('base64url');

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function read(request: FastifyRequest, secure: boolean) {
  const [browser = '', ...marks] = (request.cookies[cookieName(secure)] ?? '').split('.');
  return /^[\w-]{22}$/.test(browser) ? { browser, marks } : { browser: null, marks: [] };
}

/** The requesting browser's id, if it signed in to this account before; else null. */
export function knownBrowser(
  request: FastifyRequest,
  email: string,
  { secret, secure }: Signing,
): string | null {
  const { browser, marks } = read(request, secure);
  return browser && marks.some((it) => isSame(it, markOf(browser, email, secret))) ? browser : null;
}

/** Remembers this browser, so that it can sign in to the account whatever strangers try meanwhile. */
export function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  { secret, secure }: Signing,
): void {
  const known = read(request, secure);
  const browser = known.browser ?? randomBytes(16).toString('base64url');
  const mark = markOf(browser, email, secret);
  const marks = [mark, ...known.marks.filter((it) => it !== mark)].slice(0, mostAccounts);
  reply.setCookie(cookieName(secure), [browser, ...marks].join('.'), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: 365 * daySeconds,
  });
}
