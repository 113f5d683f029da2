import { asc, eq } from 'drizzle-orm';
import type { BankQuoteState } from 'shared-kit/contract/financing';
import { reckonOffer } from 'shared-kit/finance';
import type { Tx } from '../../platform/db/index.ts';
import { company } from '../companies/index.ts';
import { scheduleOfPart } from './drawdown/pay-out.ts';
import { paidOutOf } from './lifecycle/facts-of.ts';
import { loanOf } from './lifecycle/loan-or-letter.ts';
import type { BankOfferRow, BankQuoteRow, DisbursementRow } from './lifecycle/locked-financing.ts';
import { disbursement } from './lifecycle/schema.ts';
import { deviationsFrom, isSound } from './lifecycle/sums.ts';
import { bankOffer, bankQuote, financingRequest } from './schema.ts';

/** What differs, without its amounts: they are between the buyer and the bank. */
export type FoundDeviation = Readonly<{
  /** Of the financing request. */
  number: string;
  bank: string;
  state: BankQuoteState;
  /** Of the offer, or of the payment. */
  of: string;
  differs: string;
  /** Its next move is refused until the bank revises it. */
  isBlocked: boolean;
}>;

/** Every offer, payment and schedule whose figures don't agree, the oldest request first. It changes nothing. */
export async function listDeviations(tx: Tx): Promise<FoundDeviation[]> {
  const rows = await tx
    .select({ bankQuote, number: financingRequest.number, bank: company.brandName })
    .from(bankQuote)
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .innerJoin(company, eq(company.id, bankQuote.bankCompanyId))
    .orderBy(asc(financingRequest.createdAt), asc(bankQuote.id));
  const found: FoundDeviation[] = [];
  for (const { bankQuote: it, number, bank } of rows) {
    const offers = await tx
      .select()
      .from(bankOffer)
      .where(eq(bankOffer.bankQuoteId, it.id))
      .orderBy(asc(bankOffer.number));
    const payments = await tx.select().from(disbursement).where(eq(disbursement.bankQuoteId, it.id));
    const own = [...inOffers(it, offers), ...inPayments(it, offers, payments)];
    found.push(...own.map((each) => ({ number, bank, state: it.state, ...each })));
  }
  return found;
}

type Found = Pick<FoundDeviation, 'of' | 'differs' | 'isBlocked'>;

/** Of the newest sent offer, and of one that waits for a second person. */
function inOffers(it: BankQuoteRow, offers: readonly BankOfferRow[]): Found[] {
  const sent = offers.findLast(({ state }) => state === 'sent');
  return offers
    .filter((offer) => offer === sent || offer.state === 'awaiting_approval')
    .flatMap((offer) => {
      const of = `offer ${offer.number}`;
      const loan = loanOf(offer);
      const sums = deviationsFrom(it, offer).map(({ of: figure }) => names[figure]);
      return [
        ...(sums.length > 0 ? [{ of, differs: sums.join(', '), isBlocked: !isSound(it, offer) }] : []),
        ...(loan && reckonOffer(loan.terms).totalInterest !== loan.figures.totalInterest
          ? [{ of, differs: 'schedule of an earlier arithmetic', isBlocked: false }]
          : []),
      ];
    });
}

const names = {
  ownFunds: 'own funds',
  principal: 'amount that reaches the maker',
  letter: 'amount of the letter of credit',
  laterFee: 'financed fee that falls due later',
  currency: 'currency',
} as const;

function inPayments(
  { state, reason }: BankQuoteRow,
  offers: readonly BankOfferRow[],
  payments: readonly DisbursementRow[],
): Found[] {
  const binding = offers.findLast((it) => it.kind === 'binding' && it.state === 'sent');
  const loan = binding && loanOf(binding);
  if (!loan) return [];
  const corrected = new Set(payments.map(({ corrects }) => corrects));
  const standing = payments.filter(({ id }) => !corrected.has(id));
  // A bank that cancels the rest gives a reason.
  const isShort = state === 'closed' && reason === null && paidOutOf(standing).lessThan(loan.terms.principal);
  const interestOf = (rows: readonly Readonly<{ interest: string }>[]) =>
    rows.map(({ interest }) => interest);
  const earlier = standing.filter(
    (row) => String(interestOf(row.schedule)) !== String(interestOf(scheduleOfPart(loan.terms, row))),
  );
  return [
    ...(isShort ? [{ of: 'payments', differs: 'sum below the principal', isBlocked: false }] : []),
    ...earlier.map(({ number }) => ({
      of: `payment ${number}`,
      differs: 'schedule of an earlier arithmetic',
      isBlocked: false,
    })),
  ];
}
