import { exactFigure } from 'shared-kit/contract/figures';
import { useLocale } from 'shared-kit/shell';

/**
 * Writes a percentage such as `7.85` as the reader's language does; a dash for none. Figures that are compared have 2
 * decimals at least; `least` 0 suits shares that are mostly whole, such as 5 %.
 */
export function usePercent(most: 2 | 4, least: 0 | 2 = 2): (text: string | null) => string {
  const format = new Intl.NumberFormat(useLocale(), {
    style: 'percent',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  return (text) => (text === null ? '–' : format.format(exactFigure(`${text}e-2`)));
}
