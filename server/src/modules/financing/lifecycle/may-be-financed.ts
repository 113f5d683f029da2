import { companyMay, type StandingAction } from 'shared-kit/contract/companies';
import type { ErrorCode } from 'shared-kit/contract/errors';
import type { Actor } from '../../../platform/http/index.ts';
import type { Company } from '../../companies/index.ts';
import { limitOf } from '../../quotes/index.ts';
import { sumOfOffer } from './loan-or-letter.ts';
import type { BankOfferRow, Financing } from './locked-financing.ts';

/** Accepting is new business; a contract that follows only goes on with it. */
export type Step = 'accept' | 'contract';
const needed = {
  accept: { buyer: 'buy', bank: 'make-bank-offers' },
  contract: { buyer: 'go-on', bank: 'go-on' },
} as const satisfies Readonly<Record<Step, Readonly<Record<'buyer' | 'bank', StandingAction>>>>;

/** Why buyer and bank may not do business today; null if they may. */
export function hindranceOf(
  { quote }: Pick<Financing, 'quote'>,
  bank: Company | null | undefined,
  step: Step,
): ErrorCode | null {
  if (!companyMay(quote.buyer, needed[step].buyer) || quote.buyer.heldSince) return 'company.not-allowed';
  const isOpen = bank && companyMay(bank, needed[step].bank) && !bank.heldSince;
  return isOpen ? null : 'financing.bank-unavailable';
}

/** Whether the offer costs more than this person of the buyer may accept. */
export function isAboveLimit(
  { quote }: Pick<Financing, 'quote'>,
  offer: BankOfferRow,
  companyRole: Actor['companyRole'],
): boolean {
  const decidesAlone = companyRole === 'owner' || companyRole === 'approver';
  if (decidesAlone || !quote.version) return false;
  const { currency } = offer.terms;
  return limitOf(quote.buyer, { total: sumOfOffer(offer), currency, fx: quote.version.fx })?.isAbove ?? false;
}
