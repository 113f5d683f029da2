import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { packedBytes, type ZipEntry } from '../../../platform/office/index.ts';
import { Refusal } from './refusal.ts';

type Range = Readonly<{ top: number; bottom: number; left: number; right: number }>;

/** Marks of a sheet that the reading library leaves out. */
export type SheetMarks = Readonly<{
  rows: number;
  /** Cells such as `B5` with a formula that was never calculated. */
  valueless: ReadonlySet<string>;
  merged: readonly Range[];
}>;

/** No tag and no cell's text is longer, even where every letter is written as a code. */
const longest = 400_000;
const most = { valueless: 100_000, merged: 5000 };

/** Unpacks a sheet once, without keeping it: counts its real bytes and looks for formulas and merged cells. */
export async function findMarks(content: Buffer, entry: ZipEntry): Promise<SheetMarks> {
  const packed = Readable.from([packedBytes(content, entry)]);
  const stream = entry.method === 0 ? packed : packed.pipe(createInflateRaw());
  const decoder = new TextDecoder();
  const reader = markReader();
  const scan = scanner(reader);
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      // The directory lied about the size.
      if (bytes > entry.unpacked) throw new Refusal('file-broken');
      scan(decoder.decode(chunk, { stream: true }));
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('file-broken');
  }
  return reader.marks;
}

type Markup = Readonly<{ onText: (length: number) => void; onTag: (tag: string) => void }>;

/** Finds tags and the texts between them, each once, so that its time grows with the sheet and no faster. */
function scanner({ onText, onTag }: Markup): (chunk: string) => void {
  /** A tag that goes on in the next chunk. */
  let begun = '';
  const endOfBegun = (chunk: string): number => {
    const end = chunk.indexOf('>');
    begun += end < 0 ? chunk : chunk.slice(0, end);
    if (begun.length > longest) throw new Refusal('file-too-complex');
    if (end < 0) return chunk.length;
    onTag(begun);
    begun = '';
    return end + 1;
  };
  return (chunk) => {
    let from = begun ? endOfBegun(chunk) : 0;
    while (from < chunk.length) {
      const start = chunk.indexOf('<', from);
      onText((start < 0 ? chunk.length : start) - from);
      if (start < 0) return;
      const end = chunk.indexOf('>', start);
      if (end < 0) {
        begun = chunk.slice(start);
        return;
      }
      onTag(chunk.slice(start, end));
      from = end + 1;
    }
  };
}

function markReader(): Markup & Readonly<{ marks: SheetMarks }> {
  const merged: Range[] = [];
  const marks = { rows: 0, valueless: new Set<string>(), merged };
  let cell = { place: '', hasFormula: false, hasValue: false };
  let isInValue = false;
  let textLength = 0;
  return {
    marks,
    onText(length) {
      textLength += length;
      if (textLength > longest) throw new Refusal('file-too-complex');
      if (isInValue && length > 0) cell.hasValue = true;
    },
    onTag(tag) {
      textLength = 0;
      const name = localName(tag);
      isInValue = (name === 'v' || name === 't') && !tag.endsWith('/');
      if (name === 'row') marks.rows += 1;
      else if (name === 'mergeCell') marks.merged.push(rangeOf(attribute(tag, 'ref')));
      else if (name === 'c') cell = { place: attribute(tag, 'r'), hasFormula: false, hasValue: false };
      else if (name === 'f') cell.hasFormula = true;
      else if (name === '/c' && cell.hasFormula && !cell.hasValue) marks.valueless.add(cell.place);
      if (marks.valueless.size > most.valueless || marks.merged.length > most.merged)
        throw new Refusal('file-too-complex');
    },
  };
}

/** `<x:mergeCell ref=…` → `mergeCell`, `</c` → `/c`. Longer names are none of ours. */
function localName(tag: string): string {
  const [, closing = '', name = ''] = /^<(\/?)(?:\w{1,40}:)?(\w{1,12})(?![\w:])/.exec(tag) ?? [];
  return closing + name;
}

function attribute(tag: string, name: 'r' | 'ref'): string {
  for (const quote of ['"', "'"]) {
    const start = tag.search(new RegExp(`\\s${name}=${quote}`));
    if (start < 0) continue;
    const from = start + name.length + 3;
    return tag.slice(from, tag.indexOf(quote, from));
  }
  return '';
}

function rangeOf(range: string): Range {
  const [from = '', to = from] = range.split(':', 2);
  const [a, b] = [placeOf(from), placeOf(to)];
  return { top: a.line, bottom: b.line, left: a.column, right: b.column };
}

function placeOf(cell: string): { line: number; column: number } {
  const [, letters = '', digits = '0'] = /^([A-Z]{1,3})(\d{1,7})$/.exec(cell) ?? [];
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
