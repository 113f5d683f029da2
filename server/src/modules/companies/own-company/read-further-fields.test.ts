import { expect, it } from '@jest/globals';
import { type FurtherField, furtherFieldNames } from 'shared-kit/contract/companies';
import { tableOf } from 'shared-kit/contract/tables';
import { readFurtherFields } from './read-further-fields.ts';

type Example = readonly [typed: string, read: string];
/** A field without an example doesn't compile. */
type Examples = Readonly<Record<FurtherField, readonly [Example, ...Example[]]>>;

const kept: Examples = {
  website: [
    ['www.example.com', 'https://www.example.com'],
    ['HTTP://Example.com/about', 'http://example.com/about'],
    ['dokuma.example/', 'https://dokuma.example'],
  ],
  lei: [['5493 001k-jtii gc8y 1r12', '5493001KJTIIGC8Y1R12']],
};
const refused: Examples = {
  website: [
    ['example', 'format'],
    ['https://10.0.0.1', 'format'],
    ['https://user@example.com', 'format'],
  ],
  lei: [
    ['5493', 'format'],
    ['5493001KJTIIGC8Y1R13', 'check-digit'],
  ],
};

const none = tableOf(furtherFieldNames, () => null);
const rowsOf = (examples: Examples) =>
  furtherFieldNames.flatMap((name) => examples[name].map((example) => [name, ...example] as const));

it.each(rowsOf(kept))('%s %j is kept as %j', (name, typed, value) => {
  expect(readFurtherFields({ ...none, [name]: typed })).toEqual({
    facts: { ...none, [name]: value },
    faults: [],
  });
});

it.each(rowsOf(refused))('%s %j is refused for its %s', (name, typed, fault) => {
  expect(readFurtherFields({ ...none, [name]: typed }).faults).toEqual([{ name, fault }]);
});
