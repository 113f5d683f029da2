import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

const protocolKey = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** First byte of a WebSocket close frame. */
const leaving = 0x88;

/**
 * Sends each message to all connected pages by WebSocket, and the last message to each new one. Browsers limit other
 * kinds of open connections.
 */
export function pushChannel(server: Server): (news: unknown) => void {
  const listeners = new Set<Duplex>();
  let last: Buffer | null = null;
  server.on('upgrade', (request, socket) => {
    const key = `${request.headers['sec-websocket-key']}${protocolKey}`;
    socket.write(
      [
        'HTTP/1.1 101 Switching Protocols',
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Accept: ${createHash('sha1').update(key).digest('base64')}`,
        '\r\n',
      ].join('\r\n'),
    );
    listeners.add(socket);
    socket.on('close', () => listeners.delete(socket));
    // The only frame a page sends that matters is the close frame.
    socket.on('data', (frame: Buffer) => frame[0] === leaving && socket.end());
    socket.on('end', () => socket.end());
    socket.on('error', () => socket.destroy());
    if (last) socket.write(last);
  });
  return (news) => {
    last = textFrame(JSON.stringify(news));
    for (const socket of listeners) socket.write(last);
  };
}

/** A text frame with its length in 7, 16 or 64 bits. */
function textFrame(text: string): Buffer {
  const content = Buffer.from(text);
  const head = Buffer.alloc(content.length < 126 ? 2 : content.length < 65_536 ? 4 : 10);
  head[0] = 0x81;
  head[1] = content.length < 126 ? content.length : content.length < 65_536 ? 126 : 127;
  if (head.length === 4) head.writeUInt16BE(content.length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(content.length), 2);
  return Buffer.concat([head, content]);
}
