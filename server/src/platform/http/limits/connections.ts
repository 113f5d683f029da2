import type { Server } from 'node:http';
import { addressKey } from './address-key.ts';
import type { Clients } from './client.ts';
import { limits } from './limits.ts';

/** Counts connections by address and closes those over the limit. A proxy in TRUST_PROXY limits its own. */
export function limitConnections(
  server: Server,
  clients: Clients,
  isProxy: (address: string) => boolean,
): void {
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    // Undefined if the connection has closed already.
    if (address === undefined || isProxy(address.replace(/^::ffff:/, ''))) return;
    const key = addressKey(address);
    const client = clients.of(key);
    client.connections += 1;
    socket.once('close', () => {
      client.connections -= 1;
      clients.forgetIdle(key);
    });
    if (client.connections > limits.connections) socket.destroy();
  });
}
