import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Line = Readonly<{ latencyMs: number; bytesPerSecond: number }>;
export type SlowLine = Readonly<{ url: string; close: () => void }>;

/**
 * A slow mobile line to a market: each byte comes late, and all connections share the rate. Chromium's own emulation
 * isn't used: under it about one page in a thousand gets no answer to any of its requests.
 */
export async function slowLineTo(market: string, { latencyMs, bytesPerSecond }: Line): Promise<SlowLine> {
  const { hostname, port } = new URL(market);
  const open = new Set<Socket>();
  let freeAt = 0;
  /** Takes the line for a chunk; says in how many milliseconds it has been sent. */
  const send = (bytes: number): number => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes / bytesPerSecond) * 1000;
    return freeAt - now;
  };
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (chunk) => {
      from.pause();
      const sentIn = send(chunk.length);
      setTimeout(() => from.resume(), sentIn);
      setTimeout(() => to.write(chunk), sentIn + latencyMs / 2);
    });
    from.on('end', () => setTimeout(() => to.end(), latencyMs));
    from.on('error', () => to.destroy());
    from.on('close', () => open.delete(from));
    open.add(from);
  };
  const server = createServer((browser) => {
    const upstream = connect(Number(port), hostname);
    pass(browser, upstream);
    pass(upstream, browser);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
