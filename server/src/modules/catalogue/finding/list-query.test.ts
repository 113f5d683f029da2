import { expect, it } from '@jest/globals';
import { readPresentation } from './list-query.ts';

it.each([
  [{}, {}, 'USD'],
  [{}, { selected_currency: 'CHF' }, 'CHF'],
  [{}, { selected_currency: 'GBP' }, 'USD'],
  [{ currency: 'EUR' }, { selected_currency: 'CHF' }, 'EUR'],
  [{ currency: 'XXX' }, { selected_currency: 'CHF' }, 'CHF'],
])('with the query %j and the cookies %j prices are shown in %s', (query, cookies, currency) => {
  expect(readPresentation(query, cookies).currency).toBe(currency);
});
