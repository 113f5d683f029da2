import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import type { Scanner } from './scanner-settings.ts';

/** `found` is the signature's name; null for a clean file. */
export type Scanned = Readonly<{ found: string | null }>;

/** The scanner can't be reached, or answers nonsense. */
export class ScannerAway extends Error {
  override name = 'ScannerAway';
}

const limits = { idleMs: 60_000, chunkBytes: 1 << 16, answerBytes: 4096 } as const;

/** Sends a file to clamd (INSTREAM), part by part, and reads what it found. Throws `ScannerAway`. */
export async function scanBytes(
  scanner: Scanner,
  content: Buffer | Readable,
  idleMs: number = limits.idleMs,
): Promise<Scanned> {
  const socket = connect(scanner);
  socket.setTimeout(idleMs, () => socket.destroy(new Error(`nothing was heard for ${idleMs} ms`)));
  let answer = '';
  try {
    socket.write('zINSTREAM\0');
    for await (const part of partsOf(content)) if (!socket.write(part)) await once(socket, 'drain');
    socket.write(Buffer.alloc(4));
    for await (const part of socket) {
      answer += part;
      if (answer.endsWith('\0') || answer.length > limits.answerBytes) break;
    }
  } catch (cause) {
    throw new ScannerAway('clamd is away', { cause });
  } finally {
    socket.destroy();
  }
  if (answer === 'stream: OK\0') return { found: null };
  const [, found] = /^stream: (.+) FOUND\0$/.exec(answer) ?? [];
  if (found === undefined) throw new ScannerAway(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`);
  return { found };
}

async function* partsOf(content: Buffer | Readable): AsyncGenerator<Buffer> {
  for await (const part of Buffer.isBuffer(content) ? [content] : (content as AsyncIterable<Buffer>)) {
    for (let from = 0; from < part.length; from += limits.chunkBytes) yield chunkOf(part, from);
  }
}

function chunkOf(content: Buffer, from: number): Buffer {
  const part = content.subarray(from, from + limits.chunkBytes);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(part.length);
  return Buffer.concat([length, part]);
}
