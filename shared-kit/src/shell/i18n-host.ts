/** Functions on messages for the host; areas can't import them. */
import type { Locale } from 'shared-kit/contract/languages';
import type { Values } from './i18n.ts';
import { i18n } from './i18n-instance.ts';

/** Changes the language of the whole page. */
export function speak(locale: Locale): void {
  if (i18n.language !== locale) void i18n.changeLanguage(locale);
}

export const hasMessages = (namespace: string, locale: Locale): boolean =>
  i18n.hasResourceBundle(locale, namespace);

export function forgetMessages(namespace: string, locale: Locale): void {
  i18n.removeResourceBundle(locale, namespace);
}

/** The message in the plural form of `count`; null if that language has none. */
export function findText(namespace: string, locale: Locale, key: string, values: Values = {}): string | null {
  const inLocale = { ...values, lng: locale, ns: namespace, fallbackLng: [] };
  return i18n.exists(key, inLocale) ? i18n.t(key, inLocale) : null;
}
