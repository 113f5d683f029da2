import { constants, inflateRawSync, type ZlibOptions } from 'node:zlib';
import { importLimits } from 'shared-kit/contract/catalogue-import';
import { codeOf } from '../thrown.ts';

/** An archive that can't be read, or not safely. */
export class ZipFault extends Error {
  override name = 'ZipFault';
  readonly kind: 'broken' | 'password' | 'too-complex';
  constructor(kind: ZipFault['kind']) {
    super(kind);
    this.kind = kind;
  }
}

export type ZipEntry = Readonly<{
  name: string;
  method: number;
  packed: number;
  /** As the directory says; it may lie. */
  unpacked: number;
  at: number;
}>;

const signs = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };
const mostEntries = 10_000;
/** Sheets unpack to 30 times their size at most, but for small ones. */
const mostUnpacked = (packed: number) => Math.min(importLimits.unpackedBytes, 20_000_000 + 100 * packed);

/**
 * Reads the directory of a ZIP archive before anything in it is unpacked, and refuses one that would unpack to too
 * much. Archives over 4 GB have another directory, and are too large anyway.
 */
export function zipDirectory(content: Buffer): ReadonlyMap<string, ZipEntry> {
  const end = content.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > content.length) throw new ZipFault('broken');
  const count = content.readUInt16LE(end + 10);
  const entries = new Map<string, ZipEntry>();
  let at = content.readUInt32LE(end + 16);
  if (count > mostEntries) throw new ZipFault('too-complex');
  for (let seen = 0; seen < count; seen += 1) {
    if (at + 46 > end || content.readUInt32LE(at) !== signs.entry) throw new ZipFault('broken');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => content.readUInt16LE(at + offset));
    const nameEnd = at + 46 + (nameLength ?? 0);
    const name = content.subarray(at + 46, nameEnd).toString('utf8');
    if ((content.readUInt16LE(at + 8) & 1) === 1) throw new ZipFault('password');
    entries.set(name, {
      name,
      method: content.readUInt16LE(at + 10),
      packed: content.readUInt32LE(at + 20),
      unpacked: content.readUInt32LE(at + 24),
      at: content.readUInt32LE(at + 42),
    });
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  const total = [...entries.values()].reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (total > mostUnpacked(content.length)) throw new ZipFault('too-complex');
  return entries;
}

/** The packed bytes of an entry. */
export function packedBytes(content: Buffer, { at, packed }: ZipEntry): Buffer {
  if (at + 30 > content.length || content.readUInt32LE(at) !== signs.local) throw new ZipFault('broken');
  const start = at + 30 + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28);
  return content.subarray(start, start + packed);
}

const most = { smallPart: 20_000_000, packedHead: 16_384 } as const;

/** Unpacks a part of 20 MB at most. */
export const unpackPart = (content: Buffer, entry: ZipEntry): Buffer =>
  unpacked(entry, packedBytes(content, entry));

/** Unpacks a small part, such as the list of sheets. Null where there is none. */
export const unpackText = (content: Buffer, entry: ZipEntry | undefined): string | null =>
  entry ? unpackPart(content, entry).toString('utf8') : null;

/** Unpacks the beginning of a part, however large it is. */
export function unpackHead(content: Buffer, entry: ZipEntry): Buffer {
  const head = packedBytes(content, entry).subarray(0, most.packedHead);
  return unpacked(entry, head, { finishFlush: constants.Z_SYNC_FLUSH });
}

function unpacked({ method }: ZipEntry, packed: Buffer, options: ZlibOptions = {}): Buffer {
  if (method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: most.smallPart, ...options });
  } catch (error) {
    const isLarge = codeOf(error) === 'ERR_BUFFER_TOO_LARGE';
    throw new ZipFault(isLarge ? 'too-complex' : 'broken');
  }
}
