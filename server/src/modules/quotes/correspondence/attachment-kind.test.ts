import { expect, it } from '@jest/globals';
import { attachmentKind } from './attachment-kind.ts';
import { cleanName } from './clean-name.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const packed = (...names: string[]) => bytes(`PK\x03\x04[Content_Types].xml ${names.join(' ')}`);

it.each([
  ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
  ['a PNG', bytes('\x89PNG\r\n\x1a\n....'), 'image/png'],
  ['a JPEG', bytes('\xff\xd8\xff\xe0'), 'image/jpeg'],
  ['a WebP', bytes('RIFF....WEBPVP8 '), 'image/webp'],
  ['a drawing', bytes('AC1032......'), 'image/vnd.dwg'],
  [
    'a spreadsheet',
    packed('xl/workbook.xml'),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  [
    'a letter',
    packed('word/document.xml'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['a table in Turkish', Buffer.from('kalem;adet\nçözgü;3\n'), 'text/plain'],
  ['a spreadsheet with macros', packed('xl/workbook.xml', 'xl/vbaProject.bin'), null],
  ['any archive', bytes('PK\x03\x04 run.exe'), null],
  ['a program', bytes('MZ\x90\x00'), null],
  ['a page', bytes(' \n<!doctype html><script>'), null],
  ['a picture that may run scripts', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), null],
  ['nothing', bytes(''), null],
  ['bytes without sense', bytes('\x00\x01\x02'), null],
  ['text in no encoding', bytes('\xe7\xf6z'), null],
])('%s is told by its content', (_what, content, mediaType) => {
  expect(attachmentKind(content)?.mediaType ?? null).toBe(mediaType);
});

it.each([
  ['Hall layout Uşak, rev B.pdf', 'Hall layout Uşak, rev B.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\me\\offer.PDF', 'offer.pdf'],
  ['invoice.pdf.exe', 'invoice.pdf.exe.pdf'],
  ['offer\u202efdp.exe', 'offerfdp.exe.pdf'],
  ['a\r\nb"<c>.pdf', 'abc.pdf'],
  ['  ..  ', 'file.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['ş'.repeat(400), `${'ş'.repeat(146)}.pdf`],
])('%j is kept as %j', (given, kept) => {
  expect(cleanName(given, ['pdf'])).toBe(kept);
});
