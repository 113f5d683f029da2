import { isOldRate, rateSourceName } from 'shared-kit/contract/exchange-rates';
import type { Locale } from 'shared-kit/contract/languages';
import { formatMoney } from 'shared-kit/contract/money';
import type { Milestone, QuoteVersion } from 'shared-kit/contract/quotes';
import { formatDay, formatLastDay } from 'shared-kit/shell';
import type { useText } from '../../text.ts';

type Text = ReturnType<typeof useText>;
type Payment = Pick<QuoteVersion, 'milestones' | 'paymentNote'>;
export type Term = Readonly<{ id: string; name: string; value: string; note: string }>;

const milestoneText = (t: Text, { event, percent, days, note }: Milestone): string =>
  [t(`quote.milestone.${event}`, { percent: Number(percent), days: days ?? 0 }), note]
    .filter(Boolean)
    .join(', ');

/** Payment in words: its milestones, or the note if there are none. */
export const paymentOf = (t: Text, { milestones, paymentNote }: Payment): string | null =>
  milestones.map((each) => milestoneText(t, each)).join('; ') || paymentNote || null;

/** How it may be accepted, or how it was. */
function acceptanceOf({ state, financingUntil }: QuoteVersion, t: Text, locale: Locale): string {
  const isAccepted = state === 'accepted' || state === 'converted';
  if (!financingUntil) return t(isAccepted ? 'quote.terms.accepted-at-once' : 'quote.terms.unconditional');
  const day = formatLastDay(financingUntil, locale);
  return t(isAccepted ? 'quote.terms.accepted-until' : 'quote.terms.subject-until', { day });
}

/** The day of the rates that froze with the version, which says so if they were old then. */
function frozenDay({ fx, sentAt }: QuoteVersion, t: Text, locale: Locale): string {
  const day = formatDay(fx.date, locale);
  return isOldRate(fx.date, new Date(sentAt)) ? t('quote.terms.rates-old', { day }) : day;
}

const hasGuarantee = (version: QuoteVersion | undefined): boolean =>
  version !== undefined && version.advanceGuarantee !== null;

function guaranteeOf({ advanceGuarantee, currency }: QuoteVersion, t: Text, locale: Locale): string {
  if (!advanceGuarantee) return t('quote.terms.guarantee-none');
  const { issuer, amount, until } = advanceGuarantee;
  return t('quote.terms.guarantee-until', {
    issuer,
    amount: formatMoney({ amount, currency }),
    day: formatDay(until, locale),
  });
}

/**
 * The terms of an offer in words; two offers are compared by these texts. An optional term that only one of both
 * states is named in both.
 */
export function termsOf(version: QuoteVersion, t: Text, locale: Locale, comparedWith?: QuoteVersion): Term[] {
  const { milestones, incoterm, leadTimeWeeks, warrantyMonths, tax, fx } = version;
  const open = t('quote.terms.open');
  const term = (
    id:
      | 'payment'
      | 'guarantee'
      | 'lead-time'
      | 'delivery'
      | 'warranty'
      | 'tax'
      | 'validity'
      | 'financing'
      | 'rates',
    value: string,
    note = '',
  ) => ({
    id,
    name: t(`quote.terms.${id}`),
    value,
    note,
  });
  return [
    term('payment', paymentOf(t, version) ?? open, milestones.length > 0 ? version.paymentNote : ''),
    ...(hasGuarantee(version) || hasGuarantee(comparedWith)
      ? [term('guarantee', guaranteeOf(version, t, locale))]
      : []),
    term('lead-time', leadTimeWeeks === null ? open : t('quote.terms.weeks', { count: leadTimeWeeks })),
    term('delivery', `${incoterm.rule} ${incoterm.place}`, t('quote.terms.incoterms')),
    term(
      'warranty',
      warrantyMonths === null ? open : t('quote.terms.months', { count: warrantyMonths }),
      version.warrantyNote,
    ),
    term('tax', t(`quote.tax.${tax.status}`), tax.note),
    term('validity', formatLastDay(version.validUntil, locale)),
    term('financing', acceptanceOf(version, t, locale)),
    term('rates', frozenDay(version, t, locale), rateSourceName(fx.source, locale)),
  ];
}
