import { expect, it } from '@jest/globals';
import { accountInput } from './account-input.ts';
import { accountLength, bareAccount, groupedAccount, isIban } from './iban.ts';

it.each([
  ['TR33 0006 1005 1978 6457 8413 26', true],
  ['de89-3704-0044-0532-0130-00', true],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', true],
  ['IBAN: TR33 0006 1005 1978 6457 8413 26', true],
  ['Iban No. TR33 0006 1005 1978 6457 8413 26', true],
  ['IBAN Numarası: TR330006100519786457841326', true],
  ['IBANTR330006100519786457841326', true],
  ['TR33.0006.1005.1978.6457.8413.26', true],
  ['TR33–0006–1005–1978–6457–8413–26', true],
  ['\u200eTR33\u00a00006\u200b1005 1978\u202f6457 8413 26\u202c', true],
  ['ＴＲ３３ 0006 1005 1978 6457 8413 26', true],
  // One digit off, two swapped, one missing, no country.
  ['TR33 0006 1005 1978 6457 8413 27', false],
  ['TR33 0006 1005 1978 6457 8431 26', false],
  ['TR33 0006 1005 1978 6457 8413 2', false],
  ['330006100519786457841326', false],
  ['', false],
])('%j is an IBAN: %s', (text, expected) => {
  expect(isIban(bareAccount(text))).toBe(expected);
});

it.each([
  ['TGBATRIS', 'TGBATRIS'],
  ['BIC: TGBATRIS', 'TGBATRIS'],
  ['SWIFT/BIC: TGBATRISXXX', 'TGBATRISXXX'],
  ['Swift kodu: TGBA TR IS', 'TGBATRIS'],
  ['6222 0212-3456', '622202123456'],
])('%j is kept as %j', (text, kept) => {
  expect(bareAccount(text)).toBe(kept);
});

it('is shown in groups of four', () => {
  expect(groupedAccount('TR330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26');
});

const typed = accountInput(1);
it.each([
  ['IBAN: TR33-0006-1005-1978-6457-8413-26', 'TR33 0006 1005 1978 6457 8413 26'],
  // What is no IBAN is nobody’s to change.
  [' 6222 0212-3456 ', '6222 0212-3456'],
  ['TR33 0006 1005', 'TR33 0006 1005'],
])('%j is taken as %j', (text, taken) => {
  expect(typed.parse(text)).toBe(taken);
});

it('counts the length of a number as it was read', () => {
  const iban = 'TR330006100519786457841326';
  expect(typed.parse([...iban].join('    –    '))).toBe('TR33 0006 1005 1978 6457 8413 26');
  expect(() => typed.parse('1'.repeat(accountLength + 1))).toThrow();
  expect(() => typed.parse('  ')).toThrow();
});
