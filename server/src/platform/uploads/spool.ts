import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../http/app-error.ts';

/** An upload on this machine's disk, for as long as it is worked on. */
export type SpooledFile = Readonly<{
  path: string;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
  /** Its first bytes, which tell its kind. */
  start: Buffer;
}>;

const startBytes = 64;

/** Writes a stream to a temporary file and works with it. Stops and throws at the first byte over the limit. */
export async function spool<Answer>(
  stream: Readable,
  mostBytes: number,
  work: (file: SpooledFile) => Promise<Answer>,
): Promise<Answer> {
  const path = join(tmpdir(), `tezgah-upload-${randomUUID()}`);
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    await pipeline(
      stream,
      async function* (parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          bytes += part.length;
          if (bytes > mostBytes) throw new AppError('request.body-too-large');
          hash.update(part);
          yield part;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
    return await work({ path, bytes, sha256: hash.digest('hex'), start: await startOf(path) });
  } finally {
    await rm(path, { force: true });
  }
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
