import type { NameFault, NameKind } from './name-kinds.ts';
import { hasWebAddress } from './web-address.ts';

const lineBreak = /[\n-\r\u0085\u2028\u2029]/;

/** Scripts in which a joiner between two letters decides how a word is written. */
const joining = [
  'Arab',
  'Syrc',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
]
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const letter = `(?=[\\p{L}\\p{M}])[${joining}]`;
/** In words of Arabic, Persian and Indic; in Indic also at the end of one, behind the sign that takes its vowel away. */
const joiner = `(?<=${letter})[\\u200c\\u200d](?=${letter})|(?<=(?=\\p{M})[${joining}])\\u200d(?![\\p{L}\\p{M}])`;
/** Chooses among the ways to draw an ideograph or a pictograph. */
const drawnAs = '(?<=\\p{Script=Han}|\\p{Extended_Pictographic})\\p{Variation_Selector}';
const harmless = new RegExp(`${joiner}|${drawnAs}`, 'gu');
/** Without ink: controls, marks of direction, signs of no width. */
const hidden = /[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/gu;

/** Replaces what nobody can see in a text. */
export function replaceHidden(text: string, instead: (sign: string) => string): string {
  const kept = new Set([...text.matchAll(harmless)].map(({ index }) => index));
  return text.replace(hidden, (sign, index: number) => (kept.has(index) ? sign : instead(sign)));
}

/** With what nobody can see written as `[U+200B]`. */
export const withHiddenNamed = (text: string): string =>
  replaceHidden(text, (sign) => {
    const code = sign.codePointAt(0)?.toString(16) ?? '';
    return `[U+${code.toUpperCase().padStart(4, '0')}]`;
  });

/** What is wrong with a name, in its normal form; null if nothing is. */
export function nameFault(kind: NameKind, name: string): NameFault | null {
  if (lineBreak.test(name)) return 'line-break';
  if (replaceHidden(name, () => '') !== name) return 'hidden-character';
  return kind === 'person' && hasWebAddress(name) ? 'web-address' : null;
}
