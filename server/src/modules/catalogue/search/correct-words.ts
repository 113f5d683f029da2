import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { textArray } from '../listing/filters.ts';
import { readListing, throughBitmaps } from '../listing/plans.ts';
import { editDistance } from './edit-distance.ts';
import { fold } from './fold.ts';
import { allOf, type Searched, type SearchWord, searchWords } from './search-words.ts';
import { categoriesOfAll } from './word-categories.ts';

/** One mistake for a short word, plus one for every three letters. */
const allowedMistakes = (word: string): number => Math.max(1, Math.floor(word.length / 3));

/** The same search with the nearest spelling for each unknown word; null if there is none. */
export async function correctWords(db: Database, words: readonly SearchWord[]): Promise<Searched | null> {
  const corrected = await readListing(db, async (tx) => {
    const spelt: string[] = [];
    for (const word of words) spelt.push((await isKnown(tx, word)) ? word.typed : await nearest(tx, word));
    return spelt;
  });
  const text = corrected.join(' ');
  if (text === words.map(({ typed }) => typed).join(' ')) return null;
  return { text, words: await searchWords(db, text) };
}

const isKnown = async (tx: Tx, word: SearchWord): Promise<boolean> => word.isWhole || someHave(tx, [word]);

/** Common words are found among this many of the newest, which is cheaper than a bitmap of all that contain them. */
const looked = 300;

/** Whether any product contains all these words. */
export async function someHave(tx: Tx, words: readonly SearchWord[]): Promise<boolean> {
  const within = categoriesOfAll(words.map(({ categories }) => categories));
  if (within?.size === 0) return false;
  const has = sql`search @@ ${allOf(words)}::tsquery`;
  const newest = newestIn(within);
  const { rows: early } = await tx.execute(
    sql`select 1 from (${newest} limit ${looked}) newest where ${has} limit 1`,
  );
  if (early.length > 0) return true;
  const { rows } = await throughBitmaps(tx, () =>
    tx.execute(sql`select 1 from product_listing where ${has} limit 1`),
  );
  return rows.length > 0;
}

function newestIn(categories: ReadonlySet<string> | null): SQL {
  const newestFirst = sql`order by published_at desc, product_id desc`;
  const all = sql`select search from product_listing`;
  if (categories === null) return sql`${all} ${newestFirst}`;
  // The newest products of each category, which an index has in order.
  return sql`select found.search from unnest(${textArray([...categories])}::text[]) category(id)
    cross join lateral (${all} where category_id = category.id ${newestFirst} limit ${Math.ceil(looked / categories.size)}) found`;
}

async function nearest(tx: Tx, { typed }: SearchWord): Promise<string> {
  const folded = fold(typed);
  // Two swapped letters in a word of six leave few trigrams in common; the default threshold would miss the right word.
  await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`);
  const { rows } = await tx.execute<{ word: string; spelling: string }>(sql`
    select word, spelling from search_word where word % ${folded}
    order by similarity(word, ${folded}) desc, word limit 60`);
  // Swapped letters are a likelier mistake than a wrong letter.
  const letters = sorted(folded);
  const isMixedUp = (word: string) => sorted(word) === letters;
  const ranked = rows
    .map((row) => ({ ...row, mistakes: editDistance(folded, row.word) }))
    .filter(({ mistakes }) => mistakes <= allowedMistakes(folded))
    .sort((a, b) => a.mistakes - b.mistakes || Number(isMixedUp(b.word)) - Number(isMixedUp(a.word)));
  return ranked[0]?.spelling ?? typed;
}

const sorted = (word: string): string => [...word].sort().join('');
