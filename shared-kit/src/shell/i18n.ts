import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';
import { defaultLocale, type Locale } from 'shared-kit/contract';

export type Messages = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;
type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
export type TextKey<Keys> = WithoutPlural<keyof Keys & string>;
type Say = (key: string, values?: Values) => string;
export type Text<Keys> = (key: TextKey<Keys>, values?: Values) => string;

/**
 * One i18next instance for the host and all areas. Each area's messages are a namespace named after it.
 * Keys are flat, so dots and colons have no special meaning.
 */
const i18n = createInstance();
void i18n.init({
  lng: defaultLocale,
  fallbackLng: defaultLocale,
  ns: [],
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** Text functions by namespace. They are replaced when language or messages change, so pages render anew. */
let texts = new Map<string, Say>();
i18n.on('languageChanged', () => {
  texts = new Map();
});

function textsIn(namespace: string): Say {
  const known = texts.get(namespace) ?? (i18n.getFixedT(null, namespace) as unknown as Say);
  texts.set(namespace, known);
  return known;
}

function onNewTexts(tell: () => void): () => void {
  i18n.on('languageChanged', tell);
  return () => i18n.off('languageChanged', tell);
}

/** Changes the language of the whole page. */
export function speak(locale: Locale): void {
  if (i18n.language !== locale) void i18n.changeLanguage(locale);
}

export function addMessages(namespace: string, locale: Locale, messages: Messages): void {
  const areReplaced = hasMessages(namespace, locale);
  i18n.addResourceBundle(locale, namespace, messages, true, true);
  // Messages normally load before their pages. Only an edited message file changes a page already shown.
  if (areReplaced) void i18n.changeLanguage(i18n.language);
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

/**
 * The text hook of one message file: `export const useText = textOf<typeof en>('shop')`.
 * Keys are checked by the compiler; `count` picks the plural form.
 */
export const textOf =
  <Keys>(namespace: string) =>
  (): Text<Keys> => {
    const now = () => textsIn(namespace);
    return useSyncExternalStore(onNewTexts, now, now);
  };
