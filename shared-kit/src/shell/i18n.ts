import { useTranslation } from 'react-i18next';
import type { Locale } from 'shared-kit/contract/languages';
import { i18n } from './i18n-instance.ts';

export type Messages = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;
type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
export type TextKey<Keys> = WithoutPlural<keyof Keys & string>;
export type Text<Keys> = (key: TextKey<Keys>, values?: Values) => string;

export function addMessages(namespace: string, locale: Locale, messages: Messages): void {
  const areReplaced = i18n.hasResourceBundle(locale, namespace);
  i18n.addResourceBundle(locale, namespace, messages, true, true);
  // Messages normally load before their pages. Only an edited message file changes a page already shown.
  if (areReplaced) void i18n.changeLanguage(i18n.language);
}

/**
 * The text hook of one message file: `export const useText = textOf<typeof en>('shop')`.
 * Keys are checked by the compiler; `count` picks the plural form.
 */
export const textOf =
  <Keys>(namespace: string) =>
  (): Text<Keys> =>
    useTranslation(namespace).t as unknown as Text<Keys>;
