import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../bootstrap/languages.mjs';
import { root } from '../../bootstrap/root.mjs';
import { withEndings } from './word-endings.mjs';

/** The words of the market. `docs/map.md` shows them too. */
export const glossary = JSON.parse(readFileSync(join(root, 'docs/words.json'), 'utf8'));

const keyPattern = (glob) =>
  new RegExp(`^${glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** `releases.*` is about keys in every folder, `mf-admin/src/releases.*` about those of one. */
export function keyMatcher(globs = []) {
  const patterns = globs.map((glob) => ({ whole: glob.includes('/'), pattern: keyPattern(glob) }));
  return (folder, key) => patterns.some((it) => it.pattern.test(it.whole ? `${folder}/${key}` : key));
}

const patternOf = (words = [], language) =>
  words.length === 0
    ? null
    : withEndings(
        words.map((it) => it.toLowerCase()),
        language,
      );

/** Texts that people signed or consented to stay in the words that they read. */
export const isSigned = keyMatcher(glossary.signed);

const given = (refused) => (typeof refused === 'string' ? { word: refused } : refused);

/** What must not be written in this language, each with the word to write instead. */
function refusalsIn(language) {
  const refused = glossary.concepts.flatMap((it) =>
    (it.refused?.[language] ?? []).map((word) => ({
      ...given(word),
      concept: it.word,
      instead: it[language],
    })),
  );
  return {
    words: refused.map(({ concept, instead, word, only, except = {} }) => ({
      concept,
      instead,
      word: patternOf([word], language),
      /** In English, since every text has an English twin. */
      only: patternOf(only, 'en'),
      otherMeaning: patternOf(except.english, 'en'),
      phrases: patternOf(except.phrases, language),
      isException: keyMatcher(except.keys),
    })),
    any: patternOf(
      refused.map(({ word }) => word),
      language,
    ),
  };
}

/** By language: the words, and a pattern of all of them together, since most texts have none. */
export const refusals = new Map(languages.map((language) => [language, refusalsIn(language)]));
