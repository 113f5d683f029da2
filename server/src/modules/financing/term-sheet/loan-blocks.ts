import {
  type BankOfferTerms,
  dayCountWords,
  type OfferFigures,
  type PurchaseFigures,
} from 'shared-kit/contract/financing';
import { type Locale, languageOf, madeOnce } from 'shared-kit/contract/languages';
import { paymentDay } from 'shared-kit/finance';
import type { PdfBlock } from '../../../platform/pdf/index.ts';
import { dayText, type Fact, facts, figureText, heading, noted, sumText } from '../../quotes/index.ts';
import { lineList } from './line-list.ts';
import { say } from './words.ts';

const day = (iso: string, locale: Locale): string => dayText(new Date(iso), locale);
/** Short, since it stands in a column. */
const dueDates = madeOnce(
  (locale: Locale) =>
    new Intl.DateTimeFormat(languageOf(locale).format, { dateStyle: 'medium', timeZone: 'UTC' }),
);
const dueText = (iso: string, locale: Locale): string => dueDates(locale).format(new Date(iso));

/** The due date, which interest counts, and the day of payment where that is a weekend. */
function dueLines(due: string, locale: Locale): string {
  const paidOn = paymentDay(due);
  return paidOn === due
    ? dueText(due, locale)
    : `${dueText(due, locale)}\n${say(locale, 'paid-on', { day: dueText(paidOn, locale) })}`;
}

/** Everything that a loan or lease states, with its figures and its schedule. */
export const loanBlocks = (
  { terms, figures }: Readonly<{ terms: BankOfferTerms; figures: OfferFigures }>,
  purchase: PurchaseFigures,
  locale: Locale,
): readonly PdfBlock[] => [
  heading(say(locale, 'terms')),
  facts(termFacts(terms, locale)),
  heading(say(locale, 'figures')),
  facts([...figureFacts(terms, figures, locale), ...cashFacts(terms, purchase, locale)]),
  ...lineList(say(locale, 'fees'), feeLines(terms, locale)),
  ...lineList(say(locale, 'taxes'), taxLines(terms, locale)),
  ...lineList(say(locale, 'conditions'), conditionLines(terms, locale)),
  ...noted(say(locale, 'collateral'), terms.collateral),
  ...noted(say(locale, 'words'), terms.words),
  heading(say(locale, 'schedule')),
  scheduleTable(terms, figures, locale),
  { kind: 'paragraph', tone: 'muted', text: say(locale, 'weekends') },
];

const percents = madeOnce(
  (locale: Locale) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
    }),
);
const percentOf = (percent: string, locale: Locale): string =>
  percents(locale).format(`${percent}e-2` as Intl.StringNumericLiteral);

function termFacts(terms: BankOfferTerms, locale: Locale): readonly Fact[] {
  const { currency, graceMonths, defaultInterestPercent, prepaymentPercent } = terms;
  const money = (amount: string) => sumText(amount, currency);
  const months = (count: number) => say(locale, 'months', { count });
  const orNone = (percent: string | null) => (percent === null ? '–' : percentOf(percent, locale));
  return [
    [say(locale, 'product'), say(locale, `product.${terms.product}`)],
    [say(locale, 'principal'), money(terms.principal)],
    [say(locale, 'own-funds'), money(terms.ownFunds)],
    [say(locale, 'term'), months(terms.months)],
    [say(locale, 'rate'), rateText(terms.rate, locale)],
    [
      say(locale, 'grace'),
      graceMonths > 0 ? `${months(graceMonths)}, ${say(locale, `grace.${terms.graceInterest}`)}` : '–',
    ],
    [
      say(locale, 'repayment'),
      [
        say(locale, `rhythm.${terms.rhythm}`),
        say(locale, `repayment.${terms.repayment}`),
        say(locale, `timing.${terms.timing}`),
      ].join(', '),
    ],
    [say(locale, 'balloon'), Number(terms.balloon) > 0 ? money(terms.balloon) : '–'],
    [say(locale, 'day-count'), dayCountWords(terms.dayCount, locale)],
    [say(locale, 'drawdown'), day(terms.drawdownOn, locale)],
    [say(locale, 'default-interest'), orNone(defaultInterestPercent)],
    [say(locale, 'prepayment'), orNone(prepaymentPercent)],
  ];
}

