import { expect, it } from '@jest/globals';
import { rateSourceName } from './index.ts';
import { messages } from './messages/index.ts';

it.each([messages.en['rates.source.ecb'], 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'])(
  '%s is the European Central Bank in the reader’s language',
  (source) => {
    expect(rateSourceName(source, 'en')).toMatch(/^European Central Bank/);
    expect(rateSourceName(source, 'tr')).toMatch(/^Avrupa Merkez Bankası/);
  },
);

it.each(['https://rates.mill.example/feed.xml', 'https://ecb.europa.eu.mill.example/', 'House rates'])(
  '%s is shown as it is stored',
  (source) => {
    expect(rateSourceName(source, 'tr')).toBe(source);
  },
);
