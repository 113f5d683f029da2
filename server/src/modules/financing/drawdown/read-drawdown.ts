import { Decimal } from 'decimal.js';
import type { BankScheduleRow, ContractSigning, Drawdown } from 'shared-kit/contract/financing';
import { fileAnswer, type ListedFile } from '../files/files.ts';
import { paidOutOf, standingDisbursements } from '../lifecycle/facts-of.ts';
import { loanOf } from '../lifecycle/loan-or-letter.ts';
import { type BankQuoteRow, bindingOffer, type Financing } from '../lifecycle/locked-financing.ts';

const dealt: readonly BankQuoteRow['state'][] = [
  'accepted',
  'contract_signed',
  'closed',
  'failed',
  'cancelled',
  'terminated',
];

/** The contract and the payments of one bank quote, once its offer was accepted. */
export function drawdownOf(
  financing: Financing,
  { id, state }: Pick<BankQuoteRow, 'id' | 'state'>,
  files: readonly ListedFile[],
  signing: Omit<ContractSigning, 'sealed'> | null,
): Drawdown | null {
  const binding = dealt.includes(state) ? bindingOffer(financing, id) : null;
  const offer = binding && loanOf(binding);
  if (!offer) return null;
  const { currency, principal } = offer.terms;
  const money = (amount: string) => ({ amount, currency });
  const standing = standingDisbursements(financing, id);
  return {
    offerId: offer.id,
    principal: money(principal),
    paidOut: money(paidOutOf(standing).toFixed(2)),
    contract: contractOf(financing, id, files, signing),
    disbursements: financing.disbursements
      .filter((it) => it.bankQuoteId === id)
      .map((row) => ({
        id: row.id,
        number: row.number,
        amount: money(row.amount),
        paidOn: row.paidOn,
        reference: row.reference,
        milestone: row.milestone,
        stands: standing.includes(row),
        at: row.at.toISOString(),
      })),
    schedule: together(standing.map(({ schedule }) => schedule)),
  };
}

function contractOf(
  { contracts }: Financing,
  bankQuoteId: string,
  files: readonly ListedFile[],
  signing: Omit<ContractSigning, 'sealed'> | null,
): Drawdown['contract'] {
  const contract = contracts.findLast((it) => it.bankQuoteId === bankQuoteId);
  const file = files.find(({ id }) => id === contract?.fileId);
  if (!contract || !file) return null;
  const { id, state, form, signedOn, decidedAt } = contract;
  const confirmedAt = state === 'confirmed' ? (decidedAt?.toISOString() ?? null) : null;
  const sealed = files.find((it) => it.id === contract.sealedFileId);
  return {
    id,
    state,
    form,
    signedOn,
    file: fileAnswer(file),
    confirmedAt,
    signing: signing && { ...signing, sealed: sealed ? fileAnswer(sealed) : null },
  };
}

/** Sums the schedules of all payments by due date. */
function together(schedules: readonly (readonly BankScheduleRow[])[]): Drawdown['schedule'] {
  const days = [...new Set(schedules.flat().map(({ due }) => due))].sort();
  return days.map((due) => {
    const rows = schedules.flat().filter((row) => row.due === due);
    const sum = (key: 'interest' | 'taxes' | 'principal' | 'payment' | 'balloon') =>
      rows.reduce((total, row) => total.plus(row[key]), new Decimal(0)).toFixed(2);
    // A part that isn't due on this day still owes what it did after its last one.
    const balance = schedules.reduce((total, rows) => total.plus(balanceOn(rows, due)), new Decimal(0));
    return {
      due,
      interest: sum('interest'),
      taxes: sum('taxes'),
      principal: sum('principal'),
      payment: sum('payment'),
      balloon: sum('balloon'),
      balance: balance.toFixed(2),
    };
  });
}

function balanceOn(rows: readonly BankScheduleRow[], day: string): string {
  const last = rows.findLast(({ due }) => due <= day);
  if (last) return last.balance;
  const [first] = rows;
  return first ? new Decimal(first.balance).plus(first.principal).plus(first.balloon).toFixed(2) : '0';
}
