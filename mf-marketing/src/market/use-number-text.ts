import type { Locale } from 'shared-kit/contract';
import { useLocale } from 'shared-kit/shell';

/** Cached, since creating a format is slower than rendering a component that uses it. */
const formats = new Map<Locale, Intl.NumberFormat>();

function formatOf(locale: Locale): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  formats.set(locale, made);
  return made;
}

/** `1,541` in English, `1.541` in Turkish. */
export function useNumberText(): (value: number) => string {
  const locale = useLocale();
  return (value) => formatOf(locale).format(value);
}
