import type { Database } from '../../../platform/db/index.ts';
import { allOrModelOf, rankingOf, type Searched } from '../search/search-words.ts';
import type { Overview } from './candidates.ts';
import { countOverview, pageIn } from './count-overview.ts';
import { wordsFilter } from './filters.ts';
import { readListing } from './plans.ts';
import { sizesOnce } from './term-choice.ts';

/** Products ranked: enough for a few good ones, and cheap while somebody types. */
const ranked = 300;

/** Ids of the best products that contain all these words. */
export async function bestMatches(
  db: Database,
  searched: Searched,
  limit: number,
): Promise<readonly string[]> {
  const filters = [wordsFilter(allOrModelOf(searched))];
  const overview: Overview = {
    set: {
      filters,
      sizes: sizesOnce(filters),
      country: null,
      rankQuery: rankingOf(searched.words),
      caps: { browsing: ranked, searching: ranked },
    },
    plain: [],
    attributes: [],
    page: { sort: 'relevance', cursor: null, limit },
  };
  const { rows } = await readListing(db, (tx, listed) => countOverview(tx, overview, listed));
  return pageIn(rows)
    .slice(0, limit)
    .map(({ id }) => id);
}
