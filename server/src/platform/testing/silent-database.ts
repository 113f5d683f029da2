import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The host and port, or the folder of the socket, in a test server's connection string. */
function addressOf(url: string) {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  const number = Number(port || 5432);
  return folder ? { path: `${folder}/.s.PGSQL.${number}` } : { host: hostname, port: number };
}

/** Stands before a database: answers the first `many` connections, then accepts more and says nothing. */
export async function silentDatabase(url: string, many: number) {
  const open = new Set<Socket>();
  let accepted = 0;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    accepted += 1;
    if (accepted > many) return;
    const behind = connect(addressOf(url));
    keep(behind);
    client.pipe(behind).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { username, pathname } = new URL(url);
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    port,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
