import { forEachLocale, type Locale } from './locale.ts';

type Messages = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;
type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
export type Say<Keys> = (key: WithoutPlural<keyof Keys & string>, values?: Values) => string;

const plurals = forEachLocale((locale) => new Intl.PluralRules(locale));

/**
 * Reads texts where there is no page: `{{name}}` is filled in, `count` picks the plural form. All places are filled in
 * one go, so that braces in somebody's words are never taken for a place.
 */
export const sayFrom =
  <Keys extends Messages>(messages: Readonly<Record<Locale, Keys>>) =>
  (locale: Locale): Say<Keys> =>
  (key, values = {}) => {
    const texts: Messages = messages[locale];
    const form = typeof values.count === 'number' ? plurals[locale].select(values.count) : 'other';
    const text = texts[key] ?? texts[`${key}_${form}`] ?? texts[`${key}_other`] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (place, name) => String(values[name] ?? place));
  };
