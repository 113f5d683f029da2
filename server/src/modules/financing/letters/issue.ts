import { Decimal } from 'decimal.js';
import { eq } from 'drizzle-orm';
import type { HonourInput, IssueInput, LetterTerms, PresentationInput } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, refuseWrongOrder } from '../../../platform/http/index.ts';
import { settleFinancing, theMarket } from '../../quotes/index.ts';
import { assertMayBeFinanced } from '../dealing/decide.ts';
import { sendFiles } from '../files/files.ts';
import { acceptedOn } from '../lifecycle/facts-of.ts';
import { letterOf } from '../lifecycle/loan-or-letter.ts';
import { type BankQuoteRow, bindingOffer, type Financing } from '../lifecycle/locked-financing.ts';
import { moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { letterOfCredit } from '../lifecycle/schema.ts';
import { tellOfLetter } from './tell-of-letter.ts';

const refuse = (name: string, reason: string): AppError =>
  new AppError('request.body-invalid', { errors: [{ name, reason }] });

/** The letter of credit that the buyer accepted. */
function acceptedLetter(financing: Financing, bankQuoteId: string) {
  const offer = bindingOffer(financing, bankQuoteId);
  const letter = offer && letterOf(offer);
  if (!letter) throw new AppError('financing.state-moved');
  return letter;
}

/** The letter of credit goes out to the maker. That settles the quote's financing, as a signed contract does. */
export async function issueLetter(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { fileId, reference, issuedOn, seen }: IssueInput,
): Promise<void> {
  const { quote, now } = financing;
  const bank = await assertMayBeFinanced(tx, financing, bankQuote);
  await moveBankQuote(tx, financing, bankQuote, 'issue', { by: officer, seen });
  refuseWrongOrder('letter.issuedOn', issuedOn, { acceptedOn: acceptedOn(bankQuote) });
  const { terms } = acceptedLetter(financing, bankQuote.id);
  const sending = { userId: officer.userId, bankQuoteId: bankQuote.id, messageId: null };
  const [file] = await sendFiles(tx, [fileId], sending);
  if (file?.mediaType !== 'application/pdf') throw refuse('fileId', 'not-a-pdf');
  await tx.insert(letterOfCredit).values({
    bankQuoteId: bankQuote.id,
    fileId,
    reference,
    issuedOn,
    updatedAt: now,
    issuedBy: officer.userId,
    issuedByName: officer.name,
  });
  const { amount, currency } = terms;
  await settleFinancing(tx, quote, {
    parts: officer.parts,
    by: theMarket,
    financedBy: {
      name: bank.legalName,
      brandName: bank.brandName,
      role: 'issuer',
      amount: { amount, currency },
    },
  });
  await tellOfLetter(tx, financing, officer, { event: 'financing-letter-issued', to: ['buyer'] });
}

type Changes = Partial<typeof letterOfCredit.$inferInsert>;
const change = (tx: Tx, { now }: Financing, { id }: BankQuoteRow, changes: Changes) =>
  tx
    .update(letterOfCredit)
    .set({ ...changes, updatedAt: now })
    .where(eq(letterOfCredit.bankQuoteId, id));

const letterRow = ({ letters }: Financing, { id }: BankQuoteRow) =>
  letters.find(({ bankQuoteId }) => bankQuoteId === id);

/** The maker presented its documents. */
export async function presentDocuments(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { presentedOn }: PresentationInput,
): Promise<void> {
  await moveBankQuote(tx, financing, bankQuote, 'present', { by: officer });
  const issuedOn = letterRow(financing, bankQuote)?.issuedOn ?? null;
  refuseWrongOrder('letter.presentedOn', presentedOn, { issuedOn });
  await change(tx, financing, bankQuote, { presentedOn });
  await tellOfLetter(tx, financing, officer, { event: 'financing-letter-presented', to: ['buyer', 'maker'] });
}

/** The documents comply: the bank pays up to the credit's amount and its tolerance. */
export async function honourLetter(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { amount, paysOn, seen }: HonourInput,
): Promise<void> {
  await moveBankQuote(tx, financing, bankQuote, 'honour', { by: officer, seen });
  const { terms } = acceptedLetter(financing, bankQuote.id);
  if (Number(amount) === 0) throw refuse('amount', 'must-be-more-than-zero');
  if (isAbove(amount, terms)) throw refuse('amount', 'above-credit');
  const presentedOn = letterRow(financing, bankQuote)?.presentedOn ?? null;
  refuseWrongOrder('letter.paysOn', paysOn, { presentedOn });
  await change(tx, financing, bankQuote, { paidAmount: amount, paysOn });
  await tellOfLetter(tx, financing, officer, { event: 'financing-letter-honoured', to: ['buyer', 'maker'] });
}

const isAbove = (amount: string, { amount: credit, tolerancePercent }: LetterTerms): boolean =>
  new Decimal(amount).greaterThan(new Decimal(credit).mul(new Decimal(tolerancePercent).div(100).plus(1)));
