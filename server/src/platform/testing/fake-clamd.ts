import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Listens like clamd over TCP and finds `needle`. `received` is the content of the last file. */
export async function fakeClamd(needle = 'EICAR') {
  const state = { received: Buffer.alloc(0) as Buffer, answer: null as string | null };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let bytes: Buffer = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      bytes = Buffer.concat([bytes, part]);
      const content = contentOf(bytes);
      if (content === null) return;
      state.received = content;
      const verdict = content.includes(needle) ? 'Test.Signature FOUND' : 'OK';
      socket.end(state.answer ?? `stream: ${verdict}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return { state, url: `tcp://127.0.0.1:${port}`, scanner: { host: '127.0.0.1', port }, close };
}

/** The file of a whole INSTREAM command; null if more is to come. */
function contentOf(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (!bytes.toString('latin1').startsWith(command)) return null;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
