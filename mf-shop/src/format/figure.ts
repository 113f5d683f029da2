import type { Locale } from 'shared-kit/contract';

const formats = new Map<Locale, Intl.NumberFormat>();

/** `1,050` in English, `1.050` in Turkish. Money has its own format, the same in both. */
export function formatFigure(value: number, locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  formats.set(locale, format);
  return format.format(value);
}

const groups = /^\d{1,3}(?:([.,\s\u00a0'’])\d{3})(?:\1\d{3})*$/;

/**
 * What someone typed into a field, as a decimal string; `null` when it is no figure. A sign before exactly three
 * digits groups, whatever the language: buyers type `80.000` and `80,000` alike.
 */
export function parseFigure(text: string): string | null {
  const typed = text.trim();
  const plain = groups.test(typed) ? typed.replace(/\D/g, '') : typed.replace(',', '.');
  return /^\d{1,15}(?:\.\d{1,4})?$/.test(plain) ? String(Number(plain)) : null;
}
