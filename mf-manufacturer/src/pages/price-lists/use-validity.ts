import { languageOf } from 'shared-kit/contract/languages';
import type { PriceListInput } from 'shared-kit/contract/price-lists';
import { formatDay, useLocale } from 'shared-kit/shell';
import { useText } from '../../text.ts';

/** Says on which days a list counts: "1 Jan – 31 Mar 2027". */
export function useValidity() {
  const t = useText();
  const locale = useLocale();
  const range = new Intl.DateTimeFormat(languageOf(locale).format, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return ({ validFrom, validUntil }: Pick<PriceListInput, 'validFrom' | 'validUntil'>): string => {
    if (validFrom && validUntil) return range.formatRange(new Date(validFrom), new Date(validUntil));
    if (validFrom) return t('price-lists.from-day', { day: formatDay(validFrom, locale) });
    if (validUntil) return t('price-lists.until-day', { day: formatDay(validUntil, locale) });
    return t('price-lists.always');
  };
}
