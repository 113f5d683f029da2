import type { BanksMessageInput, BuyersMessageInput } from 'shared-kit/contract/financing';
import { mayReadShared } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { Asking } from '../lifecycle/asking.ts';
import type { BankQuoteRow, Financing } from '../lifecycle/locked-financing.ts';
import { tellBank, tellBuyer } from '../lifecycle/notices.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { writeMessage } from './messages.ts';

/** A message of the bank to the buyer, or a private note. */
export async function writeToBuyer(
  tx: Tx,
  { request, now }: Financing,
  bankQuote: BankQuoteRow,
  { parts, userId, name, bank }: Officer,
  { text, fileIds, isPrivate }: BanksMessageInput,
): Promise<void> {
  if (!mayReadShared(bankQuote.state)) throw new AppError('financing.state-moved');
  const written = { bankQuoteId: bankQuote.id, text, fileIds, isPrivate, at: now };
  const key = await writeMessage(tx, { side: 'bank', userId, name }, written);
  if (isPrivate) return;
  const news = { params: { company: bank.brandName }, except: userId, key };
  await tellBuyer(parts, tx, request, { event: 'financing-message', ...news });
}

/** A message of the buyer to one bank. */
export async function writeToBank(
  tx: Tx,
  { request, quote, bankQuotes, now }: Financing,
  { parts, userId, name }: Asking,
  { bankQuoteId, text, fileIds }: BuyersMessageInput,
): Promise<void> {
  const bankQuote = bankQuotes.find(({ id }) => id === bankQuoteId);
  if (!bankQuote) throw new AppError('financing.not-found');
  if (!mayReadShared(bankQuote.state)) throw new AppError('financing.state-moved');
  const key = await writeMessage(
    tx,
    { side: 'buyer', userId, name },
    { bankQuoteId, text, fileIds, at: now },
  );
  const news = { params: { company: quote.buyer.brandName }, except: userId, key };
  await tellBank(parts, tx, { request, bankQuote }, { event: 'financing-answered', ...news });
}
