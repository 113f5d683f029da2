import { connect, type Socket } from 'node:net';
import { asThread } from '../in-thread.ts';

/** Keeps many connections open from several addresses, each as slow as possible. */
export type Slow = Readonly<{ host: string; port: number; connections: number; addresses: number }>;

const kinds = ['headers', 'bodies', 'readers', 'silent'] as const;
export type Kind = (typeof kinds)[number];

/** Per kind, the connections that the server ended and how long they were open, in seconds. */
export type SlowReport = Readonly<
  Record<Kind, Readonly<{ opened: number; ended: number; longestSeconds: number; stillOpen: number }>>
>;

/** One step per connection and second, spread over the second. */
const dripMs = 1000;
const slices = 20;
const sipBytes = 512;
/** Opens them gradually: all at once would be a flood, which is another drill. */
const openingMs = 10_000;
/** The server must end a connection well before this, even on a busy machine. */
const patienceMs = 90_000;

type Open = Readonly<{ kind: Kind; since: number; drip: () => unknown; socket: Socket }>;

/** How a connection of each kind begins. The function returned is called once a second. */
const beginnings = (
  { host, port }: Pick<Slow, 'host' | 'port'>,
  isOver: () => boolean,
): Readonly<Record<Kind, (socket: Socket) => () => unknown>> => ({
  headers: (socket) => {
    socket.write(`GET /shop HTTP/1.1\r\nHost: ${host}:${port}\r\nx-drip: `);
    return () => socket.write('a');
  },
  bodies: (socket) => {
    const head = ['POST /api/contact HTTP/1.1', `Host: ${host}:${port}`, `Origin: http://${host}:${port}`];
    const body = ['Content-Type: application/json', 'Content-Length: 5000', '', '{"message":"'];
    socket.write([...head, ...body].join('\r\n'));
    return () => socket.write('a');
  },
  readers: (socket) => {
    socket.write(`GET /shop HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`);
    // Reads a little now, and again a second later.
    return () => socket.resume();
  },
  // If the server never accepted a connection, only writing reveals it.
  silent: (socket) => () => isOver() && socket.write('\r\n'),
});

const emptyReport = () =>
  Object.fromEntries(
    kinds.map((kind) => [kind, { opened: 0, ended: 0, longestSeconds: 0, stillOpen: 0 }]),
  ) as Record<Kind, { opened: number; ended: number; longestSeconds: number; stillOpen: number }>;

asThread<Slow>((slow) => {
  const open: Open[][] = Array.from({ length: slices }, () => []);
  const report = emptyReport();
  let isOver = false;

  const begin = beginnings(slow, () => isOver);

  const add = (index: number): void => {
    const kind = kinds[index % kinds.length] as Kind;
    const slice = open[index % slices] as Open[];
    const socket = openSocket(slow, index, kind);
    socket.on('error', () => undefined);
    const it: Open = { kind, since: performance.now(), drip: begin[kind](socket), socket };
    if (kind !== 'readers') socket.resume();
    report[kind].opened += 1;
    slice.push(it);
    socket.once('close', () => {
      slice.splice(slice.indexOf(it), 1);
      if (isDone) return;
      report[kind].ended += 1;
      report[kind].longestSeconds = Math.max(report[kind].longestSeconds, ageOf(it));
      if (!isOver) add(index);
    });
  };
  let isDone = false;
  for (let index = 0; index < slow.connections; index += 1) {
    setTimeout(() => add(index), (openingMs * index) / slow.connections);
  }
  let turn = 0;
  const dripping = setInterval(() => {
    for (const { drip } of open[turn % slices] ?? []) drip();
    turn += 1;
  }, dripMs / slices);

  return {
    /** Opens no more connections, and waits for those that the server must end. */
    end: async (): Promise<SlowReport> => {
      isOver = true;
      const areToEnd = () => open.flat().filter(({ kind }) => kind !== 'readers');
      await untilNone(areToEnd);
      isDone = true;
      clearInterval(dripping);
      for (const { kind, socket } of open.flat()) {
        report[kind].stillOpen += 1;
        socket.destroy();
      }
      return report;
    },
  };
});

const openSocket = ({ host, port, addresses }: Slow, index: number, kind: Kind): Socket =>
  connect({
    host,
    port,
    localAddress: `127.0.1.${(index % addresses) + 1}`,
    ...(kind === 'readers' && { onread: { buffer: Buffer.alloc(sipBytes), callback: () => false } }),
  });

async function untilNone(left: () => readonly Open[]): Promise<void> {
  for (const since = performance.now(); left().length > 0; ) {
    if (performance.now() - since > patienceMs) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const ageOf = ({ since }: Open): number => (performance.now() - since) / 1000;
