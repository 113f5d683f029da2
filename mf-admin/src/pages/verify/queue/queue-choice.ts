import { verificationStates } from 'shared-kit/contract/companies';
import type { CompanyGroup } from 'shared-kit/contract/verification';
import { choiceQuery, useListChoice } from 'shared-kit/page';
import type { QueueChoice } from '../verification-query.ts';

export const queueStates = ['waiting', 'incomplete', 'all', ...verificationStates] as const;
export const groups = ['makers', 'buyers', 'banks', 'providers'] as const satisfies readonly CompanyGroup[];

const longestSearch = 100;

export function readChoice(search: URLSearchParams): QueueChoice {
  return {
    state: queueStates.find((it) => it === search.get('state')) ?? 'waiting',
    group: groups.find((it) => it === search.get('group')) ?? null,
    isMine: search.get('mine') === 'true',
    search: (search.get('q') ?? '').slice(0, longestSearch),
    cursor: search.get('cursor'),
  };
}

/** What differs from the list that one comes to first, as the query of an address. */
export const writeChoice = ({ state, group, isMine, search, cursor }: QueueChoice): string =>
  choiceQuery({
    state: state === 'waiting' ? null : state,
    group,
    mine: isMine ? 'true' : null,
    q: search,
    cursor,
  });

export const useQueueChoice = () => useListChoice({ read: readChoice, write: writeChoice });
