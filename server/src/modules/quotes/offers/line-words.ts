import { defaultLocale, type Locale, locales, type OfferInput } from 'shared-kit/contract';
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

type Worded = Readonly<{ title: string; description: string; words?: LineWords | undefined }>;

/** A sent line's facts in its reader's language. Those of earlier times have one language. */
export function factsIn<Facts extends Worded>({ words, ...facts }: Facts, locale: Locale) {
  if (!words) return { ...facts, writtenIn: null };
  const { title, description, writtenIn } = words;
  return { ...facts, title: inLocale(title, locale), description: inLocale(description, locale), writtenIn };
}
