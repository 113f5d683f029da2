import { describe, expect, it } from '@jest/globals';
import { imageKind } from './image-kind.ts';

describe('imageKind', () => {
  it.each([
    ['png', '\x89PNG\r\n\x1a\n....'],
    ['jpg', '\xff\xd8\xff\xe0....'],
    ['webp', 'RIFF....WEBPVP8 '],
    ['avif', '....ftypavif....'],
    ['gif', 'GIF89a....'],
    [null, '<svg xmlns="http://www.w3.org/2000/svg">'],
    [null, '<!doctype html>'],
    [null, 'RIFF....WAVEfmt '],
    [null, ''],
  ])('answers %s', (kind, bytes) => {
    expect(imageKind(Buffer.from(bytes, 'latin1'))).toBe(kind);
  });
});
