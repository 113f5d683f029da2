import { useLocale } from 'shared-kit/shell';

/** `1,541` in English, `1.541` in Turkish. */
export function useNumberText(): (value: number) => string {
  const format = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 });
  return (value) => format.format(value);
}

/** Keeps the place of a figure that is on its way: as wide as two digits, and silent. */
export const noFigureYet = '\u2007\u2007';
