import { and, desc, eq } from 'drizzle-orm';
import {
  type IssuedLetter,
  type LetterOfQuote,
  type LetterTerms,
  type LetterText,
  letterStates,
} from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { withHeld } from '../../../platform/uploads/index.ts';
import { company } from '../../companies/index.ts';
import { fileAnswer, type ListedFile } from '../files/files.ts';
import { letterOf } from '../lifecycle/loan-or-letter.ts';
import {
  type BankOfferRow,
  type BankQuoteRow,
  bindingOffer,
  type Financing,
  type LetterRow,
} from '../lifecycle/locked-financing.ts';
import { financingFile, letterOfCredit } from '../lifecycle/schema.ts';
import { assertPartyOfQuote } from '../party-of-quote.ts';
import { bankOffer, bankQuote, financingRequest } from '../schema.ts';

/** The letter of credit of one bank quote, once it was issued. */
export function issuedLetterOf(
  financing: Financing,
  { id, state }: Pick<BankQuoteRow, 'id' | 'state'>,
  files: readonly ListedFile[],
): IssuedLetter | null {
  const row = financing.letters.find(({ bankQuoteId }) => bankQuoteId === id);
  const file = files.find((it) => it.id === row?.fileId);
  const offer = bindingOffer(financing, id);
  return row && file && offer ? letterAnswer(row, { state, file, currency: offer.terms.currency }) : null;
}

type Around = Readonly<{
  state: BankQuoteRow['state'];
  file: ListedFile;
  currency: BankOfferRow['terms']['currency'];
}>;

function letterAnswer(row: LetterRow, { state, file, currency }: Around): IssuedLetter | null {
  const known = letterStates.find((it) => it === state);
  if (!known) return null;
  const { reference, issuedOn, presentedOn, paidAmount, paysOn } = row;
  return {
    state: known,
    reference,
    issuedOn,
    presentedOn,
    file: fileAnswer(file),
    paid:
      paidAmount !== null && paysOn !== null
        ? { amount: { amount: paidAmount, currency }, on: paysOn }
        : null,
  };
}

/** The letter of credit that pays for a quote, as its buyer and its maker read it. For others the quote looks missing. */
export async function letterOfQuoteFor(
  tx: Tx,
  rfqId: string,
  companyId: string | null,
): Promise<LetterOfQuote> {
  await assertPartyOfQuote(tx, rfqId, companyId);
  const [found] = await tx
    .select({
      row: letterOfCredit,
      file: financingFile,
      it: bankQuote,
      offer: bankOffer,
      bank: company.brandName,
    })
    .from(letterOfCredit)
    .innerJoin(bankQuote, eq(bankQuote.id, letterOfCredit.bankQuoteId))
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .innerJoin(company, eq(company.id, bankQuote.bankCompanyId))
    .innerJoin(financingFile, eq(financingFile.id, letterOfCredit.fileId))
    .innerJoin(
      bankOffer,
      and(
        eq(bankOffer.bankQuoteId, bankQuote.id),
        eq(bankOffer.kind, 'binding'),
        eq(bankOffer.state, 'sent'),
      ),
    )
    .where(eq(financingRequest.rfqId, rfqId))
    .orderBy(desc(letterOfCredit.updatedAt), desc(bankOffer.number))
    .limit(1);
  const offer = found && letterOf(found.offer);
  const [file] = await withHeld(tx, found ? [found.file] : []);
  if (!found || !offer || !file) return { letter: null };
  const { state } = found.it;
  const letter = letterAnswer(found.row, { state, file, currency: offer.terms.currency });
  return { letter: letter && { ...letter, bank: found.bank, text: textOf(offer.terms) } };
}

/** What the beneficiary may read, and no more. */
const textOf = ({
  product: _same,
  commissions: _fees,
  collateral: _theirs,
  ...terms
}: LetterTerms): LetterText => {
  const { conditions: _open, validUntil: _offer, words: _to, ...text } = terms;
  return text;
};
