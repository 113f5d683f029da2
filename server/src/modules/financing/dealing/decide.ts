import { eq } from 'drizzle-orm';
import type { Seen } from 'shared-kit/contract/binding';
import {
  type AcceptBankOfferInput,
  type DeclineBankInput,
  isOpenBankQuote,
} from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError, assertSeen } from '../../../platform/http/index.ts';
import { type Company, findCompany } from '../../companies/index.ts';
import type { Asking } from '../lifecycle/asking.ts';
import { requestAtStake } from '../lifecycle/at-stake.ts';
import {
  type BankOfferRow,
  type BankQuoteRow,
  bindingOffer,
  type Financing,
} from '../lifecycle/locked-financing.ts';
import { hindranceOf, isAboveLimit, type Step } from '../lifecycle/may-be-financed.ts';
import { moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import type { Acting } from '../lifecycle/notices.ts';
import { setRequestState } from '../lifecycle/set-request-state.ts';
import { bankQuote } from '../schema.ts';
import { openConditions } from './conditions.ts';

/** Accepts a binding offer. All other banks learn no more than that the buyer closed it. */
export async function acceptOffer(
  tx: Tx,
  financing: Financing,
  asking: Asking & Pick<Actor, 'companyRole'>,
  { offerId, seen }: AcceptBankOfferInput,
): Promise<void> {
  const { request, bankQuotes, offers } = financing;
  if (request.state !== 'offers_in') throw new AppError('financing.state-moved');
  const offer = offers.find(({ id }) => id === offerId);
  const chosen = bankQuotes.find(({ id }) => id === offer?.bankQuoteId);
  if (!offer || !chosen) throw new AppError('financing.not-found');
  // A newer offer of the same bank replaces this one.
  if (bindingOffer(financing, chosen.id)?.id !== offer.id) throw new AppError('financing.state-moved');
  await assertMayAccept(tx, financing, asking, { offer, chosen, step: 'accept' });
  await moveBankQuote(tx, financing, chosen, 'accept', { by: asking, seen });
  await tx.update(bankQuote).set({ acceptedAt: financing.now }).where(eq(bankQuote.id, chosen.id));
  await openConditions(tx, financing, chosen.id, offer.terms);
  await closeOthers(tx, financing, asking, { but: chosen.id, move: 'not-select' });
}

/** Throws unless buyer and bank may do business today. */
export async function assertMayBeFinanced(
  tx: Tx,
  { quote }: Pick<Financing, 'quote'>,
  { bankCompanyId }: BankQuoteRow,
  step: Step = 'accept',
): Promise<Company> {
  const bank = await findCompany(tx, bankCompanyId);
  const hindrance = hindranceOf({ quote }, bank, step);
  if (hindrance || !bank) throw new AppError(hindrance ?? 'financing.bank-unavailable');
  return bank;
}

type Binding = Readonly<{ offer: BankOfferRow; chosen: BankQuoteRow; step: Step }>;

/** Throws unless this person of the buyer may bind it to this offer. */
export async function assertMayAccept(
  tx: Tx,
  { quote }: Financing,
  { companyRole }: Pick<Actor, 'companyRole'>,
  { offer, chosen, step }: Binding,
): Promise<Company> {
  const bank = await assertMayBeFinanced(tx, { quote }, chosen, step);
  if (isAboveLimit({ quote }, offer, companyRole)) throw new AppError('quote.above-limit');
  return bank;
}

/** Tells one bank that the buyer has no further use for its offer. */
export async function declineBank(
  tx: Tx,
  financing: Financing,
  asking: Asking,
  { bankQuoteId, seen }: DeclineBankInput,
): Promise<void> {
  const declined = financing.bankQuotes.find(({ id }) => id === bankQuoteId);
  if (!declined) throw new AppError('financing.not-found');
  await moveBankQuote(tx, financing, declined, 'decline-by-buyer', { by: asking, seen });
}

/** Whether the request waits for an acceptance, so that the buyer may end it. */
export const isWithdrawable = ({ request: { state } }: Pick<Financing, 'request'>): boolean =>
  state === 'shared' || state === 'offers_in';

/** Takes the consent back: every bank's access ends at once. */
export async function withdrawRequest(
  tx: Tx,
  financing: Financing,
  asking: Asking,
  seen: Seen,
): Promise<void> {
  if (!isWithdrawable(financing)) throw new AppError('financing.state-moved');
  assertSeen(seen, requestAtStake(financing));
  await setRequestState(tx, financing, 'withdrawn');
  await closeOthers(tx, financing, asking, { but: null, move: 'withdraw-consent' });
}

/** Ends what is still open; the banks learn no more than that. */
export async function closeOthers(
  tx: Tx,
  financing: Financing,
  by: Acting,
  { but, move }: Readonly<{ but: string | null; move: 'not-select' | 'withdraw-consent' }>,
): Promise<void> {
  for (const other of financing.bankQuotes.filter((it) => it.id !== but && isOpenBankQuote(it.state)))
    await moveBankQuote(tx, financing, other, move, { by });
}
