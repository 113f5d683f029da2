import { companyMay } from 'shared-kit/contract/companies';
import { type BankQuoteTransition, bankQuoteMoves } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { type Company, findCompany } from '../../companies/index.ts';
import { actionOnQuote } from '../bank-that-may.ts';
import { isOneEnough } from '../policy/policy.ts';
import { factsOf } from './facts-of.ts';
import { sumOfOffer } from './loan-or-letter.ts';
import { type BankQuoteRow, bindingOffer, type Financing } from './locked-financing.ts';
import { hindranceOf, isAboveLimit } from './may-be-financed.ts';

/** The bank's moves that the market would take now from this officer. */
export async function banksMoves(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  userId: string,
): Promise<BankQuoteTransition[]> {
  const { quote } = financing;
  const { id, state, bankCompanyId } = bankQuote;
  const bank = await findCompany(tx, bankCompanyId);
  if (!bank || !companyMay(bank, actionOnQuote(state)) || quote.buyer.frozenSince) return [];
  const closed = new Set<BankQuoteTransition>();
  if (!maySend(financing, id, userId)) closed.add('approve-binding');
  if (!(await mayConfirm(tx, financing, bankQuote, userId))) closed.add('confirm');
  if (hindranceOf(financing, bank, 'accept')) closed.add('issue');
  return bankQuoteMoves('bank', state, factsOf(financing, id)).filter((it) => !closed.has(it));
}

/** The second person is another one than prepared it, and the offer still holds. */
function maySend({ offers, now }: Financing, bankQuoteId: string, userId: string): boolean {
  const awaiting = offers.find((it) => it.bankQuoteId === bankQuoteId && it.state === 'awaiting_approval');
  const isValid = awaiting !== undefined && awaiting.terms.validUntil >= now.toISOString().slice(0, 10);
  return isValid && awaiting.preparedBy !== userId;
}

/** A binding offer takes as many people to confirm as it took to send. */
async function mayConfirm(
  tx: Tx,
  { offers }: Financing,
  { id, bankCompanyId }: BankQuoteRow,
  userId: string,
): Promise<boolean> {
  const sent = offers.findLast((it) => it.bankQuoteId === id && it.state === 'sent');
  if (sent?.kind !== 'binding' || sent.preparedBy !== userId) return true;
  return isOneEnough(tx, bankCompanyId, { amount: sumOfOffer(sent), currency: sent.terms.currency });
}

type Reader = Readonly<{ bank: Company | undefined; companyRole: Actor['companyRole'] }>;

/** The buyer's moves that the market would take now from this person. */
export function buyersMoves(
  financing: Financing,
  { id, state }: BankQuoteRow,
  { bank, companyRole }: Reader,
): BankQuoteTransition[] {
  const { request, quote } = financing;
  if (quote.buyer.frozenSince) return [];
  const binding = bindingOffer(financing, id);
  const mayConclude = (step: 'accept' | 'contract') =>
    !hindranceOf(financing, bank, step) && binding !== null && !isAboveLimit(financing, binding, companyRole);
  return bankQuoteMoves('buyer', state, factsOf(financing, id)).filter((it) => {
    if (it === 'accept') return request.state === 'offers_in' && mayConclude('accept');
    return it !== 'sign' || mayConclude('contract');
  });
}
