import { crc32, deflateRawSync } from 'node:zlib';

export type ArchivePart = Readonly<{
  name: string;
  xml: string | Buffer;
  /** The size that the archive's directory claims. */
  claimed?: number;
}>;

/** A ZIP archive of deflated parts. */
export function zipArchive(parts: readonly ArchivePart[]): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, xml, claimed } of parts) {
    const content = typeof xml === 'string' ? Buffer.from(xml) : xml;
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimed ?? content.length, 18);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(name.length, 0);
    facts.writeUInt16LE(20, 0);
    const file = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      facts,
      lengths,
      Buffer.from(name),
      packed,
    ]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    const made = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), made, facts, lengths, rest, Buffer.from(name)]),
    );
    files.push(file);
    at += file.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, entries, end]);
}
