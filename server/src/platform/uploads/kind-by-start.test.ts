import { expect, it } from '@jest/globals';
import { kindByStart } from './kind-by-start.ts';
import { textKind } from './text-kind.ts';

it.each([
  ['pdf', '%PDF-1.7\n'],
  ['png', '\x89PNG\r\n\x1a\n....'],
  ['jpg', '\xff\xd8\xff\xe0....'],
  ['webp', 'RIFF....WEBPVP8 '],
  ['avif', '....ftypavif....'],
  ['avif', '....ftypmif1....mif1avif'],
  ['heic', '....ftypheic....'],
  ['heic', '....ftypmif1....mif1heic'],
  ['gif', 'GIF89a....'],
  ['dwg', 'AC1032......'],
  ['archive', 'PK\x03\x04'],
  ['container', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  [null, '<svg xmlns="http://www.w3.org/2000/svg">'],
  [null, '<!doctype html>'],
  [null, 'RIFF....WAVEfmt '],
  [null, '....ftypisom....'],
  [null, 'MZ\x90\x00'],
  [null, ''],
])('the first bytes tell %s: %j', (kind, bytes) => {
  expect(kindByStart(Buffer.from(bytes, 'latin1'))).toBe(kind);
});

it.each([
  ['a table in Turkish', Buffer.from('kalem;adet\nçözgü;3\n'), 'text'],
  ['one letter', Buffer.from('a'), 'text'],
  ['with a mark of its encoding', Buffer.from('\ufeffkalem;adet\n'), 'text'],
  ['that begins with a smaller sign', Buffer.from('< 5 mm\n'), 'text'],
  ['in an older encoding', Buffer.from('\xe7\xf6z', 'latin1'), 'old-text'],
  ['in UTF-16', Buffer.from('\ufeffkalem;adet\n', 'utf16le'), 'old-text'],
  ['with the mark of an old end of file', Buffer.from('kalem;adet\n\x1a'), 'old-text'],
  ['a program', Buffer.from('MZ\x90\x00', 'latin1'), null],
  ['a page', Buffer.from(' \n<!doctype html><script>'), null],
  ['a page behind a mark', Buffer.from('\ufeff<html>'), null],
  ['a picture that may run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'), null],
  ['data', Buffer.from('<?xml version="1.0"?><a/>'), null],
  ['bytes without sense', Buffer.from([1, 0, 2, 3, 4]), null],
  ['the beginning of a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04\x00', 'latin1'), null],
])('text %s', (_what, content, kind) => {
  expect(textKind(content)).toBe(kind);
});
