import { type Locale, languageOf, madeOnce } from 'shared-kit/contract/languages';
import type { PdfBlock } from '../../../platform/pdf/index.ts';
import { countryName } from '../../location/index.ts';
import type { FrozenParties, FrozenParty } from '../versions/frozen.ts';
import type { Paper } from './paper.ts';
import { say } from './words.ts';

export type Fact = readonly [label: string, value: string];

export const heading = (text: string): PdfBlock => ({ kind: 'heading', level: 2, text });
export const facts = (stated: readonly Fact[]): PdfBlock => ({ kind: 'facts', facts: stated });
/** A paragraph with a heading; nothing if the text is empty. */
export const noted = (title: string, text: string): readonly PdfBlock[] =>
  text.trim() === '' ? [] : [heading(title), { kind: 'paragraph', text }];

const longDates = madeOnce(
  (locale: Locale) =>
    new Intl.DateTimeFormat(languageOf(locale).format, { dateStyle: 'long', timeZone: 'UTC' }),
);
export const dayText = (at: Date, locale: Locale): string => longDates(locale).format(at);
/** The last valid day: what ends at midnight is valid through the day before. */
export const lastDayText = (end: Date, locale: Locale): string =>
  dayText(new Date(end.getTime() - 1), locale);
export const momentText = (at: Date, locale: Locale): string =>
  `${dayText(at, locale)}, ${at.toISOString().slice(11, 16)} UTC`;

export const revisionName = (number: number): string => `Rev ${number}`;
export const orNotStated = (text: string | null, locale: Locale): string =>
  text || say(locale, 'paper.notStated');
export const deliveryText = ({ place, country }: Paper['delivery'], locale: Locale): string =>
  [place, countryName(country, locale)].filter(Boolean).join(', ');

/** Both companies side by side. */
export function partiesBlocks({ buyer, seller }: FrozenParties, locale: Locale): readonly PdfBlock[] {
  const both = (label: string, text: (party: FrozenParty) => string) => [label, text(seller), text(buyer)];
  return [
    heading(say(locale, 'paper.parties')),
    {
      kind: 'table',
      columns: [
        { head: say(locale, 'paper.party'), share: 2 },
        { head: say(locale, 'paper.seller'), share: 5 },
        { head: say(locale, 'paper.buyer'), share: 5 },
      ],
      rows: [
        both(say(locale, 'paper.company'), ({ legalName }) => legalName),
        both(say(locale, 'paper.address'), (party) => addressText(party, locale)),
        both(say(locale, 'paper.taxNumber'), ({ taxNumber, taxOffice }) =>
          orNotStated([taxNumber, taxOffice].filter(Boolean).join(', '), locale),
        ),
      ],
    },
  ];
}

const addressText = ({ address, city, country }: FrozenParty, locale: Locale): string =>
  [...(address.length > 0 ? address : [city]), countryName(country, locale)].join('\n');
