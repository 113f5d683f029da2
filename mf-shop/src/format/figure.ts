import type { Locale } from 'shared-kit/contract';

const formats = new Map<string, Intl.NumberFormat>();

/** `1,050` in English, `1.050` in Turkish. Money has its own format, the same in both languages. */
export function formatFigure(value: number, locale: Locale, useGrouping = true): string {
  const key = `${locale} ${useGrouping}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 4, useGrouping });
  formats.set(key, format);
  return format.format(value);
}

const grouped = /^([1-9]\d{0,2}([.,\s\u00a0'’])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,4}))?$/;

/**
 * Reads typed text as a decimal string; `null` if it isn't a number. A sign before exactly three digits groups in every
 * language: buyers type `80.000` and `80,000` alike.
 */
export function parseFigure(text: string): string | null {
  const typed = text.trim();
  const [, whole, , decimals] = grouped.exec(typed) ?? [];
  const plain = whole
    ? [whole.replace(/\D/g, ''), decimals].filter(Boolean).join('.')
    : typed.replace(',', '.');
  return /^\d{1,15}(?:\.\d{1,4})?$/.test(plain) ? String(Number(plain)) : null;
}

/** Formats typed text in the language's notation; leaves it alone if it isn't a number. */
export const rewriteFigure =
  (locale: Locale) =>
  (typed: string, grouped: boolean): string => {
    const figure = parseFigure(typed);
    return figure === null ? typed : formatFigure(Number(figure), locale, grouped);
  };
