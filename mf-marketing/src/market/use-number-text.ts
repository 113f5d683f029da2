import { type Locale, madeOnce } from 'shared-kit/contract/languages';
import { useLocale } from 'shared-kit/shell';

const formatOf = madeOnce((locale: Locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** `1,541` in English, `1.541` in Turkish. */
export function useNumberText(): (value: number) => string {
  const locale = useLocale();
  return (value) => formatOf(locale).format(value);
}
