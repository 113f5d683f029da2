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
import { lifeCycle } from '../../../platform/moves/index.ts';
import { refreshPagesOf } from '../refresh-pages.ts';
import { bankQuote } from '../schema.ts';
import { atStakeOf } from './at-stake.ts';
import { factsOf } from './facts-of.ts';
import type { BankQuoteRow, Financing } from './locked-financing.ts';
import { type Acting, type MoveNews, tellOfMove } from './notices.ts';
import { requestAfter, setRequestState } from './set-request-state.ts';

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

/** What happens inside a bank before its offer is sent. The buyer must not learn even of the moment. */
const insideBank: readonly BankQuoteTransition[] = ['propose-binding', 'refuse-binding'];

/** One bank's part in a locked request. */
type Dealing = Readonly<{
  financing: Financing;
  bankQuote: Pick<BankQuoteRow, 'id' | 'state' | 'bankCompanyId'>;
}>;
type Made = Readonly<{
  by: Acting;
  /** The terms and sums that a person read; without it nobody makes a binding move. */
  seen?: Seen;
  /** Stored beside the state. */
  changes?: Partial<Pick<BankQuoteRow, 'reason' | 'declineCode' | 'needsReconfirmation'>>;
  news?: MoveNews;
}>;

/** How a bank quote moves. Open pages of the bank and of the buyer follow. */
export const lifeOfBankQuote = lifeCycle<Dealing, BankQuoteTransition, Made>({
  table: bankQuoteTransitions,
  refusal({ financing, bankQuote: { id, state } }, name) {
    const refusal = refusalOfBankQuote(name, state, factsOf(financing, id));
    return refusal && (codes[refusal] ?? 'financing.state-moved');
  },
  atStake({ financing, bankQuote: { id } }, name) {
    const { who } = bankQuoteTransitions[name];
    return atStakeOf(financing, id, who === 'buyer' ? 'buyer' : 'bank');
  },
  async write(tx, { financing, bankQuote: { id } }, name, { changes }) {
    const { to } = bankQuoteTransitions[name];
    const next = to === 'by-offers' ? stateByOffers(financing, id) : to;
    await tx
      .update(bankQuote)
      .set({ ...(next !== 'same' && { state: next }), updatedAt: financing.now, ...changes })
      .where(eq(bankQuote.id, id));
  },
  async follow(tx, { financing, bankQuote: moved }, name, { by, news }) {
    const { request } = financing;
    const state = requestAfter[name];
    if (state && state !== request.state) await setRequestState(tx, financing, state);
    const isInside = insideBank.includes(name);
    await refreshPagesOf(tx, [moved.bankCompanyId, ...(isInside ? [] : [request.buyerCompanyId])]);
    await tellOfMove(tx, financing, moved, { name, by, news });
  },
});

type Table = typeof bankQuoteTransitions;
/** Binding moves that somebody makes; the market's own follow from others. */
type Confirmed = {
  [Name in BankQuoteTransition]: Table[Name]['binding'] extends true
    ? Table[Name]['who'] extends 'system'
      ? never
      : Name
    : never;
}[BankQuoteTransition];
type Given<Name extends BankQuoteTransition> = Name extends Confirmed
  ? Made & Readonly<{ seen: Seen }>
  : Made;

/** Makes a move of the table, or throws why it is impossible. A binding one names what was read. */
export const moveBankQuote = <Name extends BankQuoteTransition>(
  tx: Tx,
  financing: Financing,
  moved: Dealing['bankQuote'],
  name: Name,
  made: Given<Name>,
): Promise<void> => lifeOfBankQuote.take(tx, { financing, bankQuote: moved }, name, made);

function stateByOffers({ offers }: Financing, bankQuoteId: string): BankQuoteState {
  const sent = offers.filter((it) => it.bankQuoteId === bankQuoteId && it.state === 'sent');
  if (sent.some(({ kind }) => kind === 'binding')) return 'binding';
  return sent.length > 0 ? 'indicative' : 'received';
}
