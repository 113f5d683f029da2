import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Currency, isCurrency } from 'shared-kit/contract/money';
import { isComplete, missingRates, type StoredRates } from '../exchange-rates.ts';
import { FeedRefused } from './feed-refused.ts';

export type FeedRates = Pick<StoredRates, 'date' | 'rates'>;

/** Up to eight decimals, which is what the database stores. */
const rateForm = /^(?!0+(\.0+)?$)\d{1,6}(\.\d{1,8})?$/;
const dateForm = /^\d{4}-\d{2}-\d{2}$/;

/** Parses one day's rates from the European Central Bank's reference feed. */
export function parseFeed(xml: string): FeedRates {
  const dates: string[] = [];
  const found = new Map<string, string>([['EUR', '1']]);
  for (const { name, attributes } of tagsOf(xml)) {
    const { time, currency, rate } = attributes;
    if (name !== 'Cube') continue;
    if (time !== undefined) dates.push(time);
    if (currency === undefined || !isCurrency(currency)) continue;
    if (found.has(currency)) throw new FeedRefused(`it has ${currency} twice`);
    if (rate === undefined || !rateForm.test(rate))
      throw new FeedRefused(`its rate of ${currency} is no rate`);
    found.set(currency, rate);
  }
  const [date] = dates;
  if (dates.length !== 1 || date === undefined) throw new FeedRefused('it does not name one day');
  if (!isDay(date)) throw new FeedRefused('its date is no date');
  const rates: Partial<Record<Currency, string>> = Object.fromEntries(found);
  if (!isComplete(rates)) throw new FeedRefused(`it lacks ${missingRates(rates).join(', ')}`);
  return { date, rates };
}

const isDay = (text: string): boolean =>
  dateForm.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 10) === text;

function tagsOf(xml: string): SaxesTagPlain[] {
  const parser = new SaxesParser();
  const tags: SaxesTagPlain[] = [];
  parser.on('opentag', (tag) => tags.push(tag));
  // The feed has none, and entities defined by a document are dangerous.
  parser.on('doctype', () => parser.fail('a document type'));
  parser.on('error', () => {
    throw new FeedRefused('it is no well-formed XML');
  });
  parser.write(xml).close();
  return tags;
}
