import { expect, it } from '@jest/globals';
import { initials } from './initials.ts';

it.each([
  ['Altınmekik Makina A.Ş.', 'en', 'AM'],
  ['ilker ırmak', 'tr', 'İI'],
  ['lisa berg', 'en', 'LB'],
  ['iris', 'en', 'I'],
  ['', 'en', ''],
] as const)('%j in %s: %s', (name, locale, mark) => expect(initials(name, locale)).toBe(mark));
