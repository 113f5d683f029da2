import { Decimal } from 'decimal.js';
import { and, eq, inArray } from 'drizzle-orm';
import { dayOf } from 'shared-kit/contract/dates';
import { letterStates } from 'shared-kit/contract/financing';
import { newId, type Tx } from '../../platform/db/index.ts';
import { insertPaperSignatures } from '../signing/index.ts';
import { scheduleOfPart } from './drawdown/pay-out.ts';
import { letterOf, loanOf } from './lifecycle/loan-or-letter.ts';
import { disbursement, financingContract, financingFile, letterOfCredit } from './lifecycle/schema.ts';
import { bankOffer, bankQuote, financingRequest } from './schema.ts';

type StoredFile = Readonly<{ fileKey: string; sha256: string; bytes: number; name: string }>;
export type PastContract = Readonly<{
  /** The number of the request. */
  number: string;
  file: StoredFile;
  signedAt: Date;
  /** In the market, by all signatories of both sides, or with ink. */
  form: 'market' | 'ink';
  /** Shares of the principal, and when each was paid out. */
  payments: readonly Readonly<{ share: string; at: Date }>[];
}>;

const hourMs = 3_600_000;

/** Stores the signed contract and the payments of a request that is past them. For demo data. */
export async function replayContract(
  tx: Tx,
  { number, file, signedAt, form, payments }: PastContract,
): Promise<void> {
  const { bankQuoteId, bankId, buyerId, accepted } = await findSigned(tx, number);
  const offer = loanOf(accepted);
  if (!offer) return;
  // A job that is tried again stores it once.
  if ((await tx.$count(financingContract, eq(financingContract.bankQuoteId, bankQuoteId))) > 0) return;
  const officer = { id: offer.preparedBy, name: offer.preparedByName };
  const [id, fileId] = [newId(signedAt.getTime()), newId(signedAt.getTime())];
  const mediaType = 'application/pdf';
  const bankSignedAt = new Date(signedAt.getTime() - hourMs);
  await tx.insert(financingFile).values({
    ...file,
    id: fileId,
    bankQuoteId,
    mediaType,
    uploadedBy: officer.id,
    createdAt: signedAt,
  });
  await tx.insert(financingContract).values({
    id,
    bankQuoteId,
    fileId,
    form,
    state: 'confirmed',
    decidedAt: signedAt,
    signedOn: dayOf(signedAt),
    sentBy: officer.id,
    sentByName: officer.name,
    sentAt: signedAt,
    bankSignedAt: form === 'market' ? bankSignedAt : null,
  });
  if (form === 'market')
    for (const [companyId, at] of [
      [bankId, bankSignedAt],
      [buyerId, signedAt],
    ] as const)
      await insertPaperSignatures(tx, { id, sha256: file.sha256 }, { companyId, at });
  await replayPayments(tx, { bankQuoteId, offer }, { number, payments });
}

/** The bank quote of this request whose contract is signed. */
async function findSigned(tx: Tx, number: string) {
  const [found] = await tx
    .select({
      bankQuoteId: bankQuote.id,
      bankId: bankQuote.bankCompanyId,
      buyerId: financingRequest.buyerCompanyId,
      accepted: bankOffer,
    })
    .from(bankQuote)
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .innerJoin(bankOffer, and(eq(bankOffer.bankQuoteId, bankQuote.id), eq(bankOffer.kind, 'binding')))
    .where(
      and(
        eq(financingRequest.number, number),
        inArray(bankQuote.state, ['contract_signed', 'closed', 'terminated']),
      ),
    );
  if (!found) throw new Error(`${number} has no signed contract`);
  return found;
}

type Dealing = Readonly<{ bankQuoteId: string; offer: NonNullable<ReturnType<typeof loanOf>> }>;

async function replayPayments(
  tx: Tx,
  { bankQuoteId, offer }: Dealing,
  { number, payments }: Pick<PastContract, 'number' | 'payments'>,
): Promise<void> {
  for (const [index, { share, at }] of payments.entries()) {
    const amount = new Decimal(offer.terms.principal).mul(share).toFixed(2);
    const paidOn = dayOf(at);
    await tx.insert(disbursement).values({
      id: newId(at.getTime()),
      bankQuoteId,
      number: index + 1,
      amount,
      paidOn,
      at,
      milestone: '',
      reference: `${number}-${index + 1}`,
      recordedBy: offer.preparedBy,
      recordedByName: offer.preparedByName,
      schedule: scheduleOfPart(offer.terms, { amount, paidOn }),
    });
  }
}

export type PastLetter = Readonly<{
  /** The number of the request. */
  number: string;
  file: StoredFile;
  issuedAt: Date;
  presentedAt: Date | null;
  paidAt: Date | null;
}>;

/** Stores the issued letter of credit of a request. For demo data. */
export async function replayLetter(tx: Tx, past: PastLetter): Promise<void> {
  const { number, file, issuedAt, presentedAt, paidAt } = past;
  const [found] = await tx
    .select({ bankQuoteId: bankQuote.id, offer: bankOffer })
    .from(bankQuote)
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .innerJoin(bankOffer, and(eq(bankOffer.bankQuoteId, bankQuote.id), eq(bankOffer.kind, 'binding')))
    .where(and(eq(financingRequest.number, number), inArray(bankQuote.state, [...letterStates])));
  const letter = found && letterOf(found.offer);
  if (!letter) throw new Error(`${number} has no letter of credit`);
  const { bankQuoteId } = found;
  // A job that is tried again stores it once.
  if ((await tx.$count(letterOfCredit, eq(letterOfCredit.bankQuoteId, bankQuoteId))) > 0) return;
  const fileId = newId(issuedAt.getTime());
  await tx.insert(financingFile).values({
    ...file,
    id: fileId,
    bankQuoteId,
    mediaType: 'application/pdf',
    uploadedBy: letter.preparedBy,
    createdAt: issuedAt,
  });
  await tx.insert(letterOfCredit).values({
    bankQuoteId,
    fileId,
    reference: `LC ${number.slice(-5)}`,
    issuedOn: dayOf(issuedAt),
    issuedBy: letter.preparedBy,
    issuedByName: letter.preparedByName,
    presentedOn: presentedAt && dayOf(presentedAt),
    ...(paidAt && { paidAmount: letter.terms.amount, paysOn: dayOf(paidAt) }),
    updatedAt: paidAt ?? presentedAt ?? issuedAt,
  });
}
