import { expect, it } from '@jest/globals';
import { withSmallIds } from './other-letters.ts';

const id = '0190a0a0-0000-7000-8000-00000000abcd';
const capitals = id.toUpperCase();

it.each([
  [`/shop/${capitals}`, `/shop/${id}`],
  [`/tr/quote/${capitals}`, `/tr/quote/${id}`],
  [`/manufacturer/${capitals}/${id}/${capitals}`, `/manufacturer/${id}/${id}/${id}`],
  [`/shop/${id}`, null],
  [`/shop/${capitals}0`, null],
  ['/Shop', null],
  ['/login/AbCdEf01', null],
])('%s means %s', (path, expected) => expect(withSmallIds(path)).toBe(expected));
