import type { LetterTerms, LetterText } from 'shared-kit/contract/financing';
import { formatMoney } from 'shared-kit/contract/money';
import { formatDay, useLocale } from 'shared-kit/shell';
import { usePercent } from '../use-percent.ts';
import { useText } from '../use-text.ts';

/** A term in words: a line for each thing stated, none if nothing is. */
type LetterTerm = Readonly<{ label: string; lines: readonly string[] }>;

/** Reads the part of a letter of credit that its beneficiary knows too. */
export function useLetterText(): (text: LetterText) => readonly LetterTerm[] {
  const t = useText();
  const locale = useLocale();
  const percent = usePercent(2, 0);
  return ({ payment, currency, ...text }) => {
    const paid =
      payment.kind === 'sight'
        ? t('letter.payment.sight')
        : t(`letter.payment.deferred-${payment.from}`, { count: payment.days });
    const tolerance =
      Number(text.tolerancePercent) > 0
        ? t('letter.tolerance.is', { percent: percent(text.tolerancePercent) })
        : t('letter.tolerance.none');
    return [
      { label: t('letter.amount'), lines: [formatMoney({ amount: text.amount, currency }), tolerance] },
      { label: t('letter.payment'), lines: [paid] },
      {
        label: t('letter.expiry'),
        lines: [t('letter.expiry.is', { day: formatDay(text.expiresOn, locale), place: text.expiryPlace })],
      },
      { label: t('letter.shipment'), lines: [formatDay(text.latestShipmentOn, locale)] },
      {
        label: t('letter.presentation'),
        lines: [t('letter.presentation.is', { count: text.presentationDays })],
      },
      { label: t('letter.confirmation'), lines: [t(`letter.confirmation.${text.confirmation}`)] },
      { label: t('letter.documents'), lines: text.documents },
    ];
  };
}

/** Reads every term of an offered letter of credit. */
export function useLetterTerms(): (terms: LetterTerms) => readonly LetterTerm[] {
  const t = useText();
  const locale = useLocale();
  const percent = usePercent(4);
  const textOf = useLetterText();
  return (terms) => {
    const money = (amount: string) => formatMoney({ amount, currency: terms.currency });
    const commissions = terms.commissions.map(({ kind, of, per, paidBy }) =>
      [
        t(`letter.commission.${kind}`, {
          of: of.kind === 'percent' ? percent(of.percent) : money(of.amount),
        }),
        t(`letter.commission.per.${per}`),
        t(`letter.commission.by.${paidBy}`),
      ].join(', '),
    );
    const conditions = terms.conditions.map(({ text, gate }) =>
      t('terms.condition', { text, gate: t(gate === 'contract' ? 'letter.gate.contract' : 'gate.later') }),
    );
    const stated = (text: string) => (text ? [text] : []);
    return [
      { label: t('terms.product'), lines: [t('terms.product.letter-of-credit')] },
      ...textOf(terms),
      { label: t('letter.commissions'), lines: commissions },
      { label: t('terms.collateral'), lines: stated(terms.collateral) },
      { label: t('terms.conditions'), lines: conditions },
      { label: t('terms.valid'), lines: [formatDay(terms.validUntil, locale)] },
      { label: t('terms.words'), lines: stated(terms.words) },
    ];
  };
}
