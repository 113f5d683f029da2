import type { ClaimOpinionInput } from 'shared-kit/contract/claims';
import type { Tx } from '../../platform/db/index.ts';
import { recordClaim } from './record-claim.ts';
import { findClaim, insertClaim, moveClaim, type NewClaim } from './repository.ts';

type Answered = Readonly<{ by: string; opinion: ClaimOpinionInput['opinion']; at: Date }>;

/** Makes a claim of the demo market and answers it by the lifecycle's rules, without notices. */
export async function replayClaim(tx: Tx, claim: NewClaim, answered: Answered | null): Promise<void> {
  const id = await insertClaim(tx, claim);
  const { askedAt: at, userId } = claim;
  const asked = await findClaim(tx, id);
  await moveClaim(tx, id, 'take-up', { openedAt: at });
  await recordClaim(tx, asked, { action: 'claim.opened', by: userId, to: 'open', at });
  if (answered === null) return;
  const { by, opinion } = answered;
  const opened = await findClaim(tx, id);
  await moveClaim(tx, id, opinion, { answeredBy: by });
  const to = opinion === 'agree' ? 'agreed' : 'objected';
  await recordClaim(tx, opened, { action: 'claim.answered', by, to, at: answered.at });
}
