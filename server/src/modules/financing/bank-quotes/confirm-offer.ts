import type { OfferConfirmationInput } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { sumOfOffer } from '../lifecycle/loan-or-letter.ts';
import type { BankQuoteRow, Financing } from '../lifecycle/locked-financing.ts';
import { moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { isOneEnough } from '../policy/policy.ts';

/** Confirms the newest offer for the changed purchase. A binding one takes as many people as sending it. */
export async function confirmOffer(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { offerId, versionNumber, seen }: OfferConfirmationInput,
): Promise<void> {
  const sent = financing.offers.filter((it) => it.bankQuoteId === bankQuote.id && it.state === 'sent');
  const offer = sent.find(({ id }) => id === offerId);
  if (!offer) throw new AppError('financing.not-found');
  const isSeen = financing.request.quote.version === versionNumber && sent.at(-1) === offer;
  if (!isSeen) throw new AppError('financing.state-moved');
  const isOwn = offer.kind === 'binding' && offer.preparedBy === officer.userId;
  const sum = { amount: sumOfOffer(offer), currency: offer.terms.currency };
  if (isOwn && !(await isOneEnough(tx, officer.bank.id, sum))) throw new AppError('financing.second-person');
  await moveBankQuote(tx, financing, bankQuote, 'confirm', {
    by: officer,
    seen,
    changes: { needsReconfirmation: false },
    news: { key: `${bankQuote.id}:confirmed:${financing.now.toISOString()}` },
  });
}
