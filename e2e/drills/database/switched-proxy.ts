import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy like those before databases with failover. */
export type SwitchedProxy = Readonly<{
  port: number;
  /** Ends all connections; new ones go to this port, or are refused. */
  pointTo: (port: number | null) => void;
  close: () => void;
}>;

export async function switchedProxy(): Promise<SwitchedProxy> {
  const open = new Set<Socket>();
  let target: number | null = null;
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (target === null) return near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the proxy listens nowhere');
  return {
    port: address.port,
    pointTo: (port) => {
      target = port;
      endAll();
    },
    close: () => {
      server.close();
      endAll();
    },
  };
}
