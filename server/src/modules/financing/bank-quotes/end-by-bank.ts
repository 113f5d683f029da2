import type { Tx } from '../../../platform/db/index.ts';
import { tellBuyer } from '../notices.ts';
import { reopenOthers } from '../requests/reopen.ts';
import { setRequestState } from '../requests/set-request-state.ts';
import type { BankQuoteRow, Financing } from './locked-financing.ts';
import { moveBankQuote } from './move-bank-quote.ts';
import type { Officer } from './officer.ts';

export type BanksEnd =
  | 'decline'
  | 'withdraw'
  | 'withdraw-unconfirmed'
  | 'fail'
  | 'terminate'
  | 'cancel-rest'
  | 'refuse-documents';

/** Ends the bank's part as its state asks for. The buyer reads why. */
export async function endByBank(
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  { reason, by }: Readonly<{ reason: string; by: BanksEnd }>,
): Promise<void> {
  await moveBankQuote(tx, financing, bankQuote, by, { reason });
  const news = {
    params: { company: officer.bank.brandName, reason },
    except: officer.userId,
    key: `${bankQuote.id}:${by}`,
  };
  const isRefusal = by === 'decline' || by === 'withdraw' || by === 'withdraw-unconfirmed';
  const event = isRefusal ? 'financing-declined' : 'financing-ended';
  await tellBuyer(officer.parts, tx, financing.request, { event, ...news });
  if (by === 'fail') await reopenOthers(tx, financing, officer);
  if (by === 'terminate' || by === 'refuse-documents') await setRequestState(tx, financing, 'terminated');
  if (by === 'cancel-rest') await setRequestState(tx, financing, 'closed');
}
