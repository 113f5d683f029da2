import { forEachLocale, type Locale } from './locale.ts';

type Messages = Readonly<Record<string, string>>;
export type TextValues = Readonly<Record<string, string | number>>;
type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
type Say<Keys> = (locale: Locale, key: WithoutPlural<keyof Keys & string>, values?: TextValues) => string;

const plurals = forEachLocale((locale) => new Intl.PluralRules(locale));

/** All places are filled in one go, so that braces in somebody's words are never taken for a place. */
export const fillIn = (text: string, values: TextValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name) => String(values[name] ?? place));

/** Reads texts where there is no page: `{{name}}` is filled in, `count` picks the plural form. */
export const sayFrom =
  <Keys extends Messages>(messages: Readonly<Record<Locale, Keys>>): Say<Keys> =>
  (locale, key, values = {}) => {
    const texts: Messages = messages[locale];
    const form = typeof values.count === 'number' ? plurals[locale].select(values.count) : 'other';
    return fillIn(texts[key] ?? texts[`${key}_${form}`] ?? texts[`${key}_other`] ?? key, values);
  };