function rateText(rate: BankOfferTerms['rate'], locale: Locale): string {
  if (rate.kind === 'fixed') return say(locale, 'rate.fixed', { percent: percentOf(rate.percent, locale) });
  const { base, spreadPercent, basePercent, baseOn, resetMonths, floorPercent } = rate;
  return [
    `${base} + ${percentOf(spreadPercent, locale)}`,
    say(locale, 'rate.base', { base, percent: percentOf(basePercent, locale), day: day(baseOn, locale) }),
    say(locale, 'rate.reset', { count: resetMonths }),
    floorPercent !== null && say(locale, 'rate.floor', { percent: percentOf(floorPercent, locale) }),
  ]
    .filter(Boolean)
    .join('\n');
}

function figureFacts({ currency }: BankOfferTerms, figures: OfferFigures, locale: Locale): readonly Fact[] {
  const money = (amount: string) => sumText(amount, currency);
  const rate = (percent: string | null) =>
    percent === null ? '–' : percentOf(Number(percent).toFixed(2), locale);
  return [
    [say(locale, 'figure.effective'), rate(figures.effectiveRatePercent)],
    [say(locale, 'figure.instalment'), figures.instalment ? money(figures.instalment) : '–'],
    [say(locale, 'figure.interest'), money(figures.totalInterest)],
    [say(locale, 'figure.fees'), money(figures.totalFees)],
    [say(locale, 'figure.taxes'), money(figures.totalTaxes)],
    [say(locale, 'figure.cost'), money(figures.totalCost)],
    [say(locale, 'figure.total'), money(figures.totalPaid)],
  ];
}

/** What the maker gets, and what the buyer needs in cash for it. */
function cashFacts(
  { currency }: BankOfferTerms,
  { reachesMaker, ownFunds, atDrawdown, cashNeeded }: PurchaseFigures,
  locale: Locale,
): readonly Fact[] {
  const money = (amount: string) => sumText(amount, currency);
  return [
    [say(locale, 'figure.reaches'), money(reachesMaker)],
    [say(locale, 'figure.own-funds'), money(ownFunds)],
    [say(locale, 'figure.up-front'), money(atDrawdown)],
    [say(locale, 'figure.cash'), money(cashNeeded)],
  ];
}

const feeLines = ({ fees, currency }: BankOfferTerms, locale: Locale): string[] =>
  fees.map(({ kind, of, dueMonth, isFinanced }) =>
    [
      say(locale, `fee.${kind}`),
      of.kind === 'percent' ? percentOf(of.percent, locale) : sumText(of.amount, currency),
      dueMonth === 0 ? say(locale, 'at-drawdown') : say(locale, 'in-month', { month: dueMonth }),
      isFinanced && say(locale, 'financed'),
    ]
      .filter(Boolean)
      .join(', '),
  );

const taxLines = ({ taxes, currency }: BankOfferTerms, locale: Locale): string[] =>
  taxes.map(({ name, percent, base, baseAmount }) =>
    [
      `${name} ${percentOf(percent, locale)}`,
      say(locale, `tax.${base}`),
      baseAmount !== null && sumText(baseAmount, currency),
    ]
      .filter(Boolean)
      .join(', '),
  );

const conditionLines = ({ conditions }: BankOfferTerms, locale: Locale): string[] =>
  conditions.map(
    ({ text, gate, drawdown }) => `${text} (${say(locale, `gate.${gate}`, { number: drawdown ?? 1 })})`,
  );

function scheduleTable({ currency }: BankOfferTerms, { rows }: OfferFigures, locale: Locale): PdfBlock {
  const hasBalloon = rows.some(({ balloon }) => Number(balloon) > 0);
  const columns = ['interest', 'taxes', 'principal', 'payment', 'balloon', 'balance'] as const;
  const shown = columns.filter((it) => it !== 'balloon' || hasBalloon);
  const figure = (amount: string) => sumText(amount, currency).replace(/^[^\d-]+/, '');
  return {
    kind: 'table',
    columns: [
      { head: say(locale, 'column.number'), share: 1, align: 'end' },
      { head: say(locale, 'column.due'), share: 3 },
      ...shown.map((it) => ({
        head: say(locale, `column.${it}`, { currency }),
        share: 3,
        align: 'end' as const,
      })),
    ],
    rows: rows.map((row, at) => [
      figureText(at + 1, locale),
      dueLines(row.due, locale),
      ...shown.map((it) => figure(row[it])),
    ]),
  };
}
