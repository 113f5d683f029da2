import { connect, type Socket } from 'node:net';
import { asThread } from '../in-thread.ts';

/** Connections that ask and never read. */
export type Unread = Readonly<{
  host: string;
  port: number;
  localAddress: string;
  path: string;
  connections: number;
  /** Asked on each connection at once; none: it only begins a request. */
  requests: number;
  /** Sends more on each, again and again, and opens another for each that the server ended. */
  goesOn: boolean;
}>;

export type FloodReport = Readonly<{
  opened: number;
  endedByServer: number;
  /** How often each status was answered; what was not read at first is counted when it is. */
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
    // A connection that was ended is told by writing alone, as long as nobody reads.
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

  const read = (socket: Socket): Promise<void> =>
    new Promise((resolve) => {
      let rest = '';
      socket.on('data', (bytes: Buffer) => {
        const text = rest + bytes.toString('latin1');
        for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g))
          statuses[status] = (statuses[status] ?? 0) + 1;
        // The beginning of an answer may lie across two pieces. This is shorter than what is looked for.
        rest = text.slice(-12);
      });
      socket.once('close', () => {
        endedByServer += 1;
        resolve();
      });
      socket.resume();
      setTimeout(resolve, readingMs);
    });

  return {
    end: async (): Promise<FloodReport> => {
      isOver = true;
      clearInterval(goOn);
      await Promise.all(Array.from(open, read));
      for (const socket of open) socket.destroy();
      return { opened, endedByServer, statuses };
    },
  };
});
