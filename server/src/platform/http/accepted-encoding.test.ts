import { expect, it } from '@jest/globals';
import { encodingFor } from './accepted-encoding.ts';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, *;q=0.1', 'gzip'],
  ['*', 'br'],
  ['br;q=0', null],
  ['identity', null],
  ['x-gzip, brotli', null],
  ['', null],
  [undefined, null],
] as const)('of a visitor who accepts %j it is %j', (accepted, encoding) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  expect(encodingFor({ headers })).toBe(encoding);
});
