import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ClaimTransition, claimTransitions, openClaimStates } from 'shared-kit/contract/claims';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { userAccount } from '../accounts/index.ts';
import { company } from '../companies/index.ts';
import { type ClaimRow, companyClaim } from './schema.ts';

export type NewClaim = Pick<ClaimRow, 'companyId' | 'userId' | 'country' | 'taxNumber' | 'words' | 'askedAt'>;

/** Somebody has at most one claim that waits. */
export async function insertClaim(tx: Tx, values: NewClaim): Promise<string> {
  const id = newId(values.askedAt.getTime());
  await tx.insert(companyClaim).values({ ...values, id, state: 'unconfirmed' });
  return id;
}

/** Asked behind the lock on the claimant. */
export const hasPendingClaim = async (tx: Tx, userId: string): Promise<boolean> => {
  const isPending = inArray(companyClaim.state, [...claimTransitions.withdraw.from]);
  return (await tx.$count(companyClaim, and(eq(companyClaim.userId, userId), isPending))) > 0;
};

export async function findClaim(tx: Tx, id: string): Promise<ClaimRow> {
  const [row] = await tx.select().from(companyClaim).where(eq(companyClaim.id, id));
  if (!row) throw new AppError('claim.not-found');
  return row;
}

export type ClaimProposal = Pick<ClaimRow, 'proposedBy' | 'proposedReason' | 'proposedAt'>;
const noProposal: ClaimProposal = { proposedBy: null, proposedReason: null, proposedAt: null };

/** Writes down what is proposed, or that nothing is any more. The caller has locked the claimed company. */
export async function setProposal(tx: Tx, id: string, proposal: ClaimProposal = noProposal): Promise<void> {
  await tx.update(companyClaim).set(proposal).where(eq(companyClaim.id, id));
}

/**
 * Throws unless the claim's state, now, allows the transition. The caller has locked the claimed company. What was
 * proposed ends with it.
 */
export async function moveClaim(
  tx: Tx,
  id: string,
  transition: ClaimTransition,
  values: Partial<typeof companyClaim.$inferInsert> = {},
): Promise<void> {
  const { from, to } = claimTransitions[transition];
  const { rowCount } = await tx
    .update(companyClaim)
    .set({ ...noProposal, ...values, state: to })
    .where(and(eq(companyClaim.id, id), inArray(companyClaim.state, [...from])));
  if (rowCount === 0) throw new AppError('claim.moved');
}

/** The claimant's newest. */
export async function findOwnClaim(tx: Tx, userId: string): Promise<ClaimRow | null> {
  const [row] = await tx
    .select()
    .from(companyClaim)
    .where(eq(companyClaim.userId, userId))
    .orderBy(desc(companyClaim.id))
    .limit(1);
  return row ?? null;
}

const isOpen = inArray(companyClaim.state, [...openClaimStates]);
const answerer = alias(userAccount, 'answerer');
const proposer = alias(userAccount, 'proposer');

const readClaims = (tx: Tx) =>
  tx
    .select({
      claim: companyClaim,
      name: userAccount.name,
      email: userAccount.email,
      answeredBy: answerer.name,
      proposer: proposer.name,
      company: {
        id: company.id,
        name: company.legalName,
        verification: company.verification,
        frozenSince: company.frozenSince,
      },
    })
    .from(companyClaim)
    .innerJoin(userAccount, eq(userAccount.id, companyClaim.userId))
    .innerJoin(company, eq(company.id, companyClaim.companyId))
    .leftJoin(answerer, eq(answerer.id, companyClaim.answeredBy))
    .leftJoin(proposer, eq(proposer.id, companyClaim.proposedBy));
export type ReadClaim = Awaited<ReturnType<typeof readClaims>>[number];

/** Those on one company that staff have not decided, oldest first. */
export const listOpenOf = (tx: Tx, companyId: string): Promise<ReadClaim[]> =>
  readClaims(tx)
    .where(and(isOpen, eq(companyClaim.companyId, companyId)))
    .orderBy(asc(companyClaim.openedAt), asc(companyClaim.id));

type Page = Readonly<{ after: Readonly<{ at: Date; id: string }> | null; limit: number }>;

/** Those that wait for the staff, the longest waiting first. Reads one more than asked for. */
export const listOpen = (tx: Tx, { after, limit }: Page): Promise<ReadClaim[]> =>
  readClaims(tx)
    .where(
      and(
        isOpen,
        after === null
          ? undefined
          : sql`(${companyClaim.openedAt}, ${companyClaim.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(companyClaim.openedAt), asc(companyClaim.id))
    .limit(limit + 1);

/** Those that staff have decided, newest first. Reads one more than asked for. */
export const listDecided = (tx: Tx, { after, limit }: Page): Promise<ReadClaim[]> =>
  readClaims(tx)
    .where(
      and(
        inArray(companyClaim.state, ['granted', 'refused']),
        isNotNull(companyClaim.endedAt),
        after === null
          ? undefined
          : sql`(${companyClaim.endedAt}, ${companyClaim.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(companyClaim.endedAt), desc(companyClaim.id))
    .limit(limit + 1);

export const countOpenClaims = (tx: Tx): Promise<number> => tx.$count(companyClaim, isOpen);

/** The claimant, locked, so that they can't join two companies at once. */
export async function lockClaimant(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ companyId: userAccount.companyId, name: userAccount.name })
    .from(userAccount)
    .where(eq(userAccount.id, userId))
    .for('update');
  if (!row) throw new AppError('claim.not-found');
  return row;
}
