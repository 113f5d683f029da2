import { limits } from './limits.ts';

/** Open connections and requests of one address. */
export type Client = {
  connections: number;
  running: number;
  waitingBytes: number;
  /** First come, first served. */
  readonly line: Set<() => void>;
};

export type Clients = ReturnType<typeof openClients>;

/** The addresses with something open; idle ones are forgotten. */
export function openClients() {
  const clients = new Map<string, Client>();
  return {
    of(key: string): Client {
      const known = clients.get(key);
      if (known) return known;
      const client: Client = { connections: 0, running: 0, waitingBytes: 0, line: new Set() };
      clients.set(key, client);
      return client;
    },
    forgetIdle(key: string): void {
      const it = clients.get(key);
      if (it && it.connections + it.running + it.waitingBytes + it.line.size === 0) clients.delete(key);
    },
    get size() {
      return clients.size;
    },
  };
}

/** Calls `begin` now, or after those before it. Returns false if the line is full. */
export function takeTurn(client: Client, begin: () => void): boolean {
  if (client.running < limits.running) {
    client.running += 1;
    begin();
    return true;
  }
  if (client.line.size >= limits.inLine) return false;
  client.line.add(begin);
  return true;
}

/** Ends a turn: the first in line has its place. */
export function endTurn(client: Client): void {
  const [next] = client.line;
  if (!next) {
    client.running -= 1;
    return;
  }
  client.line.delete(next);
  // Other requests that have arrived go first, so that they don't wait for this address's line.
  setImmediate(next);
}
