import { useSearchParams } from 'shared-kit/router';
import { type RequestChoice, requestTurns } from './requests-query.ts';

export const readChoice = (search: URLSearchParams): RequestChoice => ({
  turn: requestTurns.find((turn) => turn === search.get('turn')) ?? null,
  search: (search.get('q') ?? '').slice(0, 200),
  cursor: search.get('cursor'),
});

export function writeChoice({ turn, search, cursor }: RequestChoice): string {
  const query = new URLSearchParams({
    ...(turn && { turn }),
    ...(search && { q: search }),
    ...(cursor && { cursor }),
  }).toString();
  return query && `?${query}`;
}

/** The choice, and how to change it: another choice starts at the first page. */
export function useRequestChoice() {
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const choose = (change: Partial<RequestChoice>) =>
    setParams(writeChoice({ ...choice, cursor: null, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return { choice, choose };
}
