import { readFileSync } from 'node:fs';
import { guideTable } from 'shared-kit/contract/guides';
import { defaultLocale, type Locale, languageName, locales } from 'shared-kit/contract/languages';

type Refused = string | Readonly<{ word: string }>;

type Concept = Readonly<{
  word: string;
  meaning: string;
  /** English words that code and guides don't use for it. */
  not?: string;
  refused?: Readonly<Record<string, readonly Refused[]>>;
}> &
  // What people read. Only code says the others.
  Readonly<Partial<Record<Locale, string>>>;

type Glossary = Readonly<{ concepts: readonly Concept[] }>;

const readGlossary = (): Glossary =>
  JSON.parse(readFileSync(new URL('../../../docs/words.json', import.meta.url), 'utf8'));

/** In italics if the word is right where it means something else. */
function shown(refused: Refused): string {
  if (typeof refused === 'string') return refused;
  const [word] = refused.word.split('/');
  return `_${word}_`;
}

const refusedWords = ({ refused = {} }: Concept): string =>
  Object.values(refused).flat().map(shown).join(', ');

function wordsTable({ concepts }: Glossary): string {
  const read = locales.filter((locale) => concepts.some((it) => it[locale]));
  return guideTable(
    ['word', 'meaning', 'not', ...read.map((locale) => languageName(locale, defaultLocale)), 'and never'],
    concepts.map((it) => [
      it.word,
      it.meaning,
      it.not ?? '',
      ...read.map((locale) => it[locale] ?? ''),
      refusedWords(it),
    ]),
  );
}

const table = /(?<=\n)\| word [^\n]*\n(?:\|[^\n]*\n)+/;

/** The map with its table of words as the glossary says it. */
export const mapWithWords = (map: string, glossary = readGlossary()): string =>
  map.replace(table, () => `${wordsTable(glossary)}\n`);
