import type { Condition } from 'shared-kit/contract/catalogue';
import { forEachLocale, type Locale, locales } from 'shared-kit/contract/languages';
import { namesOf } from 'shared-kit/contract/tables';
import { writtenIn } from '../../../platform/local-text.ts';
import type { CategoryTree } from '../category-tree.ts';
import { fold, wordsOf } from '../words/fold.ts';
import { flatText, keyOf, rootOf, tokensOf } from './flat-text.ts';
import { tradeLists, type WordsByLanguage } from './trade-lists.ts';

/** One value of an attribute, in one category or in whichever has it. */
export type Choice = Readonly<{ category: string | null; key: string; value: string }>;
export type Meaning =
  | Readonly<{ kind: 'condition'; value: Condition }>
  | Readonly<{ kind: 'origin'; value: string }>
  | Readonly<{ kind: 'category'; id: string }>
  | Readonly<{ kind: 'family'; categories: readonly string[] }>
  | Readonly<{ kind: 'choice'; means: readonly Choice[]; alone: boolean; every: boolean }>
  | Readonly<{ kind: 'goods'; category: string; word: string | null; use: boolean }>
  | Readonly<{ kind: 'none' }>;

/** What the words of a market's trade mean: the lists, as far as its categories and attributes exist. */
export type TradeWords = Readonly<{
  tree: CategoryTree;
  /** All meanings of a phrase, those of the visitor's language first. */
  meaningsOf: (key: string, language: Locale) => readonly Meaning[];
  /** The attributes that a word counts, as `spindles` in `480 spindles`. */
  countedBy: (key: string) => readonly Counted[];
  /** Whether a single word stands in the lists or among the market's names of things. */
  isKnown: (word: string) => boolean;
  /** Every such word, folded, with its spelling. */
  spellings: ReadonlyMap<string, string>;
  /** The languages whose lists have this word, for its stem; all of them for a word that stands in none. */
  languagesOf: (word: string) => readonly Locale[];
  /** What means the same as this word, without it; folded. */
  equalTo: (word: string) => readonly string[];
  /** A phrase has at most this many words. */
  longestPhrase: number;
}>;
export type Counted = (typeof tradeLists.counts)[number];

export const phraseKey = (phrase: string): string => keyOf(tokensOf(flatText(phrase).flat));

const kept = new WeakMap<CategoryTree, TradeWords>();

/** The trade's words for a taxonomy; built once. */
export function tradeWordsOf(tree: CategoryTree): TradeWords {
  const words = kept.get(tree) ?? createTradeWords(tree);
  kept.set(tree, words);
  return words;
}

function createTradeWords(tree: CategoryTree): TradeWords {
  const meanings = new Map<string, (readonly [Locale, Meaning])[]>();
  let longestPhrase = 1;
  const add = (words: WordsByLanguage, meaning: Meaning) => {
    for (const language of locales) {
      for (const phrase of words[language]) {
        const tokens = tokensOf(flatText(phrase).flat);
        longestPhrase = Math.max(longestPhrase, tokens.length);
        const known = meanings.get(keyOf(tokens)) ?? [];
        meanings.set(keyOf(tokens), [...known, [language, meaning]]);
      }
    }
  };
  for (const [words, meaning] of listed(tree)) add(words, meaning);
  const counts = new Map<string, Counted[]>();
  for (const counted of tradeLists.counts) {
    for (const key of new Set(locales.flatMap((language) => counted[language].map(phraseKey))))
      counts.set(key, [...(counts.get(key) ?? []), counted]);
  }
  const spellings = spellingsOf(tree);
  const known = new Set(Array.from(spellings.keys(), rootOf));
  const equal = equalWords();
  const languages = languagesByWord();
  return {
    tree,
    longestPhrase,
    spellings,
    isKnown: (word) => known.has(rootOf(fold(word))),
    languagesOf: (word) => languages.get(fold(word)) ?? locales,
    equalTo: (word) => equal.get(rootOf(fold(word))) ?? [],
    meaningsOf: (key, language) => {
      const known = meanings.get(key) ?? [];
      const own = known.filter((it) => it[0] === language);
      return [...own, ...known.filter((it) => it[0] !== language)].map(([, meaning]) => meaning);
    },
    countedBy: (key) => counts.get(key) ?? [],
  };
}

