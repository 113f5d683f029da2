import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { fold } from './fold.ts';

export type Language = 'en' | 'tr';
const dictionaries: Readonly<Record<Language, string>> = { en: 'english_stem', tr: 'turkish_stem' };

/** The folded stem of a word in a language; null for a word too common to mean anything (`and`, `ve`). */
export type StemOf = (word: string, language: Language) => string | null;

/** A word's stem never changes, so what was asked once is kept; the oldest go when there are too many. */
const known = new Map<string, string | null>();
const mostKnown = 100_000;

const keyOf = (word: string, language: Language) => `${language}:${lowerIn(word, language)}`;
/** The stemmers know lower-case letters of their own alphabet: Turkish `I` is `ı`. */
const lowerIn = (word: string, language: Language) => word.toLocaleLowerCase(language);

/** Asks PostgreSQL's dictionaries for the stems of all these words at once. */
export async function loadStems(
  tx: Tx,
  words: Readonly<Record<Language, Iterable<string>>>,
): Promise<StemOf> {
  const missing: { key: string; word: string; dictionary: string }[] = [];
  const needed = new Map<string, string | null>();
  for (const language of ['en', 'tr'] as const) {
    for (const word of words[language]) {
      const key = keyOf(word, language);
      if (needed.has(key)) continue;
      const stem = known.get(key);
      needed.set(key, stem ?? null);
      if (stem !== undefined) continue;
      missing.push({ key, word: lowerIn(word, language), dictionary: dictionaries[language] });
    }
  }
  for (const { key, stem } of await askDictionaries(tx, missing)) {
    needed.set(key, stem);
    known.set(key, stem);
  }
  for (const key of known.keys()) {
    if (known.size <= mostKnown) break;
    known.delete(key);
  }
  return (word, language) => needed.get(keyOf(word, language)) ?? null;
}

async function askDictionaries(
  tx: Tx,
  missing: readonly { key: string; word: string; dictionary: string }[],
): Promise<{ key: string; stem: string | null }[]> {
  if (missing.length === 0) return [];
  const { rows } = await tx.execute<{ key: string; stem: string | null }>(sql`
    select key, (ts_lexize(dictionary::regdictionary, word))[1] as stem
    from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as given(key text, word text, dictionary text)`);
  return rows.map(({ key, stem }) => ({ key, stem: stem === null ? null : fold(stem) }));
}
