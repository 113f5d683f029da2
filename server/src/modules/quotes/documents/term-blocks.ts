import { currencies, type Locale } from 'shared-kit/contract';
import type { PdfBlock } from '../../../platform/pdf/index.ts';
import { figureText, instalments, percentText, sumText } from './amounts.ts';
import { dayText, type Fact, facts, heading, lastDayText, noted, orNotStated } from './blocks.ts';
import type { Paper } from './paper.ts';
import { sentences } from './sentences.ts';
import { dueWords, taxWords, words } from './words.ts';

/** What both agree to besides the price. */
export function termBlocks({ version, locale }: Paper): readonly PdfBlock[] {
  const { terms, incotermRule, incotermPlace, financingUntil } = version;
  const { leadTimeWeeks, warrantyMonths, warrantyNote, tax } = terms;
  const say = sentences[locale];
  const stated: readonly Fact[] = [
    [words.incoterm[locale], `${incotermRule} ${incotermPlace}, Incoterms 2020`],
    [words.leadTime[locale], leadTimeWeeks === null ? words.notStated[locale] : say.leadTime(leadTimeWeeks)],
    [
      words.warranty[locale],
      orNotStated(
        [warrantyMonths === null ? '' : say.months(warrantyMonths), warrantyNote].filter(Boolean).join('\n'),
        locale,
      ),
    ],
    [words.tax[locale], [taxWords[tax.status][locale], tax.note].filter(Boolean).join('\n')],
    [
      words.acceptanceTerm[locale],
      financingUntil ? say.subjectUntil(lastDayText(financingUntil, locale)) : words.atOnce[locale],
    ],
    [words.rates[locale], ratesText(version.fx, locale)],
  ];
  return [heading(words.terms[locale]), facts(stated)];
}

function ratesText({ date, source, rates }: Paper['version']['fx'], locale: Locale): string {
  const stated = currencies.flatMap((currency) => {
    const rate = rates[currency];
    return rate && currency !== 'EUR'
      ? `1 EUR = ${figureText(rate, locale)} ${currency}`.replaceAll(' ', '\u00a0')
      : [];
  });
  return sentences[locale].rates(dayText(new Date(date), locale), source, stated.join('; '));
}

/** When which part of the total is due. */
export function paymentBlocks({ version, locale }: Paper): readonly PdfBlock[] {
  const { milestones, paymentNote } = version.terms;
  if (milestones.length === 0)
    return [
      heading(words.payment[locale]),
      facts([[words.paymentTerms[locale], orNotStated(paymentNote, locale)]]),
    ];
  const amounts = instalments(version.total, milestones);
  return [
    heading(words.payment[locale]),
    {
      kind: 'table',
      columns: [
        { head: words.due[locale], share: 6 },
        { head: words.share[locale], share: 2, align: 'end' },
        { head: words.amount[locale], share: 3, align: 'end' },
      ],
      rows: milestones.map(({ event, percent, days, note }, at) => [
        [dueWords[event][locale](days ?? 0), note].filter(Boolean).join(', '),
        percentText(percent, locale),
        sumText(amounts[at] ?? '0', version.currency),
      ]),
    },
    ...(paymentNote ? [{ kind: 'paragraph' as const, text: paymentNote }] : []),
  ];
}

export function bankBlocks({ version, locale }: Paper): readonly PdfBlock[] {
  const { bankDetails } = version.terms;
  const title = heading(words.bankDetails[locale]);
  if (!bankDetails) return [title, { kind: 'paragraph', text: words.notStated[locale] }];
  return [
    title,
    facts(
      (['bank', 'accountHolder', 'iban', 'swift'] as const).map((name) => [
        words[name][locale],
        orNotStated(bankDetails[name], locale),
      ]),
    ),
  ];
}

export const noteBlocks = ({ version, locale }: Paper): readonly PdfBlock[] =>
  noted(words.note[locale], version.terms.note);
