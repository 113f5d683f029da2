import { expect, it } from '@jest/globals';
import { readFurtherFields } from './read-further-fields.ts';

const none = { website: null, lei: null };
const lei = '5493001KJTIIGC8Y1R12';

it.each([
  ['website', 'www.example.com', 'https://www.example.com'],
  ['website', 'HTTP://Example.com/about', 'http://example.com/about'],
  ['website', 'dokuma.example/', 'https://dokuma.example'],
  ['lei', '5493 001k-jtii gc8y 1r12', lei],
] as const)('%s %j is kept as %j', (name, typed, kept) => {
  expect(readFurtherFields({ ...none, [name]: typed })).toEqual({
    facts: { ...none, [name]: kept },
    faults: [],
  });
});

it.each([
  ['website', 'example', 'format'],
  ['website', 'https://10.0.0.1', 'format'],
  ['website', 'https://user@example.com', 'format'],
  ['lei', '5493', 'format'],
  ['lei', '5493001KJTIIGC8Y1R13', 'check-digit'],
] as const)('%s %j is refused for its %s', (name, typed, fault) => {
  expect(readFurtherFields({ ...none, [name]: typed }).faults).toEqual([{ name, fault }]);
});
