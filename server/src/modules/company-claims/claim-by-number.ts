import type { ClaimInput } from 'shared-kit/contract/claims';
import { readTaxNumber } from 'shared-kit/tax-number';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { findNumberHolder } from '../companies/index.ts';
import { hasPendingClaim, insertClaim, lockClaimant } from './repository.ts';

type Claiming = Readonly<{ userId: string; clock: Clock }>;

/**
 * Somebody with an account and no company claims the one that has a tax number. From here on it is like a claim made
 * when registering: it is told to nobody before the person's address is confirmed.
 */
export async function claimByNumber(
  tx: Tx,
  { country, taxNumber: typed, words }: ClaimInput,
  { userId, clock }: Claiming,
): Promise<void> {
  const reading = readTaxNumber(country, typed);
  if ('fault' in reading)
    throw new AppError('request.body-invalid', { errors: [{ name: 'taxNumber', reason: reading.fault }] });
  const { companyId: own } = await lockClaimant(tx, userId);
  if (own !== null) throw new AppError('member.other-company');
  if (await hasPendingClaim(tx, userId)) throw new AppError('claim.pending');
  const { taxNumber } = reading;
  const companyId = await findNumberHolder(tx, { country, taxNumber });
  if (companyId === null) throw new AppError('claim.number-free');
  await insertClaim(tx, { companyId, userId, country, taxNumber, words, askedAt: clock() });
}
