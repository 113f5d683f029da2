import { eq } from 'drizzle-orm';
import type { Seen } from 'shared-kit/contract/binding';
import type { ErrorCode } from 'shared-kit/contract/errors';
import {
  type BankQuoteState,
  type BankQuoteTransition,
  bankQuoteTransitions,
  refusalOfBankQuote,
} from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, assertSeen } from '../../../platform/http/index.ts';
import { refreshPagesOf } from '../refresh-pages.ts';
import { bankQuote } from '../schema.ts';
import { atStakeOf } from './at-stake.ts';
import { factsOf } from './facts-of.ts';
import type { BankQuoteRow, Financing } from './locked-financing.ts';

const codes: Readonly<Record<string, ErrorCode>> = {
  'open-for-offers': 'financing.closed-for-offers',
  unexpired: 'financing.offer-expired',
  confirmed: 'financing.confirmation-awaited',
  'sums-agree': 'financing.sums-differ',
  'awaited-sums-agree': 'financing.sums-differ',
  'as-asked': 'financing.sums-differ',
  'contract-conditions-met': 'financing.conditions-open',
  'drawdown-conditions-met': 'financing.conditions-open',
};

/** Throws why a transition of the table is impossible for one bank quote now. */
export function assertMayMove(
  financing: Financing,
  { id, state }: Pick<BankQuoteRow, 'id' | 'state'>,
  name: BankQuoteTransition,
): void {
  const refusal = refusalOfBankQuote(name, state, factsOf(financing, id));
  if (refusal) throw new AppError(codes[refusal] ?? 'financing.state-moved');
}

/** What happens inside a bank before its offer is sent. The buyer must not learn even of the moment. */
const insideBank: readonly BankQuoteTransition[] = ['propose-binding', 'refuse-binding'];

type Table = typeof bankQuoteTransitions;
/** Binding moves that somebody makes; the market's own follow from others. */
type Confirmed = {
  [Name in BankQuoteTransition]: Table[Name]['binding'] extends true
    ? Table[Name]['who'] extends 'system'
      ? never
      : Name
    : never;
}[BankQuoteTransition];
type Changes = Partial<Pick<BankQuoteRow, 'reason' | 'declineCode' | 'needsReconfirmation'>>;
type Given<Name extends BankQuoteTransition> = Name extends Confirmed
  ? [changes: Changes & Readonly<{ seen: Seen }>]
  : [changes?: Changes];

/** Throws unless a binding move is possible now, and was confirmed for what is in force. */
export function assertMayBind(
  financing: Financing,
  moved: Pick<BankQuoteRow, 'id' | 'state'>,
  name: Confirmed,
  seen: Seen,
): void {
  assertMayMove(financing, moved, name);
  assertSeen(seen, atStakeOf(financing, moved.id, bankQuoteTransitions[name].who));
}

/**
 * Applies a transition of the table to one bank quote, or throws why it is impossible. A binding one names what was read.
 * Open pages of the bank and of the buyer follow.
 */
export async function moveBankQuote<Name extends BankQuoteTransition>(
  tx: Tx,
  financing: Financing,
  moved: Pick<BankQuoteRow, 'id' | 'state' | 'bankCompanyId'>,
  name: Name,
  ...[given = {}]: Given<Name>
): Promise<void> {
  const { seen, ...changes }: Changes & Readonly<{ seen?: Seen }> = given;
  if (seen) assertMayBind(financing, moved, name as Confirmed, seen);
  else assertMayMove(financing, moved, name);
  const { id, bankCompanyId } = moved;
  const { to } = bankQuoteTransitions[name];
  const next = to === 'by-offers' ? stateByOffers(financing, id) : to;
  await tx
    .update(bankQuote)
    .set({ ...(next !== 'same' && { state: next }), updatedAt: financing.now, ...changes })
    .where(eq(bankQuote.id, id));
  const isInside = insideBank.includes(name);
  await refreshPagesOf(tx, [bankCompanyId, ...(isInside ? [] : [financing.request.buyerCompanyId])]);
}

function stateByOffers({ offers }: Financing, bankQuoteId: string): BankQuoteState {
  const sent = offers.filter((it) => it.bankQuoteId === bankQuoteId && it.state === 'sent');
  if (sent.some(({ kind }) => kind === 'binding')) return 'binding';
  return sent.length > 0 ? 'indicative' : 'received';
}
