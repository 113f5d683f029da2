import { readFileSync } from 'node:fs';
import { forEachLocale, type Locale } from 'shared-kit/contract/languages';

/** The message files in the folder `messages` beside a source file, one for each language. */
export const messagesBeside = <Keys extends Readonly<Record<string, string>>>(
  source: string,
): Readonly<Record<Locale, Keys>> =>
  forEachLocale((locale) => JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, source), 'utf8')));
