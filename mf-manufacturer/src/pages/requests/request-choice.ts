import { choiceQuery, useListChoice } from 'shared-kit/page';
import { type RequestChoice, requestTurns } from './requests-query.ts';

const readChoice = (search: URLSearchParams): RequestChoice => ({
  turn: requestTurns.find((turn) => turn === search.get('turn')) ?? null,
  search: (search.get('q') ?? '').slice(0, 200),
  cursor: search.get('cursor'),
});

export const writeChoice = ({ turn, search, cursor }: RequestChoice): string =>
  choiceQuery({ turn, q: search, cursor });

export const useRequestChoice = () => useListChoice({ read: readChoice, write: writeChoice });
