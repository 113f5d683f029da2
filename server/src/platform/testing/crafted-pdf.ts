import { constants, deflateRawSync } from 'node:zlib';

type Parts = Readonly<{
  /** Entries of the catalog, such as `/OpenAction 4 0 R`. */
  catalog?: string;
  /** Entries of the only page. */
  page?: string;
  /** The object 4. */
  more?: string;
}>;

/** A PDF of one page, with more in it. */
export function craftedPdf({ catalog = '', page = '', more = 'null' }: Parts = {}): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]${page}>>`,
    more,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A PDF of a megabyte whose catalog unpacks to a gigabyte. */
export function pdfBomb(): Buffer {
  const block = deflateRawSync(Buffer.alloc(10_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 100 }, () => block)]);
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 10/Length ${packed.length}/Filter/FlateDecode>>\nstream\n`;
  const before = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')]);
  const entry = (kind: number, value: number) => {
    const bytes = Buffer.alloc(6);
    bytes.writeUInt8(kind, 0);
    bytes.writeUInt32BE(value, 1);
    return bytes;
  };
  const entries = Buffer.concat([entry(0, 0), entry(1, 9), entry(2, 1), entry(1, before.length)]);
  return Buffer.concat([
    before,
    Buffer.from(`3 0 obj\n<</Type/XRef/Size 4/W[1 4 1]/Root 2 0 R/Length ${entries.length}>>\nstream\n`),
    entries,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${before.length}\n%%EOF\n`),
  ]);
}
