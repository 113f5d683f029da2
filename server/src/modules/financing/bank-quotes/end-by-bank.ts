import type { Seen } from 'shared-kit/contract/binding';
import type { DeclineInput } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { BankQuoteRow, Financing } from '../lifecycle/locked-financing.ts';
import { moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { setRequestState } from '../lifecycle/set-request-state.ts';
import { tellBuyer } from '../notices.ts';
import { reopenOthers } from '../requests/reopen.ts';

export type BanksEnd =
  | 'withdraw'
  | 'withdraw-indicative'
  | 'withdraw-unconfirmed'
  | 'fail'
  | 'terminate'
  | 'cancel-rest'
  | 'refuse-documents';

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
  const changes = { declineCode: code, reason: reason || null, seen };
  await moveBankQuote(tx, financing, bankQuote, 'decline', changes);
  await tellBuyer(officer.parts, tx, financing.request, {
    event: 'financing-declined',
    params: { company: officer.bank.brandName, cause: code, reason },
    except: officer.userId,
    key: `${bankQuote.id}:decline`,
  });
}

/** Ends the bank's part as its state asks for. The buyer reads why. */
export async function endByBank(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { reason, by, seen }: Readonly<{ reason: string; by: BanksEnd; seen: Seen }>,
): Promise<void> {
  await moveBankQuote(tx, financing, bankQuote, by, { reason, seen });
  const news = {
    params: { company: officer.bank.brandName, reason },
    except: officer.userId,
    key: `${bankQuote.id}:${by}`,
  };
  const isWithdrawal = by.startsWith('withdraw');
  const event = isWithdrawal ? 'financing-withdrawn' : 'financing-ended';
  await tellBuyer(officer.parts, tx, financing.request, { event, ...news });
  if (by === 'fail') await reopenOthers(tx, financing, officer);
  if (by === 'terminate' || by === 'refuse-documents') await setRequestState(tx, financing, 'terminated');
  if (by === 'cancel-rest') await setRequestState(tx, financing, 'closed');
}
