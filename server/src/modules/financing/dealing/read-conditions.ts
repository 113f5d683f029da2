import type { FinancingCondition } from 'shared-kit/contract/financing';
import type { Financing } from '../lifecycle/locked-financing.ts';

export const conditionsOf = ({ conditions }: Financing, bankQuoteId: string): FinancingCondition[] =>
  conditions
    .filter((it) => it.bankQuoteId === bankQuoteId)
    .map(({ id, text, gate, drawdown, state }) => ({ id, text, gate, drawdown, state }));
