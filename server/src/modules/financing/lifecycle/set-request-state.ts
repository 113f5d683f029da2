import { eq } from 'drizzle-orm';
import type { FinancingRequestState } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { refreshPagesOf } from '../refresh-pages.ts';
import { financingRequest } from '../schema.ts';
import type { Financing } from './locked-financing.ts';

/** Open pages of the buyer follow, whoever or whatever ended or continued its request. */
export async function setRequestState(
  tx: Tx,
  { request, now }: Financing,
  state: FinancingRequestState,
): Promise<void> {
  await tx.update(financingRequest).set({ state, updatedAt: now }).where(eq(financingRequest.id, request.id));
  await refreshPagesOf(tx, [request.buyerCompanyId]);
}

/** The first offer that reaches the buyer. */
export async function noteOffer(tx: Tx, financing: Financing): Promise<void> {
  if (financing.request.state === 'shared') await setRequestState(tx, financing, 'offers_in');
}
