import { expect, it } from '@jest/globals';
import { emailInput, emailKeyword } from 'shared-kit/contract/account';
import { textsTaken } from './access/testing/taken-texts.ts';

const isAddressKey = (key: string) => /mail/i.test(key);

const taken = [...textsTaken('body'), ...textsTaken('query')];

it('is read alike wherever the API takes one', () => {
  const others = taken.filter(
    ({ key, schema }) => (isAddressKey(key) || schema.format === 'email') && !schema[emailKeyword],
  );
  expect(others.map(({ endpoint, path }) => `${endpoint}: ${path.join('.')}`)).toEqual([]);
  expect(taken.filter(({ schema }) => schema[emailKeyword]).length).toBeGreaterThan(6);
});

it.each([
  [' Ada@Mill.Example ', 'ada@mill.example'],
  ['\tada@mill.example\n', 'ada@mill.example'],
  ['ADA@MILL.EXAMPLE', 'ada@mill.example'],
])('%j is the address %j', (typed, address) => {
  expect(emailInput.parse(typed)).toBe(address);
});

it.each(['', ' ', 'ada', 'ada@', '@mill.example', 'ada @mill.example'])('%j is none', (typed) => {
  expect(emailInput.safeParse(typed).success).toBe(false);
});
