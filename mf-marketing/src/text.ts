import { type Locale, locales } from 'shared-kit/contract';
import { addMessages, type Messages, textOf } from 'shared-kit/i18n';
import type en from './messages/en.json';

/** What the home page or several pages say, by key. */
export const useText = textOf<typeof en>('marketing');

/** The messages of one page come with its code, in both languages: the home page loads none of them. */
export function textOfPage<Keys extends Messages>(page: string, messages: Readonly<Record<Locale, Keys>>) {
  const namespace = `marketing ${page}`;
  for (const locale of locales) addMessages(namespace, locale, messages[locale]);
  return textOf<Keys>(namespace);
}
