import { type QuoteStage, quoteDeadlines, quoteStages } from 'shared-kit/contract';
import { useSearchParams } from 'shared-kit/router';

export const turns = ['mine', 'theirs', 'nobody'] as const;
const longestSearch = 200;

export type QuoteChoice = Readonly<{
  stages: readonly QuoteStage[];
  turn: (typeof turns)[number] | null;
  due: (typeof quoteDeadlines)[number] | null;
  search: string;
  cursor: string | null;
}>;

export const noChoice: QuoteChoice = { stages: [], turn: null, due: null, search: '', cursor: null };

/** What is unknown in an address is left out, so that an old link still shows something. */
export function readChoice(search: URLSearchParams): QuoteChoice {
  const asked = (search.get('stage') ?? '').split(',');
  return {
    stages: quoteStages.filter((stage) => asked.includes(stage)),
    turn: turns.find((turn) => turn === search.get('turn')) ?? null,
    due: quoteDeadlines.find((due) => due === search.get('due')) ?? null,
    search: (search.get('q') ?? '').slice(0, longestSearch),
    cursor: search.get('cursor'),
  };
}

/** What differs from the whole list, as the query of an address. */
export function writeChoice({ stages, turn, due, search, cursor }: QuoteChoice): string {
  const query = new URLSearchParams({
    ...(stages.length > 0 && { stage: stages.join(',') }),
    ...(turn && { turn }),
    ...(due && { due }),
    ...(search && { q: search }),
    ...(cursor && { cursor }),
  }).toString();
  return query && `?${query}`;
}

export const isFiltered = ({ stages, turn, due, search }: QuoteChoice): boolean =>
  stages.length > 0 || turn !== null || due !== null || search !== '';

/** The choice, and how to change it: another choice starts at the first page. */
export function useQuoteChoice() {
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const choose = (change: Partial<QuoteChoice>) =>
    setParams(writeChoice({ ...choice, cursor: null, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return { choice, choose };
}
