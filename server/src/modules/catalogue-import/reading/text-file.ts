import { Refusal } from './refusal.ts';

export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1254',
  'windows-1252',
  'iso-8859-9',
] as const;
export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** How a text file is read. */
export type TextForm = Readonly<{ encoding: string; delimiter: Delimiter }>;

const headBytes = 262_144;

/** Finds encoding and separator. A byte order mark overrides what is asked for. */
export function textForm(content: Uint8Array, asked: Partial<TextForm>): TextForm {
  const head = content.subarray(0, headBytes);
  const encoding = markedEncoding(head) ?? asked.encoding ?? likelyEncoding(content);
  if (!encoding.startsWith('utf-16') && head.includes(0)) throw new Refusal('file-type');
  const start = new TextDecoder(encoding).decode(head, { stream: true });
  return { encoding, delimiter: asked.delimiter ?? delimiterOf(start) };
}

function markedEncoding(head: Uint8Array): string | null {
  const [first, second, third] = head;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** Text without a mark that isn't UTF-8 is Windows-1254: it differs from 1252 in six letters, which Turkish needs. */
function likelyEncoding(content: Uint8Array): string {
  const head = content.subarray(0, 1000);
  const zeros = (offset: number) => head.filter((byte, at) => byte === 0 && at % 2 === offset).length;
  if (zeros(1) > head.length / 4) return 'utf-16le';
  if (zeros(0) > head.length / 4) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return 'utf-8';
  } catch {
    return 'windows-1254';
  }
}

/** The separator that most of the first lines have equally often. */
function delimiterOf(start: string): Delimiter {
  const lines = start
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim())
    .slice(0, 20);
  const score = (delimiter: Delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const usual = Math.max(0, ...counts);
    return usual === 0 ? 0 : (counts[0] ?? 0) + counts.filter((it) => it === usual).length / lines.length;
  };
  const scored = delimiters.map((delimiter) => [delimiter, score(delimiter)] as const);
  return scored.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ',';
}
