import * as z from 'zod/mini';
import { defaultLocale, type Locale, languageOf, locales } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import { formatMoney } from '../money/money.ts';
import { quoteId } from '../quotes/quote-inputs.ts';
import { financingFile } from './dealing.ts';
import { dealingLimits } from './dealing-limits.ts';
import { messages } from './messages/index.ts';

const say = sayFrom(messages);

/** Of the words below. Another wording is another version; each consent keeps both. */
export const financingConsentVersion = '2026-11-24';
export const mostSharedDocuments = 20;

/** What goes out to the banks besides the quote's version and the company's verified facts. Ticked by the buyer. */
export const sharedInput = z.object({
  /** Accepted documents of the company. */
  documentIds: z._default(z.array(quoteId).check(z.maxLength(mostSharedDocuments)), []),
  /** Owners' and signatories' data: the signatories, and documents that name people. */
  includesPeople: z._default(z.boolean(), false),
  /** Uploaded for this request. */
  fileIds: z._default(z.array(quoteId).check(z.maxLength(dealingLimits.files)), []),
  /** In which the consent was read. */
  consentLocale: z._default(z.enum(locales), defaultLocale),
});
export type SharedInput = z.infer<typeof sharedInput>;

/** A document of the buyer as a bank may be given it. */
export const shareableDocument = z.object({
  id: z.string(),
  /** What it shows: a requirement's code, or staff's words where they added it. */
  requirement: z.string(),
  name: z.string(),
  acceptedOn: z.nullable(z.string()),
  /** Last day on which it counts. */
  countsUntil: z.nullable(z.string()),
  /** It names owners or signatories. */
  isPersonal: z.boolean(),
});

const person = z.object({ name: z.string(), role: z.string() });
/** The buyer as the market's staff verified it. */
export const verifiedFacts = z.object({
  legalName: z.string(),
  country: z.string(),
  city: z.string(),
  taxNumber: z.nullable(z.string()),
  taxOffice: z.nullable(z.string()),
  mersisNumber: z.nullable(z.string()),
  verifiedOn: z.nullable(z.string()),
});

/** What a bank was given with the newest consent. */
export const sharedPapers = z.object({
  company: verifiedFacts,
  people: z.array(person),
  documents: z.array(z.extend(shareableDocument, { url: z.string() })),
  files: z.array(financingFile),
});
export type SharedPapers = z.infer<typeof sharedPapers>;

export const keptConsent = z.object({
  id: z.string(),
  by: z.string(),
  at: z.string(),
  version: z.string(),
  /** As it was read. */
  text: z.array(z.string()),
});
export type KeptConsent = z.infer<typeof keptConsent>;

/** What may be shared, by the person who reads. */
export const shareable = z.object({
  company: verifiedFacts,
  documents: z.array(shareableDocument),
  people: z.array(person),
  /** Only owners decide on data of people. */
  mayIncludePeople: z.boolean(),
});
export type Shareable = z.infer<typeof shareable>;

export type Consented = Readonly<{
  company: string;
  quote: string;
  version: number;
  amount: Parameters<typeof formatMoney>[0];
  /** Names of documents and files. */
  documents: readonly string[];
  files: readonly string[];
  /** Null: nothing about people goes out. */
  people: readonly string[] | null;
  /** By their legal names. */
  banks: readonly Readonly<{ name: string; isForeign: boolean }>[];
  /** Last day for offers, an ISO day. */
  day: string;
}>;

/** `2026-12-08` → 8 December 2026, 8 Aralık 2026. */
export const dayInWords = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale).format, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
const listed = (locale: Locale, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

/** The consent in words, one sentence a line: what goes out, to whom, until when. Pages show it, the server keeps it. */
export function consentWords(it: Consented, locale: Locale): string[] {
  const banks = it.banks.map(({ name, isForeign }) =>
    isForeign ? say(locale, 'consent.abroad', { name }) : name,
  );
  const version = String(it.version);
  return [
    say(locale, 'consent.version', {
      company: it.company,
      quote: it.quote,
      version,
      amount: formatMoney(it.amount),
    }),
    say(locale, 'consent.facts', { company: it.company }),
    it.documents.length > 0 && say(locale, 'consent.documents', { names: listed(locale, it.documents) }),
    it.people
      ? say(locale, 'consent.people', { names: listed(locale, it.people) || '–' })
      : say(locale, 'consent.no-people'),
    it.files.length > 0 && say(locale, 'consent.files', { names: listed(locale, it.files) }),
    say(locale, 'consent.banks', { names: listed(locale, banks) || '–' }),
    say(locale, 'consent.until', { day: dayInWords(it.day, locale) }),
    say(locale, 'consent.never'),
  ].filter((line) => line !== false);
}
