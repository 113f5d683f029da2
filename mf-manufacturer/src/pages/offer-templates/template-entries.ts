import { wholeFigure } from 'shared-kit/contract/figures';
import { forEachLocale, type Locale } from 'shared-kit/contract/languages';
import {
  type OfferTemplateTerms,
  type QuoteIncoterm,
  quoteLimits,
  templateFaultsOf,
} from 'shared-kit/contract/quotes';
import {
  type EntryFault,
  type MilestoneEntry,
  milestoneEntriesOf,
  readingInto,
  readMilestones,
} from '../../offer-terms/term-entries.ts';

/** The contents of a template's fields, as typed. */
export type TemplateEntries = Readonly<{
  name: string;
  incotermRule: QuoteIncoterm | '';
  incotermPlace: string;
  validityDays: string;
  milestones: readonly MilestoneEntry[];
  paymentNote: Readonly<Record<Locale, string>>;
  note: Readonly<Record<Locale, string>>;
  guaranteeIssuer: string;
}>;

export const templateEntriesOf = (name: string, terms: OfferTemplateTerms): TemplateEntries => ({
  name,
  incotermRule: terms.incoterm?.rule ?? '',
  incotermPlace: terms.incoterm?.place ?? '',
  validityDays: terms.validityDays === null ? '' : String(terms.validityDays),
  milestones: milestoneEntriesOf(terms.milestones),
  paymentNote: terms.paymentNote,
  note: terms.note,
  guaranteeIssuer: terms.guaranteeIssuer ?? '',
});

type ReadTemplate = Readonly<{
  terms: OfferTemplateTerms;
  /** Fields without a valid number; they are marked while typing. */
  wrong: readonly EntryFault[];
  /** Other reasons why the template can't be saved. */
  faults: ReturnType<typeof templateFaultsOf>;
}>;

export const validityFigure = wholeFigure(1, quoteLimits.longestDays, 'day');

export function readTemplate(entries: TemplateEntries, locale: Locale): ReadTemplate {
  const wrong: EntryFault[] = [];
  const read = readingInto(wrong, locale);
  const { incotermRule: rule, incotermPlace, paymentNote, note } = entries;
  const trimmed = (words: typeof note) => forEachLocale((language) => words[language].trim());
  const terms: OfferTemplateTerms = {
    incoterm: rule === '' ? null : { rule, place: incotermPlace.trim() },
    milestones: readMilestones(entries.milestones, read),
    paymentNote: trimmed(paymentNote),
    validityDays: read.whole('validityDays', entries.validityDays, validityFigure),
    note: trimmed(note),
    guaranteeIssuer: entries.guaranteeIssuer.trim(),
  };
  return {
    terms,
    wrong: wrong.map((it) => (it.path === 'validityDays' ? { ...it, fault: 'days' } : it)),
    faults: templateFaultsOf(terms),
  };
}
