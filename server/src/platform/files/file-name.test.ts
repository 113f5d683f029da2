import { expect, it } from '@jest/globals';
import { cleanFileName } from './file-name.ts';

it.each([
  ['Datasheet RL-190 (tr).pdf', 'Datasheet RL-190 (tr).pdf'],
  ['Hall layout Uşak, rev B.pdf', 'Hall layout Uşak, rev B.pdf'],
  ['Angebot #12 – Walze ½ [B] @ 20°.pdf', 'Angebot #12 – Walze ½ [B] @ 20°.pdf'],
  ['Şartname ığdır.PDF', 'Şartname ığdır.pdf'],
  ['C:\\Users\\me\\loom.pdf', 'loom.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['loom.pdf.exe', 'loom.pdf.exe.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['a\u0000b\r\nc".pdf', 'a b c.pdf'],
  ['\u202efdp.exe', 'fdp.exe.pdf'],
  ['<b>x</b>.pdf', 'b.pdf'],
  ['.pdf', 'file.pdf'],
  ['', 'file.pdf'],
  ['...', 'file.pdf'],
  ['u\u0308', '\u00fc.pdf'],
  ['نخ\u200cریسی\u200f.pdf', 'نخ\u200cریسی.pdf'],
  ['a\u200cb\ufe0f.pdf', 'a b.pdf'],
  ['x'.repeat(300), `${'x'.repeat(146)}.pdf`],
  ['ş'.repeat(400), `${'ş'.repeat(146)}.pdf`],
])('%j is kept as %j', (given, kept) => {
  expect(cleanFileName(given, ['pdf'])).toBe(kept);
});

it.each([
  ['prices.csv', 'prices.csv'],
  ['Kalıp.DXF', 'Kalıp.dxf'],
  ['run.bat', 'run.bat.txt'],
  ['notes', 'notes.txt'],
])('%j keeps its ending where its content may have it: %j', (given, kept) => {
  expect(cleanFileName(given, ['txt', 'csv', 'dxf'])).toBe(kept);
});
