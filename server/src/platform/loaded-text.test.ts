import { describe, expect, it } from '@jest/globals';
import { loadedText } from './loaded-text.ts';

async function read(...chunks: readonly (string | Buffer)[]): Promise<string> {
  const bytes = async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk as string);
  };
  let text = '';
  for await (const part of loadedText(bytes(), () => undefined)) text += part;
  return text;
}

describe('text of a file', () => {
  it.each([
    ['tabs and line ends', ['a\tb\r\n', 'ç\n'], 'a\tb\r\nç\n'],
    ['letters cut in two', [Buffer.from('ş').subarray(0, 1), Buffer.from('ş').subarray(1)], 'ş'],
    ['the sign with which DOS ends files', ['1,A\r\n\u001a'], '1,A\r\n'],
    ['that sign before line ends', ['1,A\n\u001a\r', '\n'], '1,A\n\r\n'],
    ['what publishers take for quotation marks', ['\u0093A\u0094'], '\u0093A\u0094'],
  ])('may hold %s', async (_what, chunks, text) => {
    expect((await read(...chunks)).trimEnd()).toBe(text.trimEnd());
  });

  it.each([
    ['in the first line', ['a\u0000b'], 'Line 1: it holds the control character U+0000'],
    ['lines later', ['a\nb\n', 'c\nd\u0000'], 'Line 4: it holds the control character U+0000'],
    ['that is another one', ['a\n\u007f'], 'Line 2: it holds the control character U+007F'],
    ['that ends nothing', ['a\n\u001ab\n'], 'Line 2: it holds the control character U+001A'],
    ['that ended it before', ['a\n\u001a', 'b\n'], 'Line 2: it holds the control character U+001A'],
  ])('is refused with a control character %s', async (_where, chunks, sentence) => {
    await expect(read(...chunks)).rejects.toThrow(sentence);
  });

  it('is refused in another encoding', async () => {
    await expect(read(Buffer.from('ADI-\xdc', 'latin1'))).rejects.toThrow('It is not UTF-8');
    await expect(read(Buffer.from('country', 'utf16le'))).rejects.toThrow(
      'Line 1: it holds the control character U+0000',
    );
  });
});
