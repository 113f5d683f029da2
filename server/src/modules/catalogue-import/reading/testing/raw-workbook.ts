import { type ArchivePart, zipArchive } from '../../../../platform/testing/zip-archive.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const link = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;

export const sheetOf = (rows: string): string =>
  `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;

type Raw = Readonly<{ sheet: Omit<ArchivePart, 'name'>; strings?: Omit<ArchivePart, 'name'> }>;

/** A workbook as a program could write it that means no good, or knows no better. */
export const rawWorkbook = ({ sheet, strings = { xml: `<sst xmlns="${main}"/>` } }: Raw): Buffer =>
  zipArchive([
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
