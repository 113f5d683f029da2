import { eq } from 'drizzle-orm';
import { companyMay, isOpenBankQuote, type StandingAction } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import { type Company, findCompany } from '../../companies/index.ts';
import { limitOf } from '../../quotes/index.ts';
import { sumOfOffer } from '../bank-quotes/loan-or-letter.ts';
import {
  type BankOfferRow,
  type BankQuoteRow,
  bindingOffer,
  type Financing,
} from '../bank-quotes/locked-financing.ts';
import { moveBankQuote } from '../bank-quotes/move-bank-quote.ts';
import { openConditions } from '../dealing/conditions.ts';
import { tellBank } from '../notices.ts';
import { bankQuote } from '../schema.ts';
import { setRequestState } from './set-request-state.ts';
import type { Asking } from './share-request.ts';

/** Accepts a binding offer. All other banks learn no more than that the buyer closed it. */
export async function acceptOffer(
  tx: Tx,
  financing: Financing,
  asking: Asking & Pick<Actor, 'companyRole'>,
  offerId: string,
): Promise<void> {
  const { request, bankQuotes, offers } = financing;
  if (request.state !== 'offers_in') throw new AppError('financing.state-moved');
  const offer = offers.find(({ id }) => id === offerId);
  const chosen = bankQuotes.find(({ id }) => id === offer?.bankQuoteId);
  if (!offer || !chosen) throw new AppError('financing.not-found');
  // A newer offer of the same bank replaces this one.
  if (bindingOffer(financing, chosen.id)?.id !== offer.id) throw new AppError('financing.state-moved');
  await assertMayAccept(tx, financing, asking, { offer, chosen, step: 'accept' });
  await moveBankQuote(tx, financing, chosen, 'accept');
  await tx.update(bankQuote).set({ acceptedAt: financing.now }).where(eq(bankQuote.id, chosen.id));
  await setRequestState(tx, financing, 'accepted');
  await openConditions(tx, financing, chosen.id, offer.terms);
  const company = financing.quote.buyer.brandName;
  const news = { params: { company }, except: asking.userId, key: 'accepted' };
  await tellBank(asking.parts, tx, { request, bankQuote: chosen }, { event: 'financing-accepted', ...news });
  await closeOthers(tx, financing, asking, { but: chosen.id, by: 'not-select' });
}

/** Accepting is new business; a contract that follows only goes on with it. */
type Step = 'accept' | 'contract';
const needed = {
  accept: { buyer: 'buy', bank: 'make-bank-offers' },
  contract: { buyer: 'go-on', bank: 'go-on' },
} as const satisfies Readonly<Record<Step, Readonly<Record<'buyer' | 'bank', StandingAction>>>>;

/** Throws unless buyer and bank may do business today. */
export async function assertMayBeFinanced(
  tx: Tx,
  { quote }: Pick<Financing, 'quote'>,
  { bankCompanyId }: BankQuoteRow,
  step: Step = 'accept',
): Promise<Company> {
  if (!companyMay(quote.buyer, needed[step].buyer) || quote.buyer.heldSince)
    throw new AppError('company.not-allowed');
  const bank = await findCompany(tx, bankCompanyId);
  if (!bank || !companyMay(bank, needed[step].bank) || bank.heldSince)
    throw new AppError('financing.bank-unavailable');
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
  const [total, { currency }] = [sumOfOffer(offer), offer.terms];
  const decidesAlone = companyRole === 'owner' || companyRole === 'approver';
  const limit = quote.version && limitOf(quote.buyer, { total, currency, fx: quote.version.fx });
  if (limit?.isAbove && !decidesAlone) throw new AppError('quote.above-limit');
  return bank;
}

/** Tells one bank that the buyer has no further use for its offer. */
export async function declineBank(
  tx: Tx,
  financing: Financing,
  asking: Asking,
  bankQuoteId: string,
): Promise<void> {
  const declined = financing.bankQuotes.find(({ id }) => id === bankQuoteId);
  if (!declined) throw new AppError('financing.not-found');
  await moveBankQuote(tx, financing, declined, 'decline-by-buyer');
  await tellClosed(tx, financing, asking, declined);
}

/** Takes the consent back: every bank's access ends at once. */
export async function withdrawRequest(tx: Tx, financing: Financing, asking: Asking): Promise<void> {
  const { state } = financing.request;
  if (state !== 'shared' && state !== 'offers_in') throw new AppError('financing.state-moved');
  await setRequestState(tx, financing, 'withdrawn');
  await closeOthers(tx, financing, asking, { but: null, by: 'withdraw-consent' });
}

/** Null: the market itself. */
type Acting = Readonly<{ parts: Asking['parts']; userId: string | null }>;

/** Ends what is still open; the banks learn no more than that. */
export async function closeOthers(
  tx: Tx,
  financing: Financing,
  asking: Acting,
  { but, by }: Readonly<{ but: string | null; by: 'not-select' | 'withdraw-consent' }>,
): Promise<void> {
  for (const other of financing.bankQuotes.filter((it) => it.id !== but && isOpenBankQuote(it.state))) {
    await moveBankQuote(tx, financing, other, by);
    await tellClosed(tx, financing, asking, other);
  }
}

/** Worded alike however it ended, so that no bank learns that another one was chosen. */
export function tellClosed(
  tx: Tx,
  { request, quote }: Financing,
  { parts, userId }: Acting,
  bankQuote: BankQuoteRow,
): Promise<void> {
  const news = { params: { company: quote.buyer.brandName }, except: userId, key: 'closed' };
  return tellBank(parts, tx, { request, bankQuote }, { event: 'financing-closed', ...news });
}
