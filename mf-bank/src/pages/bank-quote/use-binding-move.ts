import type { BindingMove } from 'shared-kit/confirmation';
import {
  type BankQuoteDetail,
  type BankQuoteTransition,
  deviationWords,
} from 'shared-kit/contract/financing';
import { formatMoney, type Money } from 'shared-kit/contract/money';
import { formatDay, useLocale, useSession } from 'shared-kit/shell';
import { useText } from '../../text.ts';

/** What an officer is asked once more, with the button's words as its title. */
const againstBuyer = [
  ...(['refuse-binding', 'decline', 'withdraw', 'withdraw-unconfirmed', 'withdraw-indicative'] as const),
  ...(['fail', 'cancel-rest', 'refuse-documents', 'terminate', 'withdraw-contract'] as const),
];
type Against = (typeof againstBuyer)[number];
export type OfficersMove = Extract<
  BankQuoteTransition,
  | Against
  | 'approve-binding'
  | 'confirm'
  | 'sign-for-bank'
  | 'issue'
  | 'honour'
  | 'pay-out'
  | 'correct-payment'
>;
type Entered = Readonly<{
  /** Words of the button that leads here. */
  label: string;
  /** What the officer typed: an amount, a day, a reason. */
  lines?: BindingMove['facts'];
}>;

/** A binding move of my bank: whom it concerns, the sum in force, and what can't be taken back. */
export function useBindingMove(detail: BankQuoteDetail) {
  const t = useText();
  const locale = useLocale();
  const bank = useSession()?.secure.companyName ?? '';
  const { buyer, number, quote, atStake } = detail;
  const offer = [...detail.offers, ...detail.letters].findLast(({ state }) => state !== 'refused');
  const values = {
    buyer: buyer.name,
    bank,
    day: offer ? formatDay(offer.terms.validUntil, locale) : '',
  };
  const deviating = offer
    ? offer.deviations.map((it) => deviationWords(it, offer.terms.currency, locale)).join(' ')
    : '';
  return (name: OfficersMove, { label, lines = [] }: Entered): BindingMove => ({
    title: label,
    facts: [
      { term: t('bind.buyer'), detail: buyer.legalName },
      { term: t('bind.bank'), detail: bank },
      { term: t('bind.request'), detail: number },
      ...(quote ? [{ term: t('deal.maker'), detail: quote.maker.name }] : []),
      ...lines,
      ...(name === 'approve-binding' && deviating ? [{ term: t('bind.deviates'), detail: deviating }] : []),
    ],
    atStake,
    sumName: t(offer ? 'bind.principal' : 'bind.amount'),
    final: t(`bind.final.${name}`, values),
    confirm: label,
    isAgainst: againstBuyer.some((it) => it === name),
  });
}

/** A sum as a line of a confirmation. */
export const moneyLine = (term: string, money: Money) => ({ term, detail: formatMoney(money) });
