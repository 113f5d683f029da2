import { isOldRate, rateSourceName } from 'shared-kit/contract/exchange-rates';
import type { Locale } from 'shared-kit/contract/languages';
import { currencies } from 'shared-kit/contract/money';
import type { PdfBlock } from '../../../platform/pdf/index.ts';
import { financingDate } from '../lifecycle/facts-of.ts';
import { figureText, instalments, percentText, sumText } from './amounts.ts';
import { dayText, type Fact, facts, heading, lastDayText, noted, orNotStated } from './blocks.ts';
import type { Paper } from './paper.ts';
import { say } from './words.ts';

/** The agreed terms beside the price. */
export function termBlocks({ version, locale }: Paper): readonly PdfBlock[] {
  const { terms, incotermRule, incotermPlace } = version;
  const { leadTimeWeeks, warrantyMonths, warrantyNote, tax } = terms;
  const stated: readonly Fact[] = [
    [say(locale, 'paper.incoterm'), `${incotermRule} ${incotermPlace}, Incoterms 2020`],
    [
      say(locale, 'paper.leadTime'),
      leadTimeWeeks === null ? say(locale, 'paper.notStated') : leadTimeText(leadTimeWeeks, locale),
    ],
    [
      say(locale, 'paper.warranty'),
      orNotStated(
        [
          warrantyMonths === null ? '' : say(locale, 'sentence.months', { count: warrantyMonths }),
          warrantyNote,
        ]
          .filter(Boolean)
          .join('\n'),
        locale,
      ),
    ],
    [say(locale, 'paper.tax'), [say(locale, `tax.${tax.status}`), tax.note].filter(Boolean).join('\n')],
    [say(locale, 'paper.acceptanceTerm'), acceptanceText(version, locale)],
    [say(locale, 'paper.rates'), ratesText(version, locale)],
  ];
  return [heading(say(locale, 'paper.terms')), facts(stated)];
}

/** How it may be accepted, or how it was. */
function acceptanceText(version: Paper['version'], locale: Locale): string {
  const isAccepted = version.state === 'accepted' || version.state === 'converted';
  const until = financingDate(version);
  if (!until) return say(locale, isAccepted ? 'sentence.accepted-at-once' : 'paper.atOnce');
  const day = lastDayText(until, locale);
  return say(locale, isAccepted ? 'sentence.accepted-until' : 'sentence.subject-until', { day });
}

const leadTimeText = (weeks: number, locale: Locale): string =>
  say(locale, weeks === 0 ? 'sentence.ready' : 'sentence.weeks', { count: weeks });

function ratesText({ fx: { date, source, rates }, sentAt }: Paper['version'], locale: Locale): string {
  const day = dayText(new Date(date), locale);
  const isOld = sentAt !== null && isOldRate(date, sentAt);
  const stated = currencies.flatMap((currency) => {
    const rate = rates[currency];
    return rate && currency !== 'EUR'
      ? `1 EUR = ${figureText(rate, locale)} ${currency}`.replaceAll(' ', '\u00a0')
      : [];
  });
  return `${isOld ? say(locale, 'paper.rates-old', { day }) : day}, ${rateSourceName(source, locale)}: ${stated.join('; ')}`;
}

/** Which part of the total is due when. */
export function paymentBlocks({ version, locale }: Paper): readonly PdfBlock[] {
  const { milestones, paymentNote } = version.terms;
  if (milestones.length === 0)
    return [
      heading(say(locale, 'paper.payment')),
      facts([
        [say(locale, 'paper.paymentTerms'), orNotStated(paymentNote, locale)],
        ...guaranteeFact({ version, locale }),
      ]),
    ];
  const amounts = instalments(version.total, milestones);
  return [
    heading(say(locale, 'paper.payment')),
    {
      kind: 'table',
      columns: [
        { head: say(locale, 'paper.due'), share: 6 },
        { head: say(locale, 'paper.share'), share: 2, align: 'end' },
        { head: say(locale, 'paper.amount'), share: 3, align: 'end' },
      ],
      rows: milestones.map(({ event, percent, days, note }, at) => [
        [say(locale, `due.${event}`, { days: days ?? 0 }), note].filter(Boolean).join(', '),
        percentText(percent, locale),
        sumText(amounts[at] ?? '0', version.currency),
      ]),
    },
    ...(paymentNote ? [{ kind: 'paragraph' as const, text: paymentNote }] : []),
    ...(version.terms.advanceGuarantee ? [facts(guaranteeFact({ version, locale }))] : []),
  ];
}

/** Empty where none is stated. */
function guaranteeFact({ version, locale }: Pick<Paper, 'version' | 'locale'>): readonly Fact[] {
  const { advanceGuarantee: stated } = version.terms;
  if (!stated) return [];
  const values = {
    issuer: stated.issuer,
    amount: sumText(stated.amount, version.currency),
    day: dayText(new Date(stated.until), locale),
  };
  return [[say(locale, 'paper.guarantee'), say(locale, 'sentence.guarantee', values)]];
}

export function bankBlocks({ version, locale }: Paper): readonly PdfBlock[] {
  const { bankDetails } = version.terms;
  const title = heading(say(locale, 'paper.bankDetails'));
  if (!bankDetails) return [title, { kind: 'paragraph', text: say(locale, 'paper.notStated') }];
  return [
    title,
    facts(
      (['bank', 'accountHolder', 'iban', 'swift'] as const).map((name) => [
        say(locale, `paper.${name}`),
        orNotStated(bankDetails[name], locale),
      ]),
    ),
  ];
}

export const noteBlocks = ({ version, locale }: Paper): readonly PdfBlock[] =>
  noted(say(locale, 'paper.note'), version.terms.note);
