import { expect, it } from '@jest/globals';
import { modelLexeme, modelQuery } from './model-lexeme.ts';

it.each([
  ['RL-190', 'Altınmekik', '=rl190'],
  ['RL 190 D-8', 'Altınmekik', '=rl190d8'],
  ['Altınmekik RL 190 C (2014)', 'Altınmekik', '=rl190c2014'],
  ['Altınmekik', 'Altınmekik', '=altinmekik'],
])('%s by %s is %s', (model, brand, lexeme) => {
  expect(modelLexeme(model, brand)).toBe(lexeme);
});

it.each([
  [['RL', '190'], "'=rl190':*"],
  [['rl190'], "'=rl190':*"],
  [['loom', 'RL', '190'], "'=loomrl190':* | '=rl190':*"],
  [['rapier', 'loom'], null],
  [['190'], null],
])('%j looks for %s', (words, query) => {
  expect(modelQuery(words)).toBe(query);
});
