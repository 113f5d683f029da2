import { PDF, type PdfDict, type PdfObject } from '@libpdf/core';
import { certificatesIn, isRightOver, sha256 } from './cms-signature.ts';

export type FoundSeals =
  | Readonly<{ kind: 'unreadable' }>
  /** It needs more time or memory than a stranger's file may. */
  | Readonly<{ kind: 'too-complex' }>
  | Readonly<{ kind: 'none' }>
  | Readonly<{
      kind: 'signed';
      /** SHA-256 of the certificates in it, in hexadecimal; they may be copied from elsewhere. */
      certificates: readonly string[];
      /** One signature, which is right and covers every byte of the file but itself. */
      isWhole: boolean;
    }>;

/** Looks for signatures in a PDF. Files of strangers are read by `findSealsInThread`. */
export async function findSeals(content: Uint8Array): Promise<FoundSeals> {
  let signatures: readonly Signature[];
  try {
    signatures = signaturesOf(await PDF.load(content));
  } catch {
    return { kind: 'unreadable' };
  }
  if (signatures.length === 0) return { kind: 'none' };
  const certificates = signatures.flatMap(({ contents }) => certificatesIn(contents));
  const [first] = signatures;
  const isWhole = signatures.length === 1 && first !== undefined && coversAll(content, first);
  return { kind: 'signed', certificates: certificates.map((it) => sha256(it).toString('hex')), isWhole };
}

type Signature = Readonly<{ contents: Uint8Array; byteRange: readonly number[] }>;

/** Every object with a byte range and contents, wherever it hangs. */
function signaturesOf(pdf: PDF): readonly Signature[] {
  const { context } = pdf;
  const resolve = (object: PdfObject | undefined): PdfObject | null =>
    object?.type === 'ref' ? context.resolve(object) : (object ?? null);
  const found: Signature[] = [];
  const seen = new Set<string>();
  const waiting: (PdfObject | null)[] = [context.info.trailer];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (!object) continue;
    if (object.type === 'ref') {
      const name = `${object.objectNumber} ${object.generation}`;
      if (!seen.has(name)) waiting.push(context.resolve(object));
      seen.add(name);
    } else if (object.type === 'array') for (const item of object) waiting.push(item);
    else if (object.type === 'dict' || object.type === 'stream') {
      const signature = signatureOf(object, resolve);
      if (signature) found.push(signature);
      for (const [, value] of object) waiting.push(value);
    }
  }
  return found;
}

function signatureOf(
  dictionary: PdfDict,
  resolve: (object: PdfObject | undefined) => PdfObject | null,
): Signature | null {
  const range = resolve(dictionary.get('ByteRange'));
  const contents = resolve(dictionary.get('Contents'));
  if (range?.type !== 'array' || contents?.type !== 'string') return null;
  const byteRange = [...range].map((it) => (it.type === 'number' ? it.value : -1));
  return { contents: contents.bytes, byteRange };
}

function coversAll(content: Uint8Array, { contents, byteRange }: Signature): boolean {
  const [start, length, next, rest] = byteRange;
  if (start !== 0 || length === undefined || next === undefined || rest === undefined) return false;
  // What is left out is the signature's own hexadecimal text in its brackets.
  if (next - length !== contents.length * 2 + 2 || next + rest !== content.length) return false;
  const signed = Buffer.concat([content.subarray(0, length), content.subarray(next)]);
  return isRightOver(contents, signed);
}
