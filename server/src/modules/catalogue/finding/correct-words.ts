import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { type TradeWords, tradeWordsOf } from '../reading/trade-words.ts';
import { hasForm } from '../search/known-forms.ts';
import { type Searched, type SearchWord, searchWords, shortestPrefix } from '../search/search-words.ts';
import { editDistance } from '../words/edit-distance.ts';
import { fold } from '../words/fold.ts';
import { someHave } from './best-matches.ts';
import { readListing } from './read-listing.ts';

/** One mistake for a short word, plus one for every three letters. */
const allowedMistakes = (word: string): number => Math.max(1, Math.floor(word.length / 3));

/** Fewer towards words of which nothing may be offered. */
const allowedInTrade = (word: string): number => Math.max(1, Math.floor(word.length / 4));

type Spelling = Readonly<{ word: string; spelling: string }>;

/** The same question with the nearest spelling for each unknown word; null if there is none. */
export async function correctWords(
  db: Database,
  question: string,
  { words, tree }: { words: readonly SearchWord[]; tree: CategoryTree },
): Promise<Searched | null> {
  const trade = tradeWordsOf(tree);
  const corrections = await readListing(db, async (tx) => {
    const found = new Map<string, string>();
    for (const word of words) {
      if (!(await isKnown(tx, word, trade))) found.set(word.typed, await nearest(tx, word, trade));
    }
    return found;
  });
  const text = question
    .normalize('NFC')
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => corrections.get(word) ?? word);
  const isSame = ![...corrections].some(([typed, spelling]) => typed !== spelling);
  return isSame ? null : { text, words: await searchWords(db, text, tree) };
}

/** Whether no product can have one of the words, in any form. */
export async function someUnknown(
  tx: Tx,
  words: readonly SearchWord[],
  tree: CategoryTree,
): Promise<boolean> {
  const trade = tradeWordsOf(tree);
  for (const word of words.filter(isKept)) if (!(await isKnown(tx, word, trade))) return true;
  return false;
}

/** Codes and short words aren't kept among the market's words. */
const isKept = ({ typed }: SearchWord): boolean => fold(typed).length >= shortestPrefix && !/\d/.test(typed);

/** A word that the market or the trade has is meant as it is, even if nothing is offered for it. */
async function isKnown(tx: Tx, word: SearchWord, trade: TradeWords): Promise<boolean> {
  if (word.isWhole || trade.isKnown(word.typed)) return true;
  return isKept(word) ? hasForm(tx, word.typed, trade) : someHave(tx, [word]);
}

async function nearest(tx: Tx, { typed }: SearchWord, { spellings }: TradeWords): Promise<string> {
  const folded = fold(typed);
  // Two swapped letters in a word of six leave few trigrams in common; the default threshold would miss the right word.
  await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`);
  const { rows } = await tx.execute<{ word: string; spelling: string }>(sql`
    select word, spelling from search_word where word % ${folded}
    order by similarity(word, ${folded}) desc, word limit 60`);
  // Swapped letters are a likelier mistake than a wrong letter.
  const letters = sorted(folded);
  const isMixedUp = (word: string) => sorted(word) === letters;
  const ofTrade = Array.from(spellings, ([word, spelling]) => ({ word, spelling }));
  const near = (known: readonly Spelling[], allowed: number) =>
    known
      .filter(({ word }) => Math.abs(word.length - folded.length) <= allowed)
      .map((row) => ({ ...row, mistakes: editDistance(folded, row.word) }))
      .filter(({ mistakes }) => mistakes <= allowed);
  const ranked = [...near(rows, allowedMistakes(folded)), ...near(ofTrade, allowedInTrade(folded))].sort(
    (a, b) => a.mistakes - b.mistakes || Number(isMixedUp(b.word)) - Number(isMixedUp(a.word)),
  );
  return ranked[0]?.spelling ?? typed;
}

const sorted = (word: string): string => [...word].sort().join('');
