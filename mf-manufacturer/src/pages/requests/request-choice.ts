import { choiceQuery, useListChoice } from 'shared-kit/page';
import { type RequestChoice, requestTurns } from './requests-query.ts';

const readChoice = (search: URLSearchParams): RequestChoice => ({
  turn: requestTurns.find((turn) => turn === search.get('turn')) ?? null,
  person: search.get('person'),
  search: (search.get('q') ?? '').slice(0, 200),
  cursor: search.get('cursor'),
});

export const writeChoice = ({ turn, person, search, cursor }: RequestChoice): string =>
  choiceQuery({ turn, person, q: search, cursor });

export const useRequestChoice = () => useListChoice({ read: readChoice, write: writeChoice });
