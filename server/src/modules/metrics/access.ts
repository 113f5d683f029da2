import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address);

/** What a proxy adds: a request that has passed one may come from anywhere, even when the proxy is on this machine. */
const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Who may read the figures: whoever has the token, and programs on this machine that ask the process itself. */
export function mayReadMetrics(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  token: string | null,
): boolean {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (token !== null && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  return isLoopback(socket.remoteAddress) && !forwarded.some((name) => name in headers);
}
