import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { awaitsDecision, type SanctionsAnswer, sanctionsHitStates } from 'shared-kit/contract/sanctions';
import type { Tx } from '../../platform/db/index.ts';
import { userAccount } from '../accounts/index.ts';
import type { Company } from '../companies/index.ts';
import { hitAtStake } from './at-stake.ts';
import { sanctionsDecision, sanctionsHit, sanctionsScreening } from './schema.ts';

const awaiting = sanctionsHitStates.filter(awaitsDecision);

/** What staff see of a company's screening: those to decide on first. */
export async function readSanctions(
  tx: Tx,
  company: Pick<Company, 'id' | 'verification'>,
  { reader, fourEyes }: Readonly<{ reader: string; fourEyes: boolean }>,
): Promise<SanctionsAnswer> {
  const { at, lists } = sanctionsScreening;
  const screenings = await tx
    .select({ at, lists })
    .from(sanctionsScreening)
    .where(eq(sanctionsScreening.companyId, company.id))
    .orderBy(desc(at), desc(sanctionsScreening.id));
  const rows = await tx
    .select()
    .from(sanctionsHit)
    .where(eq(sanctionsHit.companyId, company.id))
    .orderBy(desc(inArray(sanctionsHit.state, awaiting)), desc(sanctionsHit.score), asc(sanctionsHit.id));
  const decided = await listDecisions(
    tx,
    rows.map(({ id }) => id),
  );
  return {
    screenings: screenings.map((it) => ({ ...it, at: it.at.toISOString() })),
    hits: rows.map(({ source, listDate: date, sha256, foundAt, proposedBy, companyId: _, ...row }) => {
      const decisions = decided.filter(({ hitId }) => hitId === row.id).map(({ hitId: _hit, ...it }) => it);
      return {
        ...row,
        list: { source, date, sha256 },
        foundAt: foundAt.toISOString(),
        isMine: fourEyes && proposedBy === reader,
        decisions,
        atStake: hitAtStake({ ...row, sha256 }, { company, decisions: decisions.length }),
      };
    }),
  };
}

async function listDecisions(tx: Tx, hitIds: readonly string[]) {
  if (hitIds.length === 0) return [];
  const { id, hitId, decision, reason, actor, at } = sanctionsDecision;
  const rows = await tx
    .select({ hitId, decision, reason, at, by: sql<string>`coalesce(${userAccount.name}, ${actor}::text)` })
    .from(sanctionsDecision)
    .leftJoin(userAccount, eq(userAccount.id, actor))
    .where(inArray(hitId, [...hitIds]))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
