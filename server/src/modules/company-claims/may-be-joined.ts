import { holdsNumber } from 'shared-kit/contract/verification';
import type { Company } from '../companies/index.ts';

/** Whether a claimant may join the company. Suspended for sanctions, everything of it stands still. */
export const mayBeJoined = ({
  verification,
  frozenSince,
}: Pick<Company, 'verification' | 'frozenSince'>): boolean =>
  holdsNumber(verification) && frozenSince === null;
