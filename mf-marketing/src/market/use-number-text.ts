import { useLocale } from 'shared-kit/shell';

/** `1,541` in English, `1.541` in Turkish. */
export function useNumberText(): (value: number) => string {
  const format = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 });
  return (value) => format.format(value);
}
