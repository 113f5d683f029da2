import { limits } from './limits.ts';

/** Open connections and requests of one address. */
export type Client = {
  connections: number;
  running: number;
  waitingBytes: number;
  /** First come, first served. */
  readonly line: Set<() => void>;
};

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

/** Takes a turn, now or after those before it. Resolves to the function that ends it; null if the line is full. */
export function takeTurn(client: Client, whenGone: (leave: () => void) => void): Promise<() => void> | null {
  const begin = () => {
    client.running += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      client.running -= 1;
      const [next] = client.line;
      if (!next) return;
      client.line.delete(next);
      // Other requests that have arrived go first, so that they don't wait for this address's line.
      setImmediate(next);
    };
  };
  if (client.running < limits.running) return Promise.resolve(begin());
  if (client.line.size >= limits.inLine) return null;
  return new Promise((resolve) => {
    const called = () => resolve(begin());
    client.line.add(called);
    whenGone(() => client.line.delete(called));
  });
}
