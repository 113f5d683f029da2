import { eq } from 'drizzle-orm';
import type { Seen } from 'shared-kit/contract/binding';
import {
  type BindingHitDecision,
  type FreeHitDecision,
  isHitProposed,
  mayDecideHit,
  type SanctionsDecision,
  sanctionsTransitions,
} from 'shared-kit/contract/sanctions';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError, assertSeen } from '../../platform/http/index.ts';
import type { MailParts } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { type Company, listSuspensions, lockCompany } from '../companies/index.ts';
import { decide } from '../verification/index.ts';
import { countDecisions, hitAtStake } from './at-stake.ts';
import { followHits } from './follow-hits.ts';
import { sanctionsDecision, sanctionsHit } from './schema.ts';

type Hit = typeof sanctionsHit.$inferSelect;
type Deciding = Readonly<{ hitId: string; reason: string; userId: string; now: Date; fourEyes: boolean }> &
  (
    | Readonly<{ decision: FreeHitDecision }>
    /** Which company's hit it is, and what the second person read. */
    | Readonly<{ decision: BindingHitDecision; companyId: string; seen: Seen }>
  );

/** Decides on a hit by the table of transitions. A confirmed match suspends the company, if it was approved. */
export async function decideHit(parts: MailParts, tx: Tx, wanted: Deciding): Promise<void> {
  const { hitId, decision, reason, userId: actor, now: at } = wanted;
  const { hit, company } = await lockHit(tx, hitId);
  const companyId = company.id;
  assertPossible(hit, wanted);
  if ('seen' in wanted) {
    if (wanted.companyId !== companyId) throw new AppError('sanctions.hit-not-found');
    assertSeen(wanted.seen, hitAtStake(hit, { company, decisions: await countDecisions(tx, hitId) }));
  }
  const { source, listDate: date, sha256, score } = hit;
  await tx.insert(sanctionsDecision).values({
    id: newId(at.getTime()),
    hitId,
    decision,
    reason,
    actor,
    at,
    score,
    list: { source, date, sha256 },
  });
  const { to: state } = sanctionsTransitions[decision];
  await tx
    .update(sanctionsHit)
    .set({ state, proposedBy: isHitProposed(state) ? actor : null })
    .where(eq(sanctionsHit.id, hitId));
  await record(tx, {
    action: 'sanctions.decided',
    companyId,
    by: actor,
    at,
    reason,
    isStaffOnly: true,
    changes: [
      { field: 'list', from: null, to: `${source} ${date} ${hit.entry}` },
      { field: 'hit', from: hit.state, to: state },
    ],
  });
  await followHits(tx, companyId, at);
  if (decision === 'confirm') await suspend(parts, tx, company, { reason, actor });
}

/** Decisions pass the company's lock one at a time. */
async function lockHit(tx: Tx, hitId: string): Promise<Readonly<{ hit: Hit; company: Company }>> {
  const [found] = await tx.select().from(sanctionsHit).where(eq(sanctionsHit.id, hitId));
  const company = found && (await lockCompany(tx, found.companyId));
  if (!company) throw new AppError('sanctions.hit-not-found');
  const [hit = found] = await tx.select().from(sanctionsHit).where(eq(sanctionsHit.id, hitId));
  return { hit, company };
}

type Wish = Readonly<{ decision: SanctionsDecision; userId: string; fourEyes: boolean }>;

/** Throws unless the hit's state allows the decision, by somebody else than proposed it. */
function assertPossible({ state, proposedBy }: Hit, { decision, userId, fourEyes }: Wish): void {
  if (!mayDecideHit(decision, { state, isMine: false })) throw new AppError('sanctions.hit-moved');
  const isMine = fourEyes && proposedBy === userId;
  if (!mayDecideHit(decision, { state, isMine })) throw new AppError('sanctions.second-person');
}

type By = Readonly<{ reason: string; actor: string }>;

async function suspend(parts: MailParts, tx: Tx, { id: companyId, verification }: Company, by: By) {
  if (verification !== 'approved' && verification !== 'suspended') return;
  const suspended = await listSuspensions(tx, companyId);
  if (suspended.some((it) => it.reason === 'sanctions')) return;
  const suspending = { decision: 'suspend', suspension: 'sanctions' } as const;
  await decide(parts, tx, { ...suspending, companyId, ...by, version: null });
}
