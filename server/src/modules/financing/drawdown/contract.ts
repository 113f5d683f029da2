import { eq } from 'drizzle-orm';
import type { ContractDecisionInput, ContractInput } from 'shared-kit/contract';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import { settleFinancing } from '../../quotes/index.ts';
import { loanOf } from '../bank-quotes/loan-or-letter.ts';
import {
  type BankQuoteRow,
  bindingOffer,
  type ContractRow,
  type Financing,
} from '../bank-quotes/locked-financing.ts';
import { moveBankQuote } from '../bank-quotes/move-bank-quote.ts';
import type { Officer } from '../bank-quotes/officer.ts';
import { sendFiles } from '../dealing/files.ts';
import { writeMessage } from '../dealing/messages.ts';
import { financingContract, financingFile } from '../dealing/schema.ts';
import { tellBank, tellBuyer } from '../notices.ts';
import { assertMayAccept } from '../requests/decide.ts';
import { setRequestState } from '../requests/set-request-state.ts';
import type { Asking } from '../requests/share-request.ts';

const refuse = (name: string, reason: string): AppError =>
  new AppError('request.body-invalid', { errors: [{ name, reason }] });

/** Sends the signed contract, for the buyer to confirm. */
export async function proposeContract(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { fileId, form, signedOn }: ContractInput,
): Promise<void> {
  const { now, request } = financing;
  if (signedOn > now.toISOString().slice(0, 10)) throw refuse('signedOn', 'in-the-future');
  await moveBankQuote(tx, financing, bankQuote, 'propose-contract');
  const { userId, name, bank } = officer;
  const sending = { userId, bankQuoteId: bankQuote.id, messageId: null };
  const [file] = await sendFiles(tx, [fileId], sending);
  if (file?.mediaType !== 'application/pdf') throw refuse('fileId', 'not-a-pdf');
  const id = newId(now.getTime());
  await tx.insert(financingContract).values({
    ...{ id, bankQuoteId: bankQuote.id, fileId, form, signedOn, state: 'proposed' },
    ...{ sentBy: userId, sentByName: name, sentAt: now },
  });
  const news = { params: { company: bank.brandName }, except: userId, key: id };
  await tellBuyer(officer.parts, tx, request, { event: 'financing-contract', ...news });
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

/** The buyer confirms the signed contract, which settles the quote's financing, or says why it is wrong. */
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
  const { parts, userId, name } = asking;
  const { request, quote, now } = financing;
  const { brandName: company } = quote.buyer;
  const decided = { decidedBy: userId, decidedByName: name, decidedAt: now };
  const setState = (state: 'confirmed' | 'refused') =>
    tx
      .update(financingContract)
      .set({ ...decided, state })
      .where(eq(financingContract.id, contract.id));
  if (!seen.confirms) {
    await moveBankQuote(tx, financing, bankQuote, 'refuse-contract');
    await setState('refused');
    const writer = { side: 'buyer', userId, name } as const;
    await writeMessage(tx, writer, { bankQuoteId: bankQuote.id, text: seen.text, at: now });
    const news = { params: { company, reason: seen.text }, except: userId, key: contract.id };
    return tellBank(parts, tx, { request, bankQuote }, { event: 'financing-contract-refused', ...news });
  }
  const bank = await assertMayAccept(tx, financing, asking, {
    offer: binding,
    chosen: bankQuote,
    step: 'contract',
  });
  await moveBankQuote(tx, financing, bankQuote, 'sign');
  await setState('confirmed');
  await setRequestState(tx, financing, 'contract_signed');
  const { principal, currency, product } = offer.terms;
  await settleFinancing(tx, quote, {
    parts,
    by: { side: 'buyer', role: asking.companyRole, userId, name },
    financedBy: {
      ...{ name: bank.legalName, brandName: bank.brandName },
      role: product === 'financial-lease' ? 'lessor' : 'payer',
      amount: { amount: principal, currency },
    },
  });
  const news = { params: { company }, except: userId, key: contract.id };
  await tellBank(parts, tx, { request, bankQuote }, { event: 'financing-contract-confirmed', ...news });
}
