import { defaultLocale, type Locale, locales } from 'shared-kit/contract/languages';
import type { OfferInput } from 'shared-kit/contract/quotes';
import * as z from 'zod';
import { inLocale, type LocalText, storedText } from '../../../platform/local-text.ts';
import type { RfqLine } from '../repository.ts';

/** The texts of a sent line in each language. If the maker changed one, `writtenIn` is the language of its words. */
export const lineWords = z.object({
  title: storedText,
  description: storedText,
  writtenIn: z.enum(locales).nullable(),
});
export type LineWords = z.infer<typeof lineWords>;

const asTyped = (text: string): LocalText => ({ [defaultLocale]: text });

/** The texts that were asked for, in each language, where the maker left them as they were; else its own. */
export function lineWordsOf(
  { title, description }: Pick<OfferInput['lines'][number], 'title' | 'description'>,
  requested: Pick<RfqLine, 'title' | 'options'> | undefined,
  language: Locale,
): LineWords {
  const ifKept = (typed: string, asked: LocalText | undefined) =>
    asked && locales.some((it) => inLocale(asked, it) === typed) ? asked : null;
  const askedTitle = ifKept(title, requested?.title);
  const askedDescription = ifKept(description, requested?.options);
  const isKept = askedTitle !== null && (askedDescription !== null || description === '');
  return {
    title: askedTitle ?? asTyped(title),
    description: askedDescription ?? asTyped(description),
    writtenIn: isKept ? null : language,
  };
}

/** A text of a sent line in its reader's language if it was kept in that, else as it was written. */
export const keptIn = (kept: LocalText | undefined, written: string, locale: Locale): string =>
  kept ? inLocale(kept, locale) : written;

type Worded = Readonly<{ title: string; description: string; words?: LineWords | undefined }>;

/** A sent line's facts in its reader's language. Those of earlier times have one language. */
export const factsIn = <Facts extends Worded>({ words, ...facts }: Facts, locale: Locale) => ({
  ...facts,
  title: keptIn(words?.title, facts.title, locale),
  description: keptIn(words?.description, facts.description, locale),
  writtenIn: words?.writtenIn ?? null,
});
