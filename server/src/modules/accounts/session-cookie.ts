import { createHmac, timingSafeEqual } from 'node:crypto';

export const cookiePrefix = 'tezgah';

/** Browsers accept a `__Secure-` cookie over https only. */
export const sessionCookieName = (secure: boolean): string =>
  `${secure ? '__Secure-' : ''}${cookiePrefix}.session_token`;

const signatureOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(token).digest('base64');

/** The token in a signed cookie; null if the signature isn't ours. */
export function readSignedToken(cookie: string | undefined, secret: string): string | null {
  const dot = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || dot < 1) return null;
  const token = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1));
  const expected = Buffer.from(signatureOf(token, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** The token of the session that an answer begins with these `set-cookie` headers; null if it begins none. */
export function tokenSetBy(
  cookies: readonly string[],
  { secret, secure }: Readonly<{ secret: string; secure: boolean }>,
): string | null {
  const start = `${sessionCookieName(secure)}=`;
  const [value] =
    cookies
      .find((it) => it.startsWith(start))
      ?.slice(start.length)
      .split(';') ?? [];
  return readSignedToken(value && decodeURIComponent(value), secret);
}

/** The cookie's value for a token, for tests that sign in by writing a session. */
export const signToken = (token: string, secret: string): string => `${token}.${signatureOf(token, secret)}`;
