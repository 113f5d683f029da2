import { expect, it } from '@jest/globals';
import { visitorCountry } from './visitor-country.ts';

const shippedDate = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);

it.each([
  [
    'a choice wins over the address',
    { pricing_country: 'TR' },
    '8.8.8.8',
    { country: 'TR', source: 'choice' },
  ],
  ['a choice in lower case', { pricing_country: 'de' }, '8.8.8.8', { country: 'DE', source: 'choice' }],
  ['a public address', {}, '8.8.8.8', { country: 'US', source: 'address', databaseDate: shippedDate }],
  ['a mapped address', {}, '::ffff:8.8.8.8', { country: 'US', source: 'address', databaseDate: shippedDate }],
  [
    'an unknown choice',
    { pricing_country: 'XX' },
    '8.8.8.8',
    { country: 'US', source: 'address', databaseDate: shippedDate },
  ],
  ['a private address', {}, '10.1.2.3', { country: null, source: 'none', databaseDate: shippedDate }],
  ['the machine itself', {}, '::1', { country: null, source: 'none', databaseDate: shippedDate }],
  ['no address at all', {}, 'unknown', { country: null, source: 'none', databaseDate: shippedDate }],
])('%s', async (_case, cookies, ip, answer) => {
  expect(await visitorCountry({ cookies, ip })).toEqual(answer);
});
