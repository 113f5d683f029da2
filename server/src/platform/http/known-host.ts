import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For monitoring: answered under any host name, and without waiting in line. */
    forWatchers?: boolean;
  }
}

type Settings = Pick<Env, 'publicOrigin' | 'host' | 'mailbox'>;

/** The host name without its port, as browsers write it; null if invalid. */
function nameIn(host: string | undefined): string | null {
  const named = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.exec(host ?? '')?.[1];
  return named && URL.canParse(`http://${named}`) ? new URL(`http://${named}`).hostname : null;
}

const isLoopback = (name: string) =>
  name === 'localhost' || name === '[::1]' || (isIP(name) === 4 && name.startsWith('127.'));

/** Whether the connection arrived at this very address. */
function isListenedOn(name: string, { socket }: FastifyRequest): boolean {
  const address = socket.localAddress?.replace(/^::ffff:/, '');
  return name === address || name === `[${address}]`;
}

/**
 * Answers only under our own names. Otherwise a stranger's page could have its name resolved to this machine (DNS
 * rebinding) and read everything as its own origin: a demo's mails, and whatever is behind a firewall.
 */
export function refuseUnknownHosts(app: FastifyInstance, { publicOrigin, host, mailbox }: Settings): void {
  // With a public origin nothing depends on Host, and proxies may pass another one. A mailbox stays closed even then.
  if (publicOrigin && !mailbox) return;
  const own = new Set([publicOrigin && new URL(publicOrigin).hostname, nameIn(host)]);
  const isKnown = (asked: string | undefined, request: FastifyRequest) => {
    const name = nameIn(asked);
    return name !== null && (own.has(name) || isLoopback(name) || isListenedOn(name, request));
  };
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.forWatchers) return;
    // A page can forge the forwarded host but not the Host header, so both must be known.
    if ([request.headers.host, request.host].every((asked) => isKnown(asked, request))) return;
    throw new AppError('request.host-unknown', {
      detail:
        'This market is not known by that name. Open it at the address that it listens on, such as http://localhost:4000, or set PUBLIC_URL to the address that visitors use.',
    });
  });
}
