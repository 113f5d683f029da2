import type { Locale } from 'shared-kit/contract';

const formats = new Map<string, Intl.NumberFormat>();

/** `1,050` in English, `1.050` in Turkish. Money has its own format, the same in both languages. */
export function formatFigure(value: number, locale: Locale, useGrouping = true): string {
  const key = `${locale} ${useGrouping}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 4, useGrouping });
  formats.set(key, format);
  return format.format(value);
}
