import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { Refusal } from './refusal.ts';
import { packedBytes, type ZipEntry } from './zip-directory.ts';

type Range = Readonly<{ top: number; bottom: number; left: number; right: number }>;

/** Marks of a sheet that the reading library leaves out. */
export type SheetMarks = Readonly<{
  rows: number;
  /** Cells such as `B5` with a formula that was never calculated. */
  valueless: ReadonlySet<string>;
  merged: readonly Range[];
}>;

/** Longer than the XML of any cell; a mark may lie across two chunks. */
const carried = 200_000;
const most = { valueless: 100_000, merged: 5000 };

/** Unpacks a sheet once, without keeping it: counts its real bytes and looks for formulas and merged cells. */
export async function findMarks(content: Buffer, entry: ZipEntry): Promise<SheetMarks> {
  const packed = Readable.from([packedBytes(content, entry)]);
  const stream = entry.method === 0 ? packed : packed.pipe(createInflateRaw());
  const decoder = new TextDecoder();
  const valueless = new Set<string>();
  const merged: Range[] = [];
  let [bytes, rows, text, done] = [0, 0, '', 0];
  const look = (until: number) => {
    for (const { 0: found, 1: formula, 2: range, index } of text.slice(0, until).matchAll(marks)) {
      if (index < done) continue;
      if (range !== undefined) merged.push(rangeOf(range));
      else if (formula === undefined) rows += 1;
      else if (!hasValue(text, index + found.length)) valueless.add(cellBefore(text, index));
    }
    if (valueless.size > most.valueless || merged.length > most.merged) throw new Refusal('file-too-complex');
    done = Math.max(done, until);
  };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      // The directory lied about the size.
      if (bytes > entry.unpacked) throw new Refusal('file-broken');
      text += decoder.decode(chunk, { stream: true });
      if (text.length < 2 * carried + 100_000) continue;
      look(text.length - carried);
      const dropped = text.length - 2 * carried;
      text = text.slice(dropped);
      done -= dropped;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('file-broken');
  }
  look(text.length);
  return { rows, valueless, merged };
}

const marks = /<(?:\w+:)?(?:(f)[\s/>]|mergeCell\s[^>]*?ref="([^"]+)"|row[\s>])/g;

/** Whether the cell around a formula has a value. */
function hasValue(text: string, from: number): boolean {
  const end = text.slice(from, from + carried).search(/<\/(?:\w+:)?c>/);
  return /<(?:\w+:)?(?:v|t)(?:\s[^>]*)?>[^<]/.test(text.slice(from, end < 0 ? undefined : from + end));
}

function cellBefore(text: string, index: number): string {
  const start = Math.max(text.lastIndexOf('<c ', index), text.lastIndexOf(':c ', index));
  return /\br="([A-Z]+\d+)"/.exec(text.slice(Math.max(0, start), index))?.[1] ?? '';
}

function rangeOf(range: string): Range {
  const [from = '', to = from] = range.split(':');
  const [a, b] = [placeOf(from), placeOf(to)];
  return { top: a.line, bottom: b.line, left: a.column, right: b.column };
}

function placeOf(cell: string): { line: number; column: number } {
  const [, letters = '', digits = '0'] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { line: Number(digits), column };
}

/** `B5` → its letters from a position counted from 0. */
export function cellName(line: number, column: number): string {
  let [letters, rest] = ['', column + 1];
  for (; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${line}`;
}
