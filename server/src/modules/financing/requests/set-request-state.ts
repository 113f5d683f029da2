import { eq } from 'drizzle-orm';
import type { FinancingRequestState } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Financing } from '../bank-quotes/locked-financing.ts';
import { financingRequest } from '../schema.ts';

export const setRequestState = (tx: Tx, { request, now }: Financing, state: FinancingRequestState) =>
  tx.update(financingRequest).set({ state, updatedAt: now }).where(eq(financingRequest.id, request.id));

/** The first offer that reaches the buyer. */
export async function noteOffer(tx: Tx, financing: Financing): Promise<void> {
  if (financing.request.state === 'shared') await setRequestState(tx, financing, 'offers_in');
}
