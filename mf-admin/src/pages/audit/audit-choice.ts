import { type AuditTopic, audit, auditTopics } from 'shared-kit/contract/audit';
import { choiceQuery, useListChoice } from 'shared-kit/page';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

export type AuditChoice = Readonly<{
  company: string;
  who: string;
  topic: AuditTopic | null;
  /** Days as `2026-11-23`; empty for no limit. */
  from: string;
  to: string;
  cursor: string | null;
}>;

const longest = 100;
const day = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (text: string | null): string => (text && day.test(text) ? text : '');

function readChoice(search: URLSearchParams): AuditChoice {
  const words = (name: string) => (search.get(name) ?? '').slice(0, longest);
  return {
    company: words('company'),
    who: words('who'),
    topic: auditTopics.find((it) => it === search.get('topic')) ?? null,
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    cursor: search.get('cursor'),
  };
}

export const writeChoice = (choice: AuditChoice): string => choiceQuery(choice);
export const useAuditChoice = () => useListChoice({ read: readChoice, write: writeChoice });

export const auditQuery = (choice: AuditChoice) =>
  queryOptions({
    queryKey: ['audit', choice],
    queryFn: ({ signal }) => call(audit.list, { query: choice, signal }),
  });
