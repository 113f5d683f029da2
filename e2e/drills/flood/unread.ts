import { connect, type Socket } from 'node:net';
import { asThread } from '../in-thread.ts';

/** Connections that send requests and never read. */
export type Unread = Readonly<{
  host: string;
  port: number;
  localAddress: string;
  path: string;
  connections: number;
  /** Requests to send on each connection at once; with zero it only begins a request. */
  requests: number;
  /** Keeps sending on each, and replaces connections that the server ended. */
  goesOn: boolean;
}>;

export type FloodReport = Readonly<{
  opened: number;
  endedByServer: number;
  /** Number of answers by status; unread ones are counted once they are read. */
  statuses: Readonly<Record<string, number>>;
}>;

const everyMs = 250;
const readingMs = 2000;

asThread<Unread>((asked) => {
  const open = new Set<Socket>();
  const statuses: Record<string, number> = {};
  let [opened, endedByServer, isOver] = [0, 0, false];
  const { host, port, localAddress, requests } = asked;
  const more =
    requests === 0 ? 'x-more: 1\r\n' : `GET ${asked.path} HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`;

  const add = (): void => {
    const socket = connect({ host, port, localAddress });
    open.add(socket);
    opened += 1;
    socket.pause();
    // While nobody reads, only writing reveals that a connection has ended.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      open.delete(socket);
      if (isOver) return;
      endedByServer += 1;
      if (asked.goesOn) add();
    });
    socket.write(requests === 0 ? 'GET / HTTP/1.1\r\n' : more.repeat(requests));
  };
  for (let count = 0; count < asked.connections; count += 1) add();
  const goOn = setInterval(() => {
    if (asked.goesOn) for (const socket of open) socket.write(more);
  }, everyMs);

  return {
    end: async (): Promise<FloodReport> => {
      isOver = true;
      clearInterval(goOn);
      const ended = await Promise.all(Array.from(open, (socket) => readAnswers(socket, statuses)));
      endedByServer += ended.filter(Boolean).length;
      for (const socket of open) socket.destroy();
      return { opened, endedByServer, statuses };
    },
  };
});

/** Counts the answers that wait on a connection, and tells whether the server ended it. */
const readAnswers = (socket: Socket, statuses: Record<string, number>): Promise<boolean> =>
  new Promise((resolve) => {
    let rest = '';
    socket.on('data', (bytes: Buffer) => {
      const text = rest + bytes.toString('latin1');
      for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g))
        statuses[status] = (statuses[status] ?? 0) + 1;
      // Keep the end of this piece: a status line may be split over two pieces. It is shorter than a status line.
      rest = text.slice(-12);
    });
    socket.once('close', () => resolve(true));
    socket.resume();
    setTimeout(() => resolve(false), readingMs);
  });
