import { and, asc, eq, gt, ilike, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { type CompanyGroup, companyGroups, type VerificationState } from 'shared-kit/contract';
import type { Tx } from '../../platform/db/index.ts';
import { company } from '../companies/index.ts';
import { foldedColumn, foldedWord } from './folded.ts';

export type QueueQuery = Readonly<{
  states: readonly VerificationState[];
  group: CompanyGroup | null;
  search: string;
  after: Position | null;
  limit: number;
}>;
type Position = Readonly<{ at: Date; id: string }>;

/** Since when a company has been waiting, in milliseconds like cursors. */
const since =
  sql<Date>`date_trunc('milliseconds', coalesce(${company.submittedAt}, ${company.createdAt}))`.mapWith(
    company.createdAt,
  );

/** The longest waiting first. Reads one more than requested, to tell whether a next page exists. */
export function listQueue(tx: Tx, { states, group, search, after, limit }: QueueQuery) {
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
    })
    .from(company)
    .where(
      and(
        inArray(company.verification, [...states]),
        group ? inArray(company.kind, [...companyGroups[group]]) : undefined,
        matches(search),
        after ? or(gt(since, after.at), and(eq(since, after.at), gt(company.id, after.id))) : undefined,
      ),
    )
    .orderBy(asc(since), asc(company.id))
    .limit(limit + 1);
}

/** Part of a name, or the beginning of a tax number. */
function matches(search: string): SQL | undefined {
  const word = foldedWord(search);
  if (word === '') return undefined;
  const part = `%${word}%`;
  return or(
    like(foldedColumn(company.legalName), part),
    like(foldedColumn(company.brandName), part),
    ilike(company.taxNumber, `${word}%`),
  );
}
