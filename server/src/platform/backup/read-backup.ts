import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type * as z from 'zod';
import { StartFailure } from '../start-failure.ts';
import { type Header, header, headerName } from './format.ts';

export type Part = Readonly<{ name: string; content: Buffer }>;

export const notWhole = (file: string, cause?: unknown) =>
  new StartFailure(`${file} is no whole backup of a market: it was cut short, or is something else.`, {
    cause,
  });

/** The parts of a backup in order. A file that is no such archive is refused with a readable error. */
async function* partsOf(file: string): AsyncGenerator<Part> {
  const unpack = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), unpack);
  reading.catch(() => undefined);
  try {
    for await (const entry of unpack) {
      const pieces: Buffer[] = [];
      for await (const piece of entry as AsyncIterable<Buffer>) pieces.push(piece);
      yield { name: entry.header.name, content: Buffer.concat(pieces) };
    }
    await reading;
  } catch (cause) {
    throw notWhole(file, cause);
  }
}

/** Parses a part that is JSON and checks its shape. */
export function readJson<S extends z.ZodType>(file: string, shape: S, { content }: Part): z.output<S> {
  try {
    return shape.parse(JSON.parse(content.toString('utf8')));
  } catch (cause) {
    throw notWhole(file, cause);
  }
}

export type OpenBackup = Readonly<{ header: Header; parts: AsyncGenerator<Part> }>;

/** Opens a backup and reads its header; the other parts follow on demand. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const parts = partsOf(file);
  const { value: first } = await parts.next();
  if (first?.name !== headerName) throw notWhole(file);
  return { header: readJson(file, header, first), parts };
}
