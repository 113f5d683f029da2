import { expect, it } from '@jest/globals';
import { feedOf } from '../testing.ts';
import { parseFeed } from './parse-feed.ts';

const good = { date: '2026-06-02', USD: '1.1432', CHF: '0.9301' };

it('reads the day and the currencies that the market has', () => {
  expect(parseFeed(feedOf(good))).toEqual({
    date: '2026-06-02',
    rates: { EUR: '1', USD: '1.1432', CHF: '0.9301' },
  });
});

it.each<[string, string, RegExp]>([
  ['nothing', '', /well-formed/],
  ['words', 'Service unavailable', /well-formed/],
  ['a page', '<!doctype html><html><body>Sorry</body></html>', /well-formed/],
  ['half a feed', feedOf(good).slice(0, 400), /well-formed/],
  ['entities of its own', feedOf(good).replace('?>', '?><!DOCTYPE x [<!ENTITY a "aaaa">]>'), /well-formed/],
  ['other XML', '<rates/>', /one day/],
  [
    'two days',
    feedOf(good).replace('</Cube>\n</Cube>', '</Cube><Cube time="2026-06-01"/>\n</Cube>'),
    /one day/,
  ],
  ['no such day', feedOf({ ...good, date: '2026-02-30' }), /no date/],
  ['a date and time', feedOf({ ...good, date: '2026-06-02T10:00' }), /no date/],
  ['a currency missing', feedOf(good).replace("currency='CHF'", "currency='CHX'"), /lacks CHF/],
  ['a currency twice', feedOf(good).replace("currency='CHF'", "currency='USD'"), /USD twice/],
  ['euro', feedOf(good).replace("currency='JPY'", "currency='EUR'"), /EUR twice/],
  ...['0', '0.0000', '-1.1', '1,1432', '1e3', 'NaN', '', '1.123456789', '12345678'].map(
    (rate): [string, string, RegExp] => [
      `a rate of "${rate}"`,
      feedOf({ ...good, USD: rate }),
      /USD is no rate/,
    ],
  ),
])('refuses %s', (_, xml, reason) => {
  expect(() => parseFeed(xml)).toThrow(reason);
});
