import { expect, it } from '@jest/globals';
import { cleanFileName } from './file-name.ts';

it.each([
  ['Datasheet RL-190 (tr).pdf', 'Datasheet RL-190 (tr).pdf'],
  ['Şartname ığdır.PDF', 'Şartname ığdır.pdf'],
  ['C:\\Users\\me\\loom.pdf', 'loom.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['loom.pdf.exe', 'loom.pdf.exe.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['a\u0000b\r\nc".pdf', 'a b c.pdf'],
  ['\u202efdp.exe', 'fdp.exe.pdf'],
  ['<b>x</b>.pdf', 'b.pdf'],
  ['', 'file.pdf'],
  ['...', 'file.pdf'],
  ['u\u0308', '\u00fc.pdf'],
  ['x'.repeat(300), `${'x'.repeat(120)}.pdf`],
])('%j is kept as %j', (given, kept) => {
  expect(cleanFileName(given, 'pdf')).toBe(kept);
});
