import { eq } from 'drizzle-orm';
import {
  isHitProposed,
  mayDecideHit,
  type SanctionsDecisionInput,
  sanctionsTransitions,
} from 'shared-kit/contract';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { MailParts } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { listSuspensions, lockCompany } from '../companies/index.ts';
import { decide } from '../verification/index.ts';
import { followHits } from './follow-hits.ts';
import { sanctionsDecision, sanctionsHit } from './schema.ts';

type Deciding = SanctionsDecisionInput &
  Readonly<{ hitId: string; userId: string; now: Date; fourEyes: boolean }>;

/** Decides on a hit by the table of transitions. A confirmed match suspends the company, if it was approved. */
export async function decideHit(parts: MailParts, tx: Tx, wanted: Deciding): Promise<void> {
  const { hitId, decision, reason, userId: actor, now: at, fourEyes } = wanted;
  const [found] = await tx.select().from(sanctionsHit).where(eq(sanctionsHit.id, hitId));
  if (!found) throw new AppError('sanctions.hit-not-found');
  const { companyId } = found;
  // The company's lock lets one decision through at a time.
  const company = await lockCompany(tx, companyId);
  const [hit = found] = await tx.select().from(sanctionsHit).where(eq(sanctionsHit.id, hitId));
  const isMine = fourEyes && hit.proposedBy === actor;
  if (!company || !mayDecideHit(decision, { state: hit.state, isMine })) {
    throw new AppError(
      mayDecideHit(decision, { state: hit.state, isMine: false })
        ? 'sanctions.second-person'
        : 'sanctions.hit-moved',
    );
  }
  const { source, listDate: date, sha256, score } = hit;
  await tx.insert(sanctionsDecision).values({
    ...{ id: newId(at.getTime()), hitId, decision, reason, actor, at, score },
    list: { source, date, sha256 },
  });
  const { to: state } = sanctionsTransitions[decision];
  await tx
    .update(sanctionsHit)
    .set({ state, proposedBy: isHitProposed(state) ? actor : null })
    .where(eq(sanctionsHit.id, hitId));
  await record(tx, {
    ...{ action: 'sanctions.decided', companyId, by: actor, at, reason, isStaffOnly: true },
    changes: [
      { field: 'list', from: null, to: `${source} ${date} ${hit.entry}` },
      { field: 'hit', from: hit.state, to: state },
    ],
  });
  await followHits(tx, companyId, at);
  const mayBeSuspended = company.verification === 'approved' || company.verification === 'suspended';
  if (decision !== 'confirm' || !mayBeSuspended) return;
  const suspended = await listSuspensions(tx, companyId);
  if (suspended.some((it) => it.reason === 'sanctions')) return;
  const suspending = { decision: 'suspend', suspension: 'sanctions' } as const;
  await decide(parts, tx, { ...suspending, companyId, reason, actor, version: null });
}
