import { outcomeReasons, quoteResults } from 'shared-kit/contract/quotes';
import { choiceQuery, useListChoice } from 'shared-kit/page';
import { type RequestChoice, requestTurns } from './requests-query.ts';

const readDay = (day: string | null) => (day && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null);

const readChoice = (search: URLSearchParams): RequestChoice => ({
  turn: requestTurns.find((turn) => turn === search.get('turn')) ?? null,
  person: search.get('person'),
  result: quoteResults.find((result) => result === search.get('result')) ?? null,
  reason: outcomeReasons.find((reason) => reason === search.get('reason')) ?? null,
  since: readDay(search.get('since')),
  search: (search.get('q') ?? '').slice(0, 200),
  cursor: search.get('cursor'),
});

export const writeChoice = ({ search, ...choice }: RequestChoice): string =>
  choiceQuery({ ...choice, q: search });

export const useRequestChoice = () => useListChoice({ read: readChoice, write: writeChoice });
