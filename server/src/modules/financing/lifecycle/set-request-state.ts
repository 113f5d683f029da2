import { eq } from 'drizzle-orm';
import type { BankQuoteTransition, FinancingRequestState } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { refreshPagesOf } from '../refresh-pages.ts';
import { financingRequest } from '../schema.ts';
import type { Financing } from './locked-financing.ts';

/** The state that the whole request has after a move of a bank quote; after others it stays. */
export const requestAfter: Readonly<Partial<Record<BankQuoteTransition, FinancingRequestState>>> = {
  'send-indicative': 'offers_in',
  'approve-binding': 'offers_in',
  'send-binding': 'offers_in',
  accept: 'accepted',
  sign: 'contract_signed',
  issue: 'contract_signed',
  // The other banks may offer again.
  fail: 'offers_in',
  cancel: 'offers_in',
  close: 'closed',
  'cancel-rest': 'closed',
  honour: 'closed',
  'reopen-payments': 'contract_signed',
  terminate: 'terminated',
  'refuse-documents': 'terminated',
};

/** Open pages of the buyer follow, whoever or whatever ended or continued its request. */
export async function setRequestState(
  tx: Tx,
  { request, now }: Financing,
  state: FinancingRequestState,
): Promise<void> {
  await tx.update(financingRequest).set({ state, updatedAt: now }).where(eq(financingRequest.id, request.id));
  await refreshPagesOf(tx, [request.buyerCompanyId]);
}
