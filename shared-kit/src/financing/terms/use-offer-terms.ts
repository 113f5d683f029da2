import { type BankOfferTerms, dayCountWords } from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import { namesOf } from 'shared-kit/contract/tables';
import { formatDay, useLocale } from 'shared-kit/shell';
import { usePercent } from '../use-percent.ts';
import { useText } from '../use-text.ts';

export type TermName =
  | 'product'
  | 'principal'
  | 'own-funds'
  | 'months'
  | 'rate'
  | 'grace'
  | 'repayment'
  | 'balloon'
  | 'day-count'
  | 'drawdown'
  | 'fees'
  | 'taxes'
  | 'default-interest'
  | 'prepayment'
  | 'collateral'
  | 'conditions'
  | 'valid'
  | 'words';
/** A term in words: a line for each thing stated, none if nothing is. */
export type OfferTerm = Readonly<{ name: TermName; label: string; lines: readonly string[] }>;

/** Reads every term of an offer, as its bank stated it. All offers have the same terms in the same order. */
export function useOfferTerms(): (terms: BankOfferTerms) => readonly OfferTerm[] {
  const t = useText();
  const locale = useLocale();
  const percent = usePercent(4);
  const rateLines = useRateLines();
  const chargeLines = useChargeLines();
  return (terms) => {
    const money = (amount: string) => formatMoney({ amount, currency: terms.currency });
    const { fees, taxes } = chargeLines(terms);
    const lines: Readonly<Record<TermName, readonly (string | false)[]>> = {
      product: [t(`terms.product.${terms.product}`)],
      principal: [money(terms.principal)],
      'own-funds': [money(terms.ownFunds)],
      months: [t('terms.count', { count: terms.months })],
      rate: rateLines(terms.rate),
      grace: [terms.graceMonths > 0 && t(`terms.grace.${terms.graceInterest}`, { count: terms.graceMonths })],
      repayment: [
        t(`terms.rhythm.${terms.rhythm}`),
        t(`terms.repayment.${terms.repayment}`),
        t(`terms.timing.${terms.timing}`),
      ],
      balloon: [Number(terms.balloon) > 0 && money(terms.balloon)],
      'day-count': [dayCountWords(terms.dayCount, locale)],
      drawdown: [formatDay(terms.drawdownOn, locale)],
      fees,
      taxes,
      'default-interest': [terms.defaultInterestPercent !== null && percent(terms.defaultInterestPercent)],
      prepayment: [terms.prepaymentPercent !== null && percent(terms.prepaymentPercent)],
      collateral: [terms.collateral],
      conditions: terms.conditions.map(({ text, gate, drawdown }) =>
        t('terms.condition', { text, gate: t(`gate.${gate}`, { number: drawdown ?? 1 }) }),
      ),
      valid: [formatDay(terms.validUntil, locale)],
      words: [terms.words],
    };
    return namesOf(lines).map((name) => ({
      name,
      label: t(`terms.${name}`),
      lines: lines[name].filter((it): it is string => Boolean(it)),
    }));
  };
}

function useRateLines(): (rate: BankOfferTerms['rate']) => readonly (string | false)[] {
  const t = useText();
  const locale = useLocale();
  const percent = usePercent(4);
  return (rate) => {
    if (rate.kind === 'fixed') return [t('terms.fixed', { percent: percent(rate.percent) })];
    const { base, floorPercent } = rate;
    return [
      t('terms.floating', { base, spread: percent(rate.spreadPercent) }),
      t('terms.base', { base, percent: percent(rate.basePercent), day: formatDay(rate.baseOn, locale) }),
      t('terms.reset', { count: rate.resetMonths }),
      floorPercent !== null && t('terms.floor', { percent: percent(floorPercent) }),
    ];
  };
}

/** Fees and taxes with what they are counted on and when they are due. */
function useChargeLines() {
  const t = useText();
  const percent = usePercent(4);
  return ({ fees, taxes, currency }: BankOfferTerms) => {
    const money = (amount: string) => formatMoney({ amount, currency });
    return {
      fees: fees.map(({ kind, of, dueMonth, isFinanced }) =>
        [
          t(`terms.fee.${kind}`, { of: of.kind === 'percent' ? percent(of.percent) : money(of.amount) }),
          dueMonth === 0 ? t('terms.at-drawdown') : t('terms.in-month', { number: dueMonth }),
          isFinanced && t('terms.financed'),
        ]
          .filter(Boolean)
          .join(', '),
      ),
      taxes: taxes.map(({ name, base, baseAmount, ...tax }) =>
        t(`terms.tax.${base}`, {
          name,
          percent: percent(tax.percent),
          value: baseAmount === null ? '' : money(baseAmount),
        }),
      ),
    };
  };
}
