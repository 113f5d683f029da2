import { defaultLocale, forEachLocale, type Locale, locales } from 'shared-kit/contract/languages';
import * as z from 'zod';

type Default = typeof defaultLocale;

/** One text by language, kept as `jsonb`. The default language is always there and stands in for one that is missing. */
export type LocalText = Readonly<
  Record<Default, string> & Partial<Record<Exclude<Locale, Default>, string | null>>
>;

const words = z.string().trim().min(1);
export const localText: z.ZodType<LocalText> = z.object({
  ...forEachLocale(() => words.nullable().optional()),
  [defaultLocale]: words,
});

/** The same as it may be stored, of any time. */
export const storedText: z.ZodType<LocalText> = z.looseObject({
  ...forEachLocale(() => z.string().nullable().optional()),
  [defaultLocale]: z.string(),
});

export const inLocale = (text: LocalText, locale: Locale): string => text[locale] ?? text[defaultLocale];

/** The language that `inLocale` answers in. */
export const languageIn = (text: LocalText, locale: Locale): Locale =>
  text[locale] ? locale : defaultLocale;

/** The languages that the text was written in, each with its words. */
export const writtenIn = (text: LocalText): readonly (readonly [Locale, string])[] =>
  locales.flatMap((locale) => {
    const written = text[locale];
    return written ? [[locale, written] as const] : [];
  });
