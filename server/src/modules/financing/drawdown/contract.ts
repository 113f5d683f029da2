import { eq } from 'drizzle-orm';
import type { Seen } from 'shared-kit/contract/binding';
import { dayOf } from 'shared-kit/contract/dates';
import type {
  BankOfferTerms,
  ContractDecisionInput,
  ContractInput,
  ContractWithdrawalInput,
} from 'shared-kit/contract/financing';
import { reachesMaker } from 'shared-kit/finance';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError, refuseWrongOrder } from '../../../platform/http/index.ts';
import type { Company } from '../../companies/index.ts';
import { settleFinancing } from '../../quotes/index.ts';
import { canBind } from '../../signing/index.ts';
import { assertMayAccept } from '../dealing/decide.ts';
import { writeMessage } from '../dealing/messages.ts';
import { sendFiles } from '../files/files.ts';
import type { Asking } from '../lifecycle/asking.ts';
import { acceptedOn } from '../lifecycle/facts-of.ts';
import { loanOf } from '../lifecycle/loan-or-letter.ts';
import {
  type BankQuoteRow,
  bindingOffer,
  type ContractRow,
  type Financing,
} from '../lifecycle/locked-financing.ts';
import { moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import { tellBank, tellBuyer } from '../lifecycle/notices.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { financingContract, financingFile } from '../lifecycle/schema.ts';

const refuse = (name: string, reason: string): AppError =>
  new AppError('request.body-invalid', { errors: [{ name, reason }] });

/** Sends the contract: for both sides to sign here, or signed elsewhere, for the buyer to confirm. */
export async function proposeContract(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { fileId, form, signedOn }: ContractInput,
): Promise<void> {
  const { now, request, quote } = financing;
  if ((form === 'market') !== (signedOn === null))
    throw refuse('signedOn', signedOn === null ? 'required' : 'unknown');
  if (signedOn !== null)
    refuseWrongOrder('contract.signedOn', signedOn, { acceptedOn: acceptedOn(bankQuote) });
  if (form === 'market') await assertBothCanSign(tx, financing, officer);
  await moveBankQuote(tx, financing, bankQuote, 'propose-contract', { by: officer });
  const { userId, name, bank } = officer;
  const sending = { userId, bankQuoteId: bankQuote.id, messageId: null };
  const [file] = await sendFiles(tx, [fileId], sending);
  if (file?.mediaType !== 'application/pdf') throw refuse('fileId', 'not-a-pdf');
  const id = newId(now.getTime());
  await tx.insert(financingContract).values({
    id,
    bankQuoteId: bankQuote.id,
    fileId,
    form,
    signedOn,
    state: 'proposed',
    sentBy: userId,
    sentByName: name,
    sentAt: now,
  });
  // Here the bank signs first. Whoever sends the contract may have to sign it too.
  if (form === 'market') {
    const news = { params: { company: quote.buyer.brandName }, except: null, key: id };
    return tellBank(
      officer.parts,
      tx,
      { request, bankQuote },
      { event: 'financing-contract-to-sign', ...news },
    );
  }
  const news = { params: { company: bank.brandName }, except: userId, key: id };
  await tellBuyer(officer.parts, tx, request, { event: 'financing-contract', ...news });
}

/** A contract that nobody could sign here is not sent. */
async function assertBothCanSign(tx: Tx, { quote, now }: Financing, { bank }: Officer): Promise<void> {
  const canBoth = (await canBind(tx, bank.id, now)) && (await canBind(tx, quote.buyer.id, now));
  if (!canBoth) throw new AppError('financing.signatories-missing');
}

/** Withdraws a contract that the bank hasn't signed yet, so that it can send another. Signatures under it count no more. */
export async function withdrawContract(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { contractId, seen }: ContractWithdrawalInput,
): Promise<void> {
  const { contracts, now } = financing;
  const contract = contracts.find((it) => it.id === contractId && it.bankQuoteId === bankQuote.id);
  if (!contract) throw new AppError('financing.not-found');
  if (contract.state !== 'proposed') throw new AppError('financing.state-moved');
  await moveBankQuote(tx, financing, bankQuote, 'withdraw-contract', { by: officer, seen });
  await tx
    .update(financingContract)
    .set({ state: 'withdrawn', decidedBy: officer.userId, decidedByName: officer.name, decidedAt: now })
    .where(eq(financingContract.id, contractId));
}

/** The contract that waits for the buyer, exactly as they saw it. */
async function seenContract(tx: Tx, financing: Financing, seen: ContractDecisionInput): Promise<ContractRow> {
  const contract = financing.contracts.find(({ id }) => id === seen.contractId);
  if (!contract) throw new AppError('financing.not-found');
  if (contract.state !== 'proposed') throw new AppError('financing.state-moved');
  const [file] = await tx.select().from(financingFile).where(eq(financingFile.id, contract.fileId));
  if (file?.sha256 !== seen.sha256 || contract.signedOn !== seen.signedOn)
    throw new AppError('financing.contract-differs');
  return contract;
}

/** The buyer confirms the contract that was signed elsewhere, which settles the quote's financing, or says why it is wrong. */
export async function decideOnContract(
  tx: Tx,
  financing: Financing,
  asking: Asking & Pick<Actor, 'companyRole'>,
  seen: ContractDecisionInput,
): Promise<void> {
  const contract = await seenContract(tx, financing, seen);
  const bankQuote = financing.bankQuotes.find(({ id }) => id === contract.bankQuoteId);
  const binding = bankQuote && bindingOffer(financing, bankQuote.id);
  const offer = binding && loanOf(binding);
  if (!bankQuote || !offer) throw new AppError('financing.not-found');
  const { userId, name } = asking;
  const { now } = financing;
  if (!seen.confirms) {
    await moveBankQuote(tx, financing, bankQuote, 'refuse-contract', {
      by: asking,
      seen: seen.seen,
      news: { key: contract.id, reason: seen.text },
    });
    const decided = { decidedBy: userId, decidedByName: name, decidedAt: now };
    await tx
      .update(financingContract)
      .set({ ...decided, state: 'refused' })
      .where(eq(financingContract.id, contract.id));
    const writer = { side: 'buyer', userId, name } as const;
    await writeMessage(tx, writer, { bankQuoteId: bankQuote.id, text: seen.text, at: now });
    return;
  }
  // A contract that is signed here is concluded by the buyer's signature.
  if (contract.form === 'market') throw new AppError('financing.state-moved');
  const bank = await assertMayAccept(tx, financing, asking, {
    offer: binding,
    chosen: bankQuote,
    step: 'contract',
  });
  await concludeContract(tx, financing, asking, {
    contract,
    bankQuote,
    bank,
    terms: offer.terms,
    seen: seen.seen,
  });
}

type Concluded = Readonly<{
  contract: ContractRow;
  bankQuote: BankQuoteRow;
  bank: Company;
  terms: BankOfferTerms;
  seen: Seen;
}>;

/** The contract stands: the quote's financing is settled, and the bank is told. */
export async function concludeContract(
  tx: Tx,
  financing: Financing,
  asking: Asking & Pick<Actor, 'companyRole'>,
  { contract, bankQuote, bank, terms, seen }: Concluded,
): Promise<void> {
  const { quote, now } = financing;
  const { parts, userId, name, companyRole } = asking;
  await moveBankQuote(tx, financing, bankQuote, 'sign', { by: asking, seen, news: { key: contract.id } });
  const decided = { decidedBy: userId, decidedByName: name, decidedAt: now };
  await tx
    .update(financingContract)
    .set({ ...decided, state: 'confirmed', signedOn: contract.signedOn ?? dayOf(now) })
    .where(eq(financingContract.id, contract.id));
  const { currency, product } = terms;
  await settleFinancing(tx, quote, {
    parts,
    by: { side: 'buyer', role: companyRole, userId, name },
    financedBy: {
      name: bank.legalName,
      brandName: bank.brandName,
      role: product === 'financial-lease' ? 'lessor' : 'payer',
      // Only what reaches the maker. Fees are between buyer and bank.
      amount: { amount: reachesMaker(terms), currency },
    },
  });
}
