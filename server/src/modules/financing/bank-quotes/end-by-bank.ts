import type { BankQuoteTransition, BankReasonInput, DeclineInput } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { BankQuoteRow, Financing } from '../lifecycle/locked-financing.ts';
import { lifeOfBankQuote, moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { reopenOthers } from '../requests/reopen.ts';

/** The bank offers nothing. The buyer reads the reason, which the bank's own figures count. */
export async function declineByBank(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { code, reason, seen }: DeclineInput,
): Promise<void> {
  if (code === 'other' && reason === '')
    throw new AppError('request.body-invalid', { errors: [{ name: 'reason', reason: 'required' }] });
  await moveBankQuote(tx, financing, bankQuote, 'decline', {
    by: officer,
    seen,
    changes: { declineCode: code, reason: reason || null },
    news: { cause: code, reason },
  });
}

/** Ends the bank's part by the one of these moves that its state asks for. The buyer reads why. */
export const endByBank =
  (...moves: readonly BankQuoteTransition[]) =>
  async (
    tx: Tx,
    financing: Financing,
    bankQuote: BankQuoteRow,
    officer: Officer,
    { reason, seen }: BankReasonInput,
  ): Promise<void> => {
    const by = lifeOfBankQuote.meant({ financing, bankQuote }, moves, { by: officer });
    const made = { by: officer, seen, changes: { reason }, news: { reason } };
    await moveBankQuote(tx, financing, bankQuote, by, made);
    if (by === 'fail') await reopenOthers(tx, financing, officer);
  };
