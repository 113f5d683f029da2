import { sql } from 'drizzle-orm';
import type { SuggestionsAnswer } from 'shared-kit/contract/catalogue';
import { statesThatAllow } from 'shared-kit/contract/companies';
import type { Tx } from '../../../platform/db/index.ts';
import { foldedWords, matchOf } from './matching-words.ts';

type Maker = SuggestionsAnswer['makers'][number];
type KnownMaker = Readonly<{ maker: Maker; words: readonly string[] }>;

const most = 4;
/** More makers than any market has. Names are folded here, because the database can't. */
const mostRead = 20_000;
const keptForMs = 5000;

async function readMakers(tx: Tx): Promise<readonly KnownMaker[]> {
  const { rows } = await tx.execute<Maker>(sql`
    select id, brand_name as name, city, country from company
    where verification = any(${sql.param(statesThatAllow('be-listed'))}) and exists (
      select from product where seller_company_id = company.id and status = 'published' limit 1
    ) order by id limit ${mostRead}`);
  return rows.map((maker) => ({ maker, words: foldedWords(maker.name) }));
}

export type SuggestMakers = (typed: readonly string[]) => Promise<SuggestionsAnswer['makers']>;

/** Makers with products, ranked by how their name matches; names are reread every few seconds. */
export function makerSuggester(tx: Tx): SuggestMakers {
  let kept: { makers: Promise<readonly KnownMaker[]>; until: number } | null = null;
  const known = () => {
    if (kept && performance.now() < kept.until) return kept.makers;
    const makers = readMakers(tx);
    kept = { makers, until: performance.now() + keptForMs };
    makers.catch(() => {
      kept = null;
    });
    return makers;
  };
  return async (typed) =>
    (await known())
      .map(({ maker, words }) => ({ maker, match: matchOf(typed, [words]) }))
      .filter(({ match }) => match > 0)
      .sort((a, b) => b.match - a.match || (a.maker.name < b.maker.name ? -1 : 1))
      .slice(0, most)
      .map(({ maker }) => maker);
}
