import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { defaultLocale, type Locale } from 'shared-kit/contract';

/** One instance for host and areas; each area's messages are a namespace named after it. */
export const i18n = createInstance();

/** Must have run before anything renders. Keys are flat, so dots and colons are plain letters in them. */
export function startI18n(locale: Locale): void {
  i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: defaultLocale,
    ns: [],
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
}

export function addMessages(
  namespace: string,
  locale: Locale,
  messages: Readonly<Record<string, string>>,
): void {
  i18n.addResourceBundle(locale, namespace, messages, true, true);
}

type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
export type TextKey<Messages> = WithoutPlural<keyof Messages & string>;
export type Text<Messages> = (
  key: TextKey<Messages>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The text hook of one message file: `export const useText = textOf<typeof en>('shop')`.
 * Keys are checked by the compiler; `count` picks the plural form.
 */
export const textOf =
  <Messages>(namespace: string) =>
  (): Text<Messages> =>
    useTranslation(namespace).t as unknown as Text<Messages>;
