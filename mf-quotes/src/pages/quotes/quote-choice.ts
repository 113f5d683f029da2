import { type QuoteStage, quoteDeadlines, quoteFinancings, quoteStages } from 'shared-kit/contract/quotes';
import { choiceQuery, useListChoice } from 'shared-kit/page';

export const turns = ['mine', 'theirs', 'nobody'] as const;
const longestSearch = 200;

export type QuoteChoice = Readonly<{
  stages: readonly QuoteStage[];
  turn: (typeof turns)[number] | null;
  due: (typeof quoteDeadlines)[number] | null;
  financing: (typeof quoteFinancings)[number] | null;
  search: string;
  cursor: string | null;
}>;

export const noChoice: QuoteChoice = {
  stages: [],
  turn: null,
  due: null,
  financing: null,
  search: '',
  cursor: null,
};

export function readChoice(search: URLSearchParams): QuoteChoice {
  const asked = (search.get('stage') ?? '').split(',');
  return {
    stages: quoteStages.filter((stage) => asked.includes(stage)),
    turn: turns.find((turn) => turn === search.get('turn')) ?? null,
    due: quoteDeadlines.find((due) => due === search.get('due')) ?? null,
    financing: quoteFinancings.find((it) => it === search.get('financing')) ?? null,
    search: (search.get('q') ?? '').slice(0, longestSearch),
    cursor: search.get('cursor'),
  };
}

/** What differs from the whole list, as the query of an address. */
export const writeChoice = ({ stages, turn, due, financing, search, cursor }: QuoteChoice): string =>
  choiceQuery({ stage: stages.join(','), turn, due, financing, q: search, cursor });

export const useQuoteChoice = () => useListChoice({ read: readChoice, write: writeChoice });
