import { expect, it } from '@jest/globals';
import { againstRule } from './reload-rule.ts';

const loaded = (seconds: number, isTyping = false) => ({ at: seconds * 1000, path: '/shop', isTyping });

it.each([
  ['no document', [], []],
  ['one each ten seconds', [loaded(0), loaded(10), loaded(21)], []],
  ['in any order', [loaded(21), loaded(0), loaded(10)], []],
  ['two within ten seconds', [loaded(0), loaded(8)], ['loaded /shop 8.0 s after another document']],
  ['one over something typed', [loaded(0, true)], ['loaded /shop while something typed stood there']],
  ['one after the last release', [loaded(10), loaded(61)], []],
  ['two after the last release', [loaded(61), loaded(72)], ['loaded 2 documents after the last release']],
])('%s', (_what, documents, broken) => {
  expect(againstRule(documents, 60_000)).toEqual(broken);
});
