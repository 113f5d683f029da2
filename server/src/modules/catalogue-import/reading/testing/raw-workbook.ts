import { crc32, deflateRawSync } from 'node:zlib';

type Part = Readonly<{
  name: string;
  xml: string;
  /** The size that the archive's directory claims. */
  claimed?: number;
}>;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const link = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;

export const sheetOf = (rows: string): string =>
  `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;

type Raw = Readonly<{ sheet: Omit<Part, 'name'>; strings?: Omit<Part, 'name'> }>;

/** A workbook as a program could write it that means no good, or knows no better. */
export const rawWorkbook = ({ sheet, strings = { xml: `<sst xmlns="${main}"/>` } }: Raw): Buffer =>
  archive([
    {
      name: '[Content_Types].xml',
      xml: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
        <Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>
        <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>
        <Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      xml: `<Relationships xmlns="${related}">${link('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      xml: `<workbook xmlns="${main}" xmlns:r="${office}">
        <sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      xml: `<Relationships xmlns="${related}">${link('rId1', 'worksheet', 'worksheets/sheet1.xml')}
        ${link('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', ...sheet },
    { name: 'xl/sharedStrings.xml', ...strings },
  ]);

/** A ZIP archive of deflated parts. */
function archive(parts: readonly Part[]): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, xml, claimed } of parts) {
    const content = Buffer.from(xml);
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
