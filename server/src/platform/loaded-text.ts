import { codeOf } from './thrown.ts';

/** A file that an operator loads is no text. The message is a sentence for them. */
export class UnreadableText extends Error {}

/**
 * Control characters but tab and line ends, of which PostgreSQL can't store the first. U+001A is looked at below. Those
 * from U+0080 on stand in lists of publishers who confuse encodings, and do no harm.
 */
const control = /[^\P{Cc}\t\n\r\u0080-\u009f]/u;
/** OFAC's files end with this sign of DOS. */
const endOfFile = '\x1a';

const lineEnds = (text: string): number => text.split('\n').length - 1;

/** Reads a file as UTF-8, part by part. Throws `UnreadableText`, which names the line of a control character. */
export async function* loadedText(
  bytes: AsyncIterable<Buffer>,
  seen: (chunk: Buffer) => void,
): AsyncIterable<string> {
  const check = checker();
  for await (const text of decoded(bytes, seen)) yield check(text);
}

async function* decoded(bytes: AsyncIterable<Buffer>, seen: (chunk: Buffer) => void): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) {
      seen(chunk);
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (codeOf(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new UnreadableText('It is not UTF-8: save it so and try again.');
  }
}

/** Passes text on without its end-of-file character. Throws with the line of any other control character. */
function checker(): (text: string) => string {
  let line = 1;
  let hasEnded = false;
  const refuse = (text: string, at: number, code = text.charCodeAt(at)): never => {
    const where = `Line ${line + lineEnds(text.slice(0, at))}`;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    throw new UnreadableText(`${where}: it holds the control character ${name}, which is no text.`);
  };
  return (text) => {
    const wrong = text.replaceAll(endOfFile, ' ').search(control);
    if (wrong >= 0) refuse(text, wrong);
    if (hasEnded && text.trim() !== '') refuse(text, 0, endOfFile.charCodeAt(0));
    const end = text.indexOf(endOfFile);
    if (end >= 0 && text.slice(end + 1).trim() !== '') refuse(text, end);
    hasEnded ||= end >= 0;
    line += lineEnds(text);
    return end >= 0 ? text.slice(0, end) : text;
  };
}
