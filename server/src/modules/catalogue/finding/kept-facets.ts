import type { AnswerCache, Dependencies } from '../answers/answer-cache.ts';
import type { CountedFacets, FoundPage } from './find-page.ts';
import type { ListQuery } from './list-query.ts';

type Found = Readonly<{ found: Pick<FoundPage, 'facets'> }>;

/** The facets of a list: counted with the page that was `made` for it, or known. Then only the page is left to read. */
export type KeepFacets = <Made extends Found>(
  make: () => Promise<Made>,
) => Promise<Readonly<{ facets: CountedFacets; made: Made | null }>>;

export const countAnew: KeepFacets = async (make) => {
  const made = await make();
  return { facets: made.found.facets, made };
};

type Asked = Readonly<{ query: ListQuery; country: string | null; on: Dependencies }>;

/**
 * Keeps counted facets as long as the list's answers, whatever its page, order, language and currency. They are kept with
 * the answers, so the bytes of both are bounded together.
 */
export const keptFacets =
  (cache: AnswerCache) =>
  ({ query, country, on }: Asked): KeepFacets =>
  async <Made extends Found>(make: () => Promise<Made>) => {
    const now: { made: Made | null } = { made: null };
    const { written } = await cache.answer(keyOf(query, country), async () => {
      const made = await make();
      now.made = made;
      return { text: JSON.stringify(made.found.facets), on };
    });
    return { facets: JSON.parse(String(written.body)) as CountedFacets, made: now.made };
  };

function keyOf(query: ListQuery, country: string | null): string {
  const { sort: _order, cursor: _page, limit: _size, locale: _language, currency, ...filters } = query;
  const isBounded = filters.chosen.price !== undefined;
  return JSON.stringify(['facets', filters, isBounded && currency, country]);
}
