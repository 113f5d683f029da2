import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartFailure } from '../start-failure.ts';
import { codeOf } from '../thrown.ts';
import { originOf } from './market-origin.ts';

/**
 * A burst of new connections waits briefly. Beyond Node's default of 511 they are dropped and retried a second later.
 */
const mostUnaccepted = 4096;

type Address = Readonly<{ host: string; port: number }>;

function asStartFailure(error: unknown, { host, port }: Address): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} is taken: stop the program that uses it, or set PORT to a free one.`,
      );
    case 'EACCES':
      return new StartFailure(`Port ${port} needs rights that this user lacks: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartFailure(`${host} is no address of this machine: set HOST to one, such as 127.0.0.1.`);
    default:
      return error;
  }
}

/** Checks early, before work that takes minutes, that the address is free. */
export const assertFree = (address: Address): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(asStartFailure(error, address)));
    probe.listen(address, () => probe.close(() => resolve()));
  });

/** Listens once the first visitors' pages are made, and returns the URL to open. */
export async function listen(app: FastifyInstance, address: Address): Promise<string> {
  // Not in a hook of `ready`: the pages ask the API, which answers only after all such hooks.
  await app.ready();
  await app.readiness.pages?.begin();
  try {
    // A copy, because Fastify writes into the object.
    await app.listen({ host: address.host, port: address.port, backlog: mostUnaccepted });
  } catch (error) {
    throw asStartFailure(error, address);
  }
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : address.port;
  return originOf({ host: address.host, port });
}
