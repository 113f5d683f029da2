import { and, asc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { VerificationState } from 'shared-kit/contract/companies';
import { type CompanyGroup, companyGroups } from 'shared-kit/contract/verification';
import type { Tx } from '../../platform/db/index.ts';
import { userAccount } from '../accounts/index.ts';
import { foldedWord, patternOf } from '../catalogue/index.ts';
import { company } from '../companies/index.ts';
import { companyAssignment, decisionProposal } from './schema.ts';

export type QueueQuery = Readonly<{
  /** `incomplete` means verified companies that lack an obligatory document. */
  states: readonly VerificationState[] | 'incomplete';
  group: CompanyGroup | null;
  search: string;
  /** Only what this one of the staff works on. */
  assignedTo: string | null;
  after: Position | null;
  limit: number;
}>;
type Position = Readonly<{ at: Date; id: string }>;

/** Since when a company has been waiting; all these times are in milliseconds like cursors. */
const sinceIncomplete = sql<Date>`${company.reVerificationDue}`.mapWith(company.createdAt);
const sinceSubmitted = sql<Date>`coalesce(${company.submittedAt}, ${company.createdAt})`.mapWith(
  company.createdAt,
);

/** The longest waiting first. Reads one more than requested, to tell whether a next page exists. */
export function listQueue(tx: Tx, { states, group, search, assignedTo, after, limit }: QueueQuery) {
  const isIncomplete = states === 'incomplete';
  const since = isIncomplete ? sinceIncomplete : sinceSubmitted;
  return tx
    .select({
      id: company.id,
      legalName: company.legalName,
      brandName: company.brandName,
      kind: company.kind,
      country: company.country,
      city: company.city,
      verification: company.verification,
      since,
      assignee: userAccount.name,
      isProposed: sql<boolean>`${decisionProposal.companyId} is not null`,
    })
    .from(company)
    .leftJoin(companyAssignment, eq(companyAssignment.companyId, company.id))
    .leftJoin(userAccount, eq(userAccount.id, companyAssignment.userId))
    .leftJoin(decisionProposal, eq(decisionProposal.companyId, company.id))
    .where(
      and(
        isIncomplete ? isDue : inArray(company.verification, [...states]),
        group ? inArray(company.kind, [...companyGroups[group]]) : undefined,
        matches(search),
        assignedTo ? eq(companyAssignment.userId, assignedTo) : undefined,
        after
          ? sql`(${since}, ${company.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(since), asc(company.id))
    .limit(limit + 1);
}

/** Of a company, the states in which the staff are to decide. */
export const waitingStates: readonly VerificationState[] = ['submitted', 'in_review'];
export const countWaitingCompanies = (tx: Tx): Promise<number> =>
  tx.$count(company, inArray(company.verification, [...waitingStates]));

const isDue = isNotNull(company.reVerificationDue);
export const countIncomplete = (tx: Tx): Promise<number> => tx.$count(company, isDue);

/** Part of a name, or the beginning of a tax number. */
function matches(search: string): SQL | undefined {
  const word = foldedWord(search);
  if (word === '') return undefined;
  const pattern = patternOf(word);
  return or(
    sql`${company.legalName} ~* ${pattern}`,
    sql`${company.brandName} ~* ${pattern}`,
    ilike(company.taxNumber, `${word}%`),
    sql`${company.taxKey} like nullif(tax_number_key(${company.country}, ${search}::text), '') || '%'`,
  );
}
