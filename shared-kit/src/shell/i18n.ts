import { useSyncExternalStore } from 'react';
import { defaultLocale, type Locale } from 'shared-kit/contract';

export type Messages = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;
type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
export type TextKey<Keys> = WithoutPlural<keyof Keys & string>;
export type Text<Keys> = (key: TextKey<Keys>, values?: Values) => string;
type AnyText = (key: string, values?: Values) => string;

/** One for host and areas; each area's messages are a namespace named after it. */
const known = new Map<string, Messages>();
/** Texts by namespace in the spoken language; the same function as long as it says the same. */
const texts = new Map<string, AnyText>();
const listeners = new Set<() => void>();
let spoken: Locale = defaultLocale;

const keyOf = (namespace: string, locale: Locale) => `${locale} ${namespace}`;
const tellListeners = () => {
  for (const listener of listeners) listener();
};

/** Changes the language of everything that is shown. */
export function speak(locale: Locale): void {
  if (locale === spoken) return;
  spoken = locale;
  texts.clear();
  tellListeners();
}

export function addMessages(namespace: string, locale: Locale, messages: Messages): void {
  const key = keyOf(namespace, locale);
  known.set(key, { ...known.get(key), ...messages });
  if (locale !== spoken && locale !== defaultLocale) return;
  texts.delete(namespace);
  tellListeners();
}

export const hasMessages = (namespace: string, locale: Locale): boolean =>
  known.has(keyOf(namespace, locale));

export function forgetMessages(namespace: string, locale: Locale): void {
  known.delete(keyOf(namespace, locale));
  texts.delete(namespace);
}

/** The message itself, in the plural form of `count`; null where that language has none. */
export function findText(namespace: string, locale: Locale, key: string, values: Values = {}): string | null {
  const messages = known.get(keyOf(namespace, locale));
  const { count } = values;
  const plural = typeof count === 'number' ? messages?.[`${key}_${formOf(locale, count)}`] : undefined;
  const message = plural ?? messages?.[key];
  return message?.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? '')) ?? null;
}

const rules = new Map<Locale, Intl.PluralRules>();
function formOf(locale: Locale, count: number): string {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return rule.select(count);
}

/** What is missing in a language is said in the default one, and what nobody has said is its key. */
function textIn(namespace: string): AnyText {
  const kept = texts.get(namespace);
  if (kept) return kept;
  const locale = spoken;
  const text: AnyText = (key, values) =>
    findText(namespace, locale, key, values) ?? findText(namespace, defaultLocale, key, values) ?? key;
  texts.set(namespace, text);
  return text;
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * The text hook of one message file: `export const useText = textOf<typeof en>('shop')`.
 * Keys are checked by the compiler; `count` picks the plural form.
 */
export const textOf = <Keys>(namespace: string) => {
  const text = () => textIn(namespace);
  // A prerendered page was made with the same messages.
  return (): Text<Keys> => useSyncExternalStore(listen, text, text) as Text<Keys>;
};
