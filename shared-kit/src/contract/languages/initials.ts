import type { Locale } from './locale.ts';

/** Two letters for the mark of a person or company, in the capitals of the page's language: `Lisa Berg` is `LB`. */
export const initials = (name: string, locale: Locale): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase(locale);
