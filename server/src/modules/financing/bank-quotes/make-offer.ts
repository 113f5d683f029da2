import { eq } from 'drizzle-orm';
import type { Seen } from 'shared-kit/contract/binding';
import {
  type BankOfferInput,
  type BankOfferTerms,
  faultsOfLetter,
  faultsOfOffer,
  type LetterInput,
  type LetterTerms,
  type OfferFigures,
} from 'shared-kit/contract/financing';
import { faultsOfFigures, reckonOffer } from 'shared-kit/finance';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { sumOfOffer } from '../lifecycle/loan-or-letter.ts';
import type { BankQuoteRow, Financing } from '../lifecycle/locked-financing.ts';
import { moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import { tellBank } from '../lifecycle/notices.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { deviationsFrom, refusedDeviations } from '../lifecycle/sums.ts';
import { isOneEnough } from '../policy/policy.ts';
import { newestConsent } from '../requests/read-consents.ts';
import { bankOffer } from '../schema.ts';

/** Sends an indicative offer. A binding one waits for a second person, unless the bank's own limit says that one is enough. */
export async function makeOffer(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { kind, terms, versionNumber }: BankOfferInput | LetterInput,
): Promise<void> {
  const { now, offers, request } = financing;
  if (versionNumber !== undefined && versionNumber !== request.quote.version)
    throw new AppError('financing.state-moved');
  const figures = figuresOf(terms, financing, bankQuote);
  const isProposal = kind === 'binding' && !(await isSentAlone(tx, officer, bankQuote, terms));
  const move = isProposal ? 'propose-binding' : kind === 'binding' ? 'send-binding' : 'send-indicative';
  const number = offers.filter((it) => it.bankQuoteId === bankQuote.id).length + 1;
  await moveBankQuote(tx, financing, bankQuote, move, {
    by: officer,
    // An offer that reaches the buyer says anew what the bank finances.
    changes: isProposal ? {} : { needsReconfirmation: false },
    news: { key: `${bankQuote.id}:${number}` },
  });
  await tx.insert(bankOffer).values({
    id: newId(now.getTime()),
    bankQuoteId: bankQuote.id,
    number,
    kind,
    terms,
    figures,
    preparedBy: officer.userId,
    preparedByName: officer.name,
    preparedAt: now,
    ...(isProposal ? { state: 'awaiting_approval' } : { state: 'sent', sentAt: now }),
    wasOneEnough: kind === 'binding' && !isProposal,
  });
  if (!isProposal) return;
  await tellBank(
    officer.parts,
    tx,
    { request, bankQuote },
    {
      event: 'financing-approval-awaited',
      params: { person: officer.name },
      except: officer.userId,
      key: String(number),
    },
  );
}

/** An offer that differs from the request needs a second person, whatever its amount. */
const isSentAlone = async (
  tx: Tx,
  { bank }: Officer,
  bankQuote: BankQuoteRow,
  terms: BankOfferTerms | LetterTerms,
): Promise<boolean> =>
  deviationsFrom(bankQuote, { terms }).length === 0 &&
  isOneEnough(tx, bank.id, { amount: sumOfOffer({ terms }), currency: terms.currency });

/** The server's own figures of a loan. What can't be paid or stand is refused with the field's name. */
function figuresOf(
  terms: BankOfferTerms | LetterTerms,
  { now, request }: Pick<Financing, 'now' | 'request'>,
  bankQuote: BankQuoteRow,
): OfferFigures | null {
  const today = now.toISOString().slice(0, 10);
  const refuse = (faults: readonly Readonly<{ path: string; fault: string }>[]) => {
    if (faults.length === 0) return;
    const errors = faults.map(({ path, fault }) => ({ name: `terms.${path}`, reason: fault }));
    throw new AppError('request.body-invalid', { errors });
  };
  if (terms.currency !== request.currency) refuse([{ path: 'currency', fault: 'not-of-request' }]);
  if (terms.product === 'letter-of-credit') {
    refuse(faultsOfLetter(terms, today));
    refuse(faultsOfSums(bankQuote, terms));
    return null;
  }
  refuse(faultsOfOffer(terms, today));
  refuse(faultsOfSums(bankQuote, terms));
  const figures = reckonOffer(terms);
  refuse(faultsOfFigures(figures));
  return { ...figures, rows: figures.rows.map((row) => ({ ...row })) };
}

/** The field that misses the purchase by too much. */
const faultsOfSums = (bankQuote: BankQuoteRow, terms: BankOfferTerms | LetterTerms) =>
  refusedDeviations(bankQuote, terms).map(({ of }) => ({
    path: of === 'letter' ? 'amount' : 'ownFunds',
    fault: 'misses-purchase',
  }));

type Decision = Readonly<{ offerId: string; approves: boolean; seen: Seen }>;

/** A second person of the bank sends a prepared binding offer, or refuses it. */
export async function decideOnOffer(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { offerId, approves, seen }: Decision,
): Promise<void> {
  const { now } = financing;
  const offer = financing.offers.find((it) => it.id === offerId && it.bankQuoteId === bankQuote.id);
  if (!offer) throw new AppError('financing.not-found');
  if (offer.state !== 'awaiting_approval') throw new AppError('financing.state-moved');
  const isOwn = offer.preparedBy === officer.userId;
  // The one who prepared it may take it back, but not send it.
  if (isOwn && approves) throw new AppError('financing.second-person');
  if (approves && offer.terms.validUntil < now.toISOString().slice(0, 10))
    throw new AppError('financing.offer-expired');
  // What was prepared for an earlier version doesn't count for this one yet.
  const consent = await newestConsent(tx, financing.request.id);
  const needsReconfirmation = consent !== null && offer.preparedAt < consent.at;
  await moveBankQuote(tx, financing, bankQuote, approves ? 'approve-binding' : 'refuse-binding', {
    by: officer,
    seen,
    changes: approves ? { needsReconfirmation } : {},
    news: { key: `${bankQuote.id}:${offer.number}` },
  });
  await tx
    .update(bankOffer)
    .set({
      ...(approves ? { state: 'sent' as const, sentAt: now } : { state: 'refused' as const }),
      ...(!isOwn && { decidedBy: officer.userId, decidedByName: officer.name }),
    })
    .where(eq(bankOffer.id, offer.id));
}
