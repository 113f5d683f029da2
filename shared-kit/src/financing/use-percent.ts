import { useLocale } from 'shared-kit/shell';

/** Writes a percentage such as `7.85` as the reader's language does, with 2 to `most` decimals; a dash for none. */
export function usePercent(most: 2 | 4): (text: string | null) => string {
  const format = new Intl.NumberFormat(useLocale(), {
    ...{ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: most },
  });
  return (text) => (text === null ? '–' : format.format(`${text}e-2` as Intl.StringNumericLiteral));
}
