import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { limits } from './limits.ts';
import { watchBodies } from './slow-bodies.ts';

describe('slow bodies', () => {
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n';
  const { overMs, bytesPerSecond } = limits.body;

  let server: Server;
  let bodies: ReturnType<typeof watchBodies>;
  let open: Socket[];
  let arrived: (request: IncomingMessage) => void;
  beforeEach(async () => {
    // Only the watch's interval is faked; the connection runs in real time.
    jest.useFakeTimers({
      doNotFake: [
        'nextTick',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setTimeout',
        'clearTimeout',
      ],
    });
    open = [];
    bodies = watchBodies();
    server = createServer((request) => arrived(request));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    bodies.stop();
    jest.useRealTimers();
    for (const socket of open) socket.destroy();
    server.close();
  });

  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  /** A request whose body the test sends as slowly as it likes. */
  async function request({ isRead }: { isRead: boolean }) {
    const came = new Promise<IncomingMessage>((resolve) => {
      arrived = resolve;
    });
    const address = server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    open.push(socket);
    socket.write(head);
    const incoming = await came;
    incoming.on('error', () => undefined);
    if (isRead) incoming.resume();
    bodies.add(incoming);
    const send = async (bytes: number) => {
      const before = incoming.socket.bytesRead;
      socket.write('x'.repeat(bytes));
      await until(() => incoming.socket.bytesRead === before + bytes);
    };
    return { incoming, send };
  }

  it('ends a connection whose body comes too slowly over a while', async () => {
    const { incoming, send } = await request({ isRead: true });
    await send(100);
    jest.advanceTimersByTime(overMs - 1000);
    expect(incoming.socket.destroyed).toBe(false);
    await send(100);
    jest.advanceTimersByTime(2000);
    expect(incoming.socket.destroyed).toBe(true);
  });

  it('waits for a body that comes fast enough, for as long as it takes, and no longer', async () => {
    const { incoming, send } = await request({ isRead: true });
    for (let count = 0; count < 5; count += 1) {
      await send((bytesPerSecond * (overMs + 2000)) / 1000);
      jest.advanceTimersByTime(overMs);
      expect(incoming.socket.destroyed).toBe(false);
    }
    jest.advanceTimersByTime(2 * overMs);
    expect(incoming.socket.destroyed).toBe(true);
  });

  it('leaves alone a body that nobody reads yet, as in line', async () => {
    const { incoming } = await request({ isRead: false });
    jest.advanceTimersByTime(5 * overMs);
    expect(incoming.socket.destroyed).toBe(false);
  });
});
