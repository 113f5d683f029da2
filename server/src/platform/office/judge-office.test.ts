import { expect, it } from '@jest/globals';
import { anOffice } from '../testing/an-office.ts';
import { zipArchive } from '../testing/zip-archive.ts';
import { judgeOffice, type OfficeVerdict } from './judge-office.ts';

const doctype = '<?xml version="1.0"?>\n<!-- <w:document> --><!DOCTYPE x [<!ENTITY a "b">]><w:document/>';
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
/** Says of the parts that they need a password. */
function locked(archive: Buffer): Buffer {
  const made = Buffer.from(archive);
  for (let at = made.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; ) {
    made.writeUInt16LE(made.readUInt16LE(at + 8) | 1, at + 8);
    at = made.indexOf('PK\x01\x02', at + 46, 'latin1');
  }
  return made;
}

it.each<[string, Buffer, OfficeVerdict]>([
  ['a letter', anOffice('docx'), { kind: 'docx' }],
  ['a table', anOffice('xlsx'), { kind: 'xlsx' }],
  ['slides', anOffice('pptx'), { kind: 'pptx' }],
  ['a letter whose main part has another name', anOffice('docx', [], 'word/document2.xml'), { kind: 'docx' }],
  [
    'a picture with a document type',
    anOffice('docx', [{ name: 'word/media/a.svg', xml: doctype }]),
    { kind: 'docx' },
  ],
  [
    'a table within slides',
    anOffice('pptx', [{ name: 'ppt/embeddings/Table1.xlsx', xml: anOffice('xlsx') }]),
    { kind: 'pptx' },
  ],
  [
    'an equation',
    anOffice('docx', [{ name: 'word/embeddings/oleObject1.bin', xml: 'Equation' }]),
    { kind: 'docx' },
  ],
  ['macros', anOffice('xlsx', [{ name: 'xl/vbaProject.bin', xml: 'Sub' }]), { fault: 'active-content' }],
  [
    'macros of another name',
    anOffice('xlsx', [], 'xl/workbook.xml', 'sheet.macroEnabled.main'),
    { fault: 'active-content' },
  ],
  [
    'a control',
    anOffice('docx', [{ name: 'word/activeX/activeX1.bin', xml: 'x' }]),
    { fault: 'active-content' },
  ],
  [
    'a program embedded',
    anOffice('docx', [{ name: 'word/embeddings/setup.exe', xml: 'MZ' }]),
    { fault: 'attached-program' },
  ],
  [
    'a program packed into an object',
    anOffice('docx', [
      { name: 'word/embeddings/oleObject1.bin', xml: Buffer.from('Ole10Native', 'utf16le') },
    ]),
    { fault: 'attached-program' },
  ],
  ['a document type', anOffice('docx', [{ name: 'word/settings.xml', xml: doctype }]), { fault: 'doctype' }],
  [
    'one in UTF-16',
    anOffice('docx', [{ name: 'customXml/item1.xml', xml: utf16(doctype) }]),
    { fault: 'doctype' },
  ],
  [
    'one behind a long remark',
    anOffice('docx', [{ name: 'a.rels', xml: `<!--${'x'.repeat(40_000_000)}-->${doctype}` }]),
    { fault: 'too-complex' },
  ],
  ['a password for each part', locked(anOffice('docx')), { fault: 'password' }],
  ['half of itself', anOffice('docx').subarray(0, 300), { fault: 'broken' }],
  ['no office document', zipArchive([{ name: 'run.exe', xml: 'MZ' }]), { fault: 'type' }],
  [
    'a list of parts alone',
    zipArchive([{ name: '[Content_Types].xml', xml: '<Types/>' }]),
    { fault: 'type' },
  ],
])('an archive with %s', (_what, content, verdict) => {
  expect(judgeOffice(content)).toEqual(verdict);
});
