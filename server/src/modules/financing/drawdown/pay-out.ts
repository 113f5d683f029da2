import { Decimal } from 'decimal.js';
import {
  type BankOfferTerms,
  type BankScheduleRow,
  type DisbursementInput,
  disbursementLimits,
} from 'shared-kit/contract/financing';
import { faultsOfFigures, reckonOffer, shareOf } from 'shared-kit/finance';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError, refuseWrongOrder } from '../../../platform/http/index.ts';
import { factsOf, nextDisbursement, paidOutOf, standingDisbursements } from '../lifecycle/facts-of.ts';
import { loanOf } from '../lifecycle/loan-or-letter.ts';
import {
  type BankQuoteRow,
  bindingOffer,
  type Financing,
  lockFinancing,
} from '../lifecycle/locked-financing.ts';
import { moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import { tellBuyer } from '../lifecycle/notices.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { disbursement } from '../lifecycle/schema.ts';
import { refreshPagesOf } from '../refresh-pages.ts';

const refuse = (name: string, reason: string): AppError =>
  new AppError('request.body-invalid', { errors: [{ name, reason }] });

/** Records money that the bank paid out, or corrects such a record. The last payment closes the bank quote. */
export async function payOut(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  input: DisbursementInput,
): Promise<void> {
  const { now, request } = financing;
  const corrected = input.corrects === null ? null : correctable(financing, bankQuote.id, input.corrects);
  await moveBankQuote(tx, financing, bankQuote, corrected ? 'correct-payment' : 'pay-out', {
    by: officer,
    seen: input.seen,
  });
  const offer = bindingOffer(financing, bankQuote.id);
  const terms = offer && loanOf(offer)?.terms;
  if (!terms) throw new Error(`${bankQuote.id} has no accepted offer`);
  assertSane(financing, bankQuote.id, { input, terms, isCorrection: corrected !== null });
  const { amount, paidOn, reference, milestone, corrects } = input;
  await tx.insert(disbursement).values({
    id: newId(now.getTime()),
    bankQuoteId: bankQuote.id,
    amount,
    paidOn,
    reference,
    milestone,
    corrects,
    number: corrected?.number ?? nextDisbursement(financing, bankQuote.id),
    schedule: scheduleOfPart(terms, input),
    recordedBy: officer.userId,
    recordedByName: officer.name,
    at: now,
  });
  // The maker reads on its page what was paid.
  await refreshPagesOf(tx, [financing.quote.rfq.sellerCompanyId]);
  const change = await settlePayments(tx, financing, bankQuote, officer);
  await tellBuyer(officer.parts, tx, request, {
    event: change === 'reopened' ? 'financing-payments-reopened' : 'financing-paid',
    params: { company: officer.bank.brandName },
    except: officer.userId,
    key: `${bankQuote.id}:${financing.disbursements.length}`,
  });
}

function correctable(financing: Financing, bankQuoteId: string, id: string) {
  const found = standingDisbursements(financing, bankQuoteId).find((it) => it.id === id);
  if (!found) throw new AppError('financing.state-moved');
  return found;
}

type Payment = Readonly<{ input: DisbursementInput; terms: BankOfferTerms; isCorrection: boolean }>;

function assertSane(
  financing: Financing,
  bankQuoteId: string,
  { input, terms, isCorrection }: Payment,
): void {
  const standing = standingDisbursements(financing, bankQuoteId).filter(({ id }) => id !== input.corrects);
  if (standing.length >= disbursementLimits.most) throw refuse('amount', 'too-many');
  const contract = financing.contracts.find(
    (it) => it.bankQuoteId === bankQuoteId && it.state === 'confirmed',
  );
  refuseWrongOrder('payment.paidOn', input.paidOn, { signedOn: contract?.signedOn ?? null });
  const amount = new Decimal(input.amount);
  // A payment that never was is corrected to nothing.
  if (amount.isZero() && !isCorrection) throw refuse('amount', 'must-be-more-than-zero');
  if (paidOutOf(standing).plus(amount).greaterThan(terms.principal))
    throw new AppError('financing.above-principal');
}

/** Repayment of one payment under the offer's terms from its own day. Fees stay those of the offer. */
export function scheduleOfPart(
  terms: BankOfferTerms,
  { amount, paidOn }: Pick<DisbursementInput, 'amount' | 'paidOn'>,
): BankScheduleRow[] {
  if (new Decimal(amount).isZero()) return [];
  const balloon = shareOf(terms.balloon, { part: amount, whole: terms.principal });
  const taxes = terms.taxes.filter(({ base }) => base === 'interest');
  const figures = reckonOffer({ ...terms, principal: amount, balloon, drawdownOn: paidOn, fees: [], taxes });
  // What was paid was paid: only what never ends can't be recorded.
  if (faultsOfFigures(figures).some(({ fault }) => fault === 'never-repays'))
    throw refuse('amount', 'not-repaid');
  return figures.rows.map((row) => ({ ...row }));
}

/**
 * Closes a financing of which all is paid out, and reopens one of which all was before a correction. One that the bank
 * closed with a rest stays closed.
 */
async function settlePayments(
  tx: Tx,
  before: Financing,
  bankQuote: BankQuoteRow,
  by: Officer,
): Promise<'closed' | 'reopened' | null> {
  const wasPaidOut = factsOf(before, bankQuote.id).isPaidOut;
  const after = await lockFinancing(tx, before.request.id);
  const { isPaidOut } = factsOf(after, bankQuote.id);
  if (bankQuote.state === 'contract_signed' && isPaidOut) {
    await moveBankQuote(tx, after, bankQuote, 'close', { by });
    return 'closed';
  }
  if (bankQuote.state !== 'closed' || !wasPaidOut || isPaidOut) return null;
  await moveBankQuote(tx, after, bankQuote, 'reopen-payments', { by });
  return 'reopened';
}