function equalWords(): ReadonlyMap<string, readonly string[]> {
  const equal = new Map<string, readonly string[]>();
  for (const group of tradeLists.equalWords) {
    for (const word of group) {
      const others = group.filter((it) => it !== word).map(fold);
      const key = phraseKey(word);
      equal.set(key, [...new Set([...(equal.get(key) ?? []), ...others])]);
    }
  }
  return equal;
}

const isWord = (word: string): boolean => word.length > 2 && !/\d/.test(word);

const listedWords = (language: Locale): readonly string[] => {
  const { conditions, origins, categories, families, choices, goods, counts, noMeaning } = tradeLists;
  const lists = [conditions, origins, categories].flatMap((it) => Object.values(it));
  return [...lists, ...families, ...choices, ...goods, ...counts, noMeaning]
    .flatMap((words) => words[language])
    .flatMap(wordsOf);
};

function languagesByWord(): ReadonlyMap<string, readonly Locale[]> {
  const found = new Map<string, readonly Locale[]>();
  for (const language of locales) {
    for (const word of new Set(listedWords(language).filter(isWord).map(fold)))
      found.set(word, [...(found.get(word) ?? []), language]);
  }
  return found;
}

/** The lists' words and the market's names of categories and choices, in all languages. */
function spellingsOf(tree: CategoryTree): ReadonlyMap<string, string> {
  const names = tree.all.flatMap(({ name, attributes }) => [
    ...writtenIn(name),
    ...attributes.flatMap(({ options = [] }) => options.flatMap(({ label }) => writtenIn(label))),
  ]);
  const all = [...tradeLists.equalWords.flat(), ...names.map(([, name]) => name)].flatMap(wordsOf);
  const listed = locales.flatMap(listedWords);
  return new Map([...listed, ...all].filter(isWord).map((word) => [fold(word), word.toLowerCase()]));
}

/** The lists' entries without categories, attributes and values that the market doesn't have. */
function listed(tree: CategoryTree): readonly (readonly [WordsByLanguage, Meaning])[] {
  const { conditions, origins, categories, families, choices, goods, noMeaning } = tradeLists;
  const known = Object.entries(categories).filter(([id]) => tree.get(id));
  return [
    ...namesOf(conditions).map((value) => [conditions[value], { kind: 'condition', value }] as const),
    ...known.map(([id, words]) => [words, { kind: 'category', id }] as const),
    ...tree.all.map(({ id, name }) => [namesIn(name), { kind: 'category', id }] as const),
    ...families.flatMap(({ categories: all, ...words }) => {
      const known = all.filter((id) => tree.get(id));
      return known.length > 0 ? [[words, { kind: 'family', categories: known }] as const] : [];
    }),
    ...choices.flatMap(({ means, alone, every, ...words }) => {
      const known = means.map(choiceOf).filter((choice) => isKnown(choice, tree));
      return known.length > 0 ? [[words, { kind: 'choice', means: known, alone, every }] as const] : [];
    }),
    ...goods.flatMap(({ category, word = null, use, ...words }) =>
      tree.get(category) ? [[words, { kind: 'goods', category, word, use }] as const] : [],
    ),
    ...Object.entries(origins).map(([value, words]) => [words, { kind: 'origin', value }] as const),
    [noMeaning, { kind: 'none' }],
  ];
}

const namesIn = (name: Readonly<Partial<Record<Locale, string | null>>>): WordsByLanguage =>
  forEachLocale((language) => (name[language] ? [name[language]] : []));

function choiceOf(text: string): Choice {
  const [, category = null, key = '', value = ''] = /^(?:(\S+) )?([^=\s]+)=(\S+)$/.exec(text) ?? [];
  if (!key || !value) throw new Error(`choices.json: ${text} is no choice`);
  return { category, key, value };
}

function isKnown({ category, key, value }: Choice, tree: CategoryTree): boolean {
  const definition =
    category === null ? tree.anyFacet(key) : tree.facetsOf([category]).find((it) => it.key === key);
  if (!definition) return false;
  if (definition.kind === 'boolean') return value === 'true' || value === 'false';
  return definition.options?.some((option) => option.value === value) ?? false;
}
