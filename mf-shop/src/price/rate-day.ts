import { useSyncExternalStore } from 'react';
import { isOldRate } from 'shared-kit/contract/exchange-rates';
import { formatDay, useLocale } from 'shared-kit/shell';
import { useText } from '../text.ts';

const never = () => () => undefined;

/**
 * Words for the day of a reference rate, which say so if it is old. Not in the first drawing, since the server's HTML must
 * be what the browser draws, whatever its clock says.
 */
export function useRateDay(): (date: string) => string {
  const t = useText();
  const locale = useLocale();
  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (date) => {
    const day = formatDay(date, locale);
    return isDrawn && isOldRate(date, new Date()) ? t('price.rate-old', { day }) : day;
  };
}
