import { expect, it } from '@jest/globals';
import { containing } from './message-text.ts';

const message = '{{count}} of {{total}} looms (new)';

it.each([
  ['its places filled in', '1 of 2 looms (new)', {}, true],
  ['other text around it', 'There are 1 of 2 looms (new).', {}, true],
  ['the given value', '1 of 2 looms (new)', { total: 2 }, true],
  ['another value', '1 of 3 looms (new)', { total: 2 }, false],
  ['an empty place', '1 of  looms (new)', {}, false],
  ['other words', '1 of 2 looms new', {}, false],
])('finds a message in a text with %s, or not', (_what, text, values, isFound) => {
  expect(containing(message, values).test(text)).toBe(isFound);
});

it('takes a value for what it is', () => {
  expect(containing('{{name}}!', { name: 'A.B' }).test('A.B!')).toBe(true);
  expect(containing('{{name}}!', { name: 'A.B' }).test('AxB!')).toBe(false);
});
