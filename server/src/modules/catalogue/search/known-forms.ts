import { like } from 'drizzle-orm';
import { forEachLocale } from 'shared-kit/contract/languages';
import type { Tx } from '../../../platform/db/index.ts';
import type { TradeWords } from '../reading/trade-words.ts';
import { searchWord } from '../schema.ts';
import { fold } from '../words/fold.ts';
import { loadStems } from '../words/stems.ts';
import { shortestPrefix, shortestStem } from './search-words.ts';

/**
 * Whether the market has a word that begins like this one, or another form of it. Asks the market's words: to learn that
 * no product has a word, PostgreSQL may read all products.
 */
export async function hasForm(tx: Tx, typed: string, trade: TradeWords): Promise<boolean> {
  const folded = fold(typed);
  const alike = await tx
    .select()
    .from(searchWord)
    // Folded words contain only letters and digits, so the pattern needs no escaping.
    .where(like(searchWord.word, `${folded.slice(0, shortestPrefix)}%`));
  if (alike.some(({ word }) => word.startsWith(folded))) return true;
  const stemOf = await loadStems(
    tx,
    forEachLocale(() => [typed, ...alike.map(({ spelling }) => spelling)]),
  );
  return trade.languagesOf(typed).some((language) => {
    const stem = stemOf(typed, language);
    if (stem === null || stem.length < shortestStem) return false;
    return alike.some(({ word, spelling }) => word === stem || stemOf(spelling, language) === stem);
  });
}
