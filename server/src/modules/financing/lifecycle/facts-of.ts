import { Decimal } from 'decimal.js';
import { dayOf } from 'shared-kit/contract/dates';
import { type BankQuoteFacts, isOpenBankQuote } from 'shared-kit/contract/financing';
import { loanOf } from './loan-or-letter.ts';
import {
  type BankOfferRow,
  type BankQuoteRow,
  bindingOffer,
  type ContractRow,
  type DisbursementRow,
  type Financing,
  type WithdrawalRow,
} from './locked-financing.ts';
import { sumFacts } from './sums.ts';

export const isVersionCurrent = ({ quote, request }: Pick<Financing, 'quote' | 'request'>): boolean =>
  quote.version?.id === request.versionId &&
  (quote.version.state === 'sent' ||
    quote.version.state === 'accepted' ||
    quote.version.state === 'converted');

/** No version can be financed any more. A maker may still follow up an offer that it withdrew. */
const isPurchaseOver = ({ quote: { version } }: Pick<Financing, 'quote'>): boolean =>
  version?.state === 'declined' || (version?.state === 'withdrawn' && version.isSubjectToFinancing);

/** Payments without those that a later row corrects. */
export function standingDisbursements({ disbursements }: Financing, bankQuoteId: string): DisbursementRow[] {
  const corrected = new Set(disbursements.map(({ corrects }) => corrects));
  return disbursements.filter((it) => it.bankQuoteId === bankQuoteId && !corrected.has(it.id));
}

export const paidOutOf = (rows: readonly Pick<DisbursementRow, 'amount'>[]): Decimal =>
  rows.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));

/** The number of the next payment. */
export const nextDisbursement = ({ disbursements }: Financing, bankQuoteId: string): number =>
  Math.max(0, ...disbursements.filter((it) => it.bankQuoteId === bankQuoteId).map(({ number }) => number)) +
  1;

/** The ISO day on which the buyer accepted; null if nobody did, or before that was stored. */
export const acceptedOn = ({ acceptedAt }: Pick<BankQuoteRow, 'acceptedAt'>): string | null =>
  acceptedAt && dayOf(acceptedAt);

/** Nobody can accept the offer any more: its validity or the time for offers is over. Once chosen, it stands. */
export const isOfferOver = (
  { now }: Pick<Financing, 'now'>,
  { state }: Pick<BankQuoteRow, 'state'>,
  { terms }: Pick<BankOfferRow, 'terms'>,
): boolean => state === 'expired' || (isOpenBankQuote(state) && terms.validUntil < dayOf(now));

/** The bank's open question whether it may withdraw its binding offer. One about an earlier offer no longer counts. */
export function askedWithdrawal(financing: Financing, bankQuoteId: string): WithdrawalRow | null {
  const binding = bindingOffer(financing, bankQuoteId);
  return financing.withdrawals.find((it) => it.offerId === binding?.id && it.state === 'asked') ?? null;
}

/** One that was signed elsewhere came signed. */
export const isSignedByBank = ({ form, bankSignedAt }: ContractRow): boolean =>
  form !== 'market' || bankSignedAt !== null;

/** The facts that the table of transitions checks, as they are now. */
export function factsOf(financing: Financing, bankQuoteId: string): BankQuoteFacts {
  const { quote, request, offers, bankQuotes, contracts, now } = financing;
  const binding = bindingOffer(financing, bankQuoteId);
  const today = dayOf(now);
  const isCurrent = isVersionCurrent(financing);
  const isOfferValid = binding !== null && binding.terms.validUntil >= today;
  const isOfThis = (it: Readonly<{ bankQuoteId: string }>) => it.bankQuoteId === bankQuoteId;
  const contract = contracts.find((it) => isOfThis(it) && it.state === 'proposed');
  const standing = standingDisbursements(financing, bankQuoteId);
  const loan = binding && loanOf(binding);
  const isPaidOut = loan !== null && paidOutOf(standing).greaterThanOrEqualTo(loan.terms.principal);
  return {
    isOpenForOffers: isCurrent && now < request.offersUntil,
    isOfferValid,
    isApprovalAwaited: offers.some((it) => isOfThis(it) && it.state === 'awaiting_approval'),
    isWithdrawalAsked: askedWithdrawal(financing, bankQuoteId) !== null,
    isVersionCurrent: isCurrent,
    ...sumFacts(financing, bankQuoteId),
    isOver: now >= request.offersUntil && !isOfferValid,
    needsReconfirmation: bankQuotes.find(({ id }) => id === bankQuoteId)?.needsReconfirmation ?? false,
    ...conditionFacts(financing, bankQuoteId),
    isContractProposed: contract !== undefined,
    isContractSignedByBank: contract !== undefined && isSignedByBank(contract),
    isPaidOut,
    isPaymentRecorded: standing.length > 0,
    isPurchaseOver: isPurchaseOver(financing),
    isLetter: binding !== null && loan === null,
    isQuoteAccepted: isCurrent && quote.version?.state !== 'sent',
  };
}

function conditionFacts(financing: Financing, bankQuoteId: string) {
  const conditions = financing.conditions.filter((it) => it.bankQuoteId === bankQuoteId);
  const next = nextDisbursement(financing, bankQuoteId);
  const areMet = (rows: typeof conditions) => rows.every(({ state }) => state === 'met');
  return {
    isInfoGiven: conditions.every(({ gate, state }) => gate !== 'offer' || state !== 'open'),
    areContractConditionsMet: areMet(conditions.filter(({ gate }) => gate === 'contract')),
    areDrawdownConditionsMet: areMet(
      conditions.filter(
        ({ gate, drawdown }) =>
          gate === 'first-drawdown' || (gate === 'named-drawdown' && (drawdown ?? 1) <= next),
      ),
    ),
  };
}
