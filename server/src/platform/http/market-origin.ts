import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';

type Address = Readonly<{ host: string; port: number }>;
const onThisMachine = new Set(['127.0.0.1', '0.0.0.0', '::', '::1']);

/** The address for people to open, of a server that listens there. */
export const originOf = ({ host, port }: Address): string => {
  const name = onThisMachine.has(host) ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
};

/**
 * The market's own address: what search engines and mails are told. A visitor chooses the Host header, so nothing
 * that others get to read may repeat it.
 */
export const marketOrigin = (
  env: Pick<Env, 'publicOrigin' | 'host' | 'port'>,
  app?: FastifyInstance,
): string => {
  // PORT=0 takes a free one, known once the server listens.
  const bound = app?.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : env.port;
  return env.publicOrigin ?? originOf({ host: env.host, port });
};
