import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError, type ModuleContext } from '../../../platform/http/index.ts';
import { mailParts, nameOfUser } from '../../accounts/index.ts';
import { actionOnQuote, bankThatMay } from '../bank-that-may.ts';
import { type BankQuoteRow, type Financing, lockFinancing } from '../lifecycle/locked-financing.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { refreshPagesOf } from '../refresh-pages.ts';
import { findBankQuote } from './read-bank-quotes.ts';

type Asked = Readonly<{
  request: FastifyRequest;
  /** Of the bank quote. */
  id: string;
  actor: Pick<Actor, 'companyId' | 'userId'>;
}>;

/**
 * Locks a bank's own quote for a change by one of its officers, which its open pages then show. Throws where the standing
 * of either side forbids to go on.
 */
export async function lockForOfficer(
  tx: Tx,
  { request, id, actor: { companyId, userId } }: Asked,
  context: ModuleContext,
): Promise<Readonly<{ financing: Financing; bankQuote: BankQuoteRow; officer: Officer }>> {
  const found = await findBankQuote(tx, id, companyId ?? '');
  const financing = await lockFinancing(tx, found.request.id);
  const bankQuote = financing.bankQuotes.find((it) => it.id === id) ?? found.bankQuote;
  const bank = await bankThatMay(tx, companyId, actionOnQuote(bankQuote.state));
  if (financing.quote.buyer.frozenSince) throw new AppError('company.not-allowed');
  await refreshPagesOf(tx, [bank.id]);
  const name = await nameOfUser(tx, userId);
  const officer = { parts: mailParts(request, context), userId, name, bank };
  return { financing, bankQuote, officer };
}
