import type { PriceAnswer } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import { formatMoney } from 'shared-kit/contract/money';
import { type Region, regions } from 'shared-kit/contract/regions';
import { isOneOf } from 'shared-kit/contract/tables';
import { countryName } from 'shared-kit/shell';
import { formatFigure } from '../format/figure.ts';
import { regionName } from '../format/words.ts';
import type { useText } from '../text.ts';

type Text = ReturnType<typeof useText>;
/** How a day of rates is written. */
type RateDay = (date: string) => string;
type OwnList = NonNullable<PriceAnswer['list']>;
const isRegion = (place: string): place is Region => isOneOf(regions, place);

function placeOf({ level, place }: PriceAnswer['provenance'], t: Text, locale: Locale): string | null {
  if (level === 'base' || !place) return null;
  if (level === 'country') return countryName(place, locale);
  return isRegion(place) ? regionName(place, t) : place;
}

/** A short line below a price about its origin. */
export function provenanceLine(price: PriceAnswer, t: Text, locale: Locale, rateDay: RateDay): string {
  const market = price.list
    ? t('price.list-short', { list: price.list.name })
    : marketLine(placeOf(price.provenance, t, locale), t);
  if (!price.approximate || !price.rateDate) return market;
  return `${market} · ${t('price.rate-short', { date: rateDay(price.rateDate) })}`;
}

const marketLine = (place: string | null, t: Text): string =>
  place ? t('price.place-short', { place }) : t('price.base-short');

/** Which private list a price comes from, and what everybody else pays. */
function listSentence({ name, percentOff, publicPrice }: OwnList, t: Text, locale: Locale): string {
  const amount = publicPrice && formatMoney(publicPrice);
  if (amount === null) return t('price.list-fixed-alone', { list: name });
  if (percentOff === null) return t('price.list-fixed', { list: name, amount });
  const percent = t('percent', { figure: formatFigure(Number(percentOff), locale) });
  return t('price.list-percent', { list: name, percent, amount });
}

function placeSentence(provenance: PriceAnswer['provenance'], t: Text, locale: Locale): string {
  const place = placeOf(provenance, t, locale);
  if (!place) return t('price.base');
  return provenance.level === 'country' ? t('price.country', { place }) : t('price.region', { place });
}

/** Which price this is and, if converted, from what and by which day's rate: one sentence each. */
export function provenanceSentences(
  price: PriceAnswer,
  t: Text,
  locale: Locale,
  rateDay: RateDay,
): readonly string[] {
  const level = price.list ? listSentence(price.list, t, locale) : placeSentence(price.provenance, t, locale);
  const { approximate, rateDate, rate, contract, display } = price;
  if (!approximate || !rateDate || !rate) return [`${level}.`];
  const converted = t('price.converted', {
    amount: formatMoney(contract),
    rate: `1 ${contract.currency} = ${formatFigure(Number(rate), locale)} ${display.currency}`,
    date: rateDay(rateDate),
  });
  return [`${level}.`, `${converted}.`];
}
