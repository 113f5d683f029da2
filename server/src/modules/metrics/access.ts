import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address);

/** Headers that a proxy adds: such a request may come from anywhere, even if the proxy is on this machine. */
const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Who may read the metrics: clients with the token, and programs on this machine that connect directly. */
export function mayReadMetrics(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  token: string | null,
): boolean {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (token !== null && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  return isLoopback(socket.remoteAddress) && !forwarded.some((name) => name in headers);
}
