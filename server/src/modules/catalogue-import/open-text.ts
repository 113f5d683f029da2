import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ImportRefused } from './fault.ts';

/** A file as text, with its detected encoding and delimiter. */
export type OpenedText = Readonly<{
  encoding: string;
  delimiter: ',' | ';' | '\t';
  bytes: number;
  /** Reads it from the start at each call. `onBytes` reports the progress. */
  read: (onBytes?: (soFar: number) => void) => AsyncGenerator<string>;
}>;

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1254', 'iso-8859-9'];
const headBytes = 65_536;

/** Opens a CSV file. A byte order mark overrides the given `encoding`. */
export async function openText(path: string, encoding: string | null): Promise<OpenedText> {
  const { head, bytes } = await readHead(path);
  if (bytes === 0) throw new ImportRefused(`${path} is empty.`);
  const chosen = markedEncoding(head) ?? encoding ?? 'utf-8';
  const isArchive = head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));
  if (isArchive || (!chosen.startsWith('utf-16') && head.includes(0))) {
    throw new ImportRefused(`${path} is not a text file: save the table as “CSV UTF-8” and import that.`);
  }
  const start = new TextDecoder(chosen).decode(head, { stream: true });
  return {
    encoding: chosen,
    delimiter: delimiterOf(start),
    bytes,
    read: (onBytes = () => undefined) => decode(path, chosen, onBytes),
  };
}

async function readHead(path: string): Promise<{ head: Buffer; bytes: number }> {
  try {
    const file = await open(path);
    try {
      const stats = await file.stat();
      if (!stats.isFile()) throw new ImportRefused(`${path} is not a file: name the CSV file to import.`);
      const head = Buffer.alloc(Math.min(headBytes, stats.size));
      await file.read(head);
      return { head, bytes: stats.size };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const why = missing ? 'there is no such file' : (error as Error).message;
    throw new ImportRefused(`${path} can't be read (${why}): name the CSV file to import.`);
  }
}

function markedEncoding(head: Buffer): string | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return null;
}

/** Spreadsheets in countries with a decimal comma separate cells by semicolons. */
function delimiterOf(start: string): OpenedText['delimiter'] {
  const firstLine = start.split(/\r\n|\n|\r/).find((line) => line.trim()) ?? '';
  const unquoted = firstLine.replace(/"[^"]*"/g, '');
  const counted = ([',', ';', '\t'] as const).map(
    (delimiter) => [delimiter, unquoted.split(delimiter).length] as const,
  );
  return counted.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ',';
}

async function* decode(
  path: string,
  encoding: string,
  onBytes: (soFar: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let soFar = 0;
  let lines = 1;
  for await (const chunk of createReadStream(path, { highWaterMark: 262_144 })) {
    soFar += chunk.length;
    onBytes(soFar);
    const text = strictly(
      () => decoder.decode(chunk, { stream: true }),
      encoding,
      () => {
        const lenient = new TextDecoder(encoding).decode(chunk);
        return lines + breaksIn(lenient.slice(0, lenient.indexOf('\ufffd')));
      },
    );
    lines += breaksIn(text);
    yield text;
  }
  yield strictly(
    () => decoder.decode(),
    encoding,
    () => lines,
  );
}

function strictly(decode: () => string, encoding: string, lineOfFailure: () => number): string {
  try {
    return decode();
  } catch {
    throw new ImportRefused(
      `The file is not ${encoding.toUpperCase()} (line ${lineOfFailure()} has a letter that can't be read): save it as “CSV UTF-8”, or name its encoding, such as --encoding windows-1254 for Turkish or windows-1252 for Western Excel.`,
    );
  }
}

function breaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
