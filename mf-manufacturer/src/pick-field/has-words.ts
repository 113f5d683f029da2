import type { Locale } from 'shared-kit/contract/languages';

const folded = (text: string, locale: Locale): string =>
  text.toLocaleLowerCase(locale).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');

/** Whether each of the typed words is part of a text, whatever its case and marks. */
export function hasWords(text: string, typed: string, locale: Locale): boolean {
  const searched = folded(text, locale);
  return folded(typed, locale)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
