import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

type Address = Readonly<{ host: string; port: number }>;
const onThisMachine = new Set(['127.0.0.1', '0.0.0.0', '::', '::1']);

/** The URL to open for a server that listens there. */
export const originOf = ({ host, port }: Address): string => {
  const name = onThisMachine.has(host) ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
};

/**
 * The market's own origin, for search engines and mails. A visitor chooses the Host header, so nothing shown to others
 * may repeat it.
 */
export const marketOrigin = (
  env: Pick<Env, 'publicOrigin' | 'host' | 'port'>,
  app?: FastifyInstance,
): string => {
  // PORT=0 takes a free port, known once the server listens.
  const bound = app?.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : env.port;
  return env.publicOrigin ?? originOf({ host: env.host, port });
};
