import { formatMoney, type Money, roughly } from 'shared-kit/contract/money';

/** An amount in a sentence: a converted one is marked, and has the digits that such amounts show. */
export const shownAmount = (money: Money, isConverted: boolean): string =>
  (isConverted ? '≈ ' : '') + formatMoney(roughly(money, isConverted));
