import { type CompanyGroup, verificationStates } from 'shared-kit/contract';
import { useSearchParams } from 'shared-kit/router';
import type { QueueChoice } from '../verification-query.ts';

export const queueStates = ['waiting', 'all', ...verificationStates] as const;
export const groups = ['makers', 'buyers', 'banks', 'providers'] as const satisfies readonly CompanyGroup[];

const longestSearch = 100;

export function readChoice(search: URLSearchParams): QueueChoice {
  return {
    state: queueStates.find((it) => it === search.get('state')) ?? 'waiting',
    group: groups.find((it) => it === search.get('group')) ?? null,
    search: (search.get('q') ?? '').slice(0, longestSearch),
    cursor: search.get('cursor'),
  };
}

/** What differs from the list that one comes to first, as the query of an address. */
export function writeChoice({ state, group, search, cursor }: QueueChoice): string {
  const query = new URLSearchParams({
    ...(state !== 'waiting' && { state }),
    ...(group && { group }),
    ...(search && { q: search }),
    ...(cursor && { cursor }),
  }).toString();
  return query && `?${query}`;
}

/** The choice, and how to change it: another choice starts at the first page. */
export function useQueueChoice() {
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const choose = (change: Partial<QueueChoice>) =>
    setParams(writeChoice({ ...choice, cursor: null, ...change }), { replace: true });
  return { choice, choose };
}
