import { type Locale, locales } from 'shared-kit/contract/languages';
import { addMessages, type Messages, textOf } from 'shared-kit/i18n';
import type en from './messages/en.json';

/** Messages of the home page and those that several pages share, by key. */
export const useText = textOf<typeof en>('marketing');

/** The messages of one page load with its code, in every language, so the home page loads none of them. */
export function textOfPage<Keys extends Messages>(page: string, messages: Readonly<Record<Locale, Keys>>) {
  const namespace = `marketing ${page}`;
  for (const locale of locales) addMessages(namespace, locale, messages[locale]);
  return textOf<Keys>(namespace);
}
