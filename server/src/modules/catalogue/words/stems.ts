import { sql } from 'drizzle-orm';
import { forEachLocale, type Locale, languageOf, locales } from 'shared-kit/contract/languages';
import type { Tx } from '../../../platform/db/index.ts';
import { fold } from './fold.ts';

/** The folded stem of a word in a language; null for stop words (`and`, `ve`). */
export type StemOf = (word: string, language: Locale) => string | null;

/**
 * Stop words typed without the letters of their language, whose dictionary knows only the correct spelling. Not `su`,
 * which can be `şu` or water.
 */
const commonWhenFolded: Partial<Readonly<Record<Locale, ReadonlySet<string>>>> = {
  // language: its stop words
  tr: new Set('aslinda bazi birkac birsey cok cunku eger hic icin mi nasil nicin sey tum'.split(' ')),
};

/** A word's stem never changes, so stems are cached; the oldest are dropped when there are too many. */
const known = new Map<string, string | null>();
const mostKnown = 100_000;

const keyOf = (word: string, language: Locale) => `${language}:${lowerIn(word, language)}`;
/** The stemmers expect lower-case letters of their alphabet: Turkish `I` becomes `ı`. */
const lowerIn = (word: string, language: Locale) => word.toLocaleLowerCase(language);

type Question = Readonly<{ key: string; word: string; dictionary: string }>;

/** Gets the stems of all these words from PostgreSQL's dictionaries in one statement. */
export async function loadStems(tx: Tx, words: Readonly<Record<Locale, Iterable<string>>>): Promise<StemOf> {
  const missing = new Map<string, Question>();
  for (const language of locales) {
    for (const word of words[language]) {
      const key = keyOf(word, language);
      if (known.has(key)) continue;
      if (commonWhenFolded[language]?.has(fold(word))) known.set(key, null);
      else
        missing.set(key, { key, word: lowerIn(word, language), dictionary: languageOf(language).dictionary });
    }
  }
  for (const { key, stem } of await askDictionaries(tx, [...missing.values()])) known.set(key, stem);
  // By the written word, because a product's texts repeat words.
  const stems = forEachLocale(() => new Map<string, string | null>());
  for (const language of locales) {
    for (const word of words[language]) stems[language].set(word, known.get(keyOf(word, language)) ?? null);
  }
  for (const key of known.keys()) {
    if (known.size <= mostKnown) break;
    known.delete(key);
  }
  return (word, language) => stems[language].get(word) ?? null;
}

async function askDictionaries(
  tx: Tx,
  missing: readonly Question[],
): Promise<{ key: string; stem: string | null }[]> {
  if (missing.length === 0) return [];
  const { rows } = await tx.execute<{ key: string; stem: string | null }>(sql`
    select key, (ts_lexize(dictionary::regdictionary, word))[1] as stem
    from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as given(key text, word text, dictionary text)`);
  return rows.map(({ key, stem }) => ({ key, stem: stem === null ? null : fold(stem) }));
}
