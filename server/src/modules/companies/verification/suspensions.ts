import { and, asc, eq } from 'drizzle-orm';
import type { SuspensionReason } from 'shared-kit/contract/verification';
import type { Tx } from '../../../platform/db/index.ts';
import { changeCompany } from '../change-company.ts';
import type { Company } from '../repository.ts';
import { companySuspension } from '../schema.ts';
import { type Mover, moveVerification } from './move.ts';

/** The suspensions that a company is under now, oldest first. */
export const listSuspensions = (tx: Tx, companyId: string) =>
  tx
    .select()
    .from(companySuspension)
    .where(eq(companySuspension.companyId, companyId))
    .orderBy(asc(companySuspension.since), asc(companySuspension.reason));

type Suspending = Mover & Readonly<{ suspension: SuspensionReason }>;

/**
 * Suspends a company that the caller has locked. Returns the record's id; null if its state doesn't allow it, or it is
 * suspended for this reason already.
 */
export async function beginSuspension(
  tx: Tx,
  company: Pick<Company, 'id' | 'verification'>,
  mover: Suspending,
): Promise<string | null> {
  const { suspension: reason, reason: words, actor, now: since } = mover;
  const begun = await tx
    .insert(companySuspension)
    .values({ companyId: company.id, reason, words: words ?? '', actor, since })
    .onConflictDoNothing()
    .returning();
  if (begun.length === 0) return null;
  if (reason === 'sanctions') await changeCompany(tx, company.id, { frozenSince: since });
  return moveVerification(tx, company, 'suspend', mover);
}

/**
 * Ends one suspension of a company that the caller has locked; the last one makes it approved again. Returns the record's
 * id; null if it isn't suspended for this reason.
 */
export async function endSuspension(
  tx: Tx,
  company: Pick<Company, 'id' | 'verification'>,
  mover: Suspending,
): Promise<string | null> {
  const { companyId, reason } = companySuspension;
  const ended = await tx
    .delete(companySuspension)
    .where(and(eq(companyId, company.id), eq(reason, mover.suspension)))
    .returning();
  if (ended.length === 0) return null;
  if (mover.suspension === 'sanctions') await changeCompany(tx, company.id, { frozenSince: null });
  const others = await listSuspensions(tx, company.id);
  return moveVerification(tx, company, others.length > 0 ? 'lift' : 'reinstate', mover);
}
