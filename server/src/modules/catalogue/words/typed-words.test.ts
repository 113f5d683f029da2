import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { typedWords } from './fold.ts';
import { patternOf } from './folded-column.ts';

const modules = join(import.meta.dirname, '../..');

/** What is cut at its blanks without being a question. */
const noQuestions = [
  'catalogue-import/mapping/suggest-mapping.ts',
  'catalogue-import/planning/images-of.ts',
  'catalogue/words/fold.ts',
  'contact/mails.ts',
  'signing/agreement/agreement-text.ts',
];

it('every question is cut into words here', () => {
  const cutting = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.|testing/.test(path))
    .filter((path) => /split\(\/[^)]*\\s/.test(readFileSync(join(modules, path), 'utf8')));
  expect(cutting.filter((path) => !noQuestions.includes(path) && !/mailbox/.test(path)).sort()).toEqual([]);
});

it.each([
  ['i\u0307plik', 'Beyaz İplik'],
  ['ip\u200blik', 'iplik'],
  ['70x140', 'Havlu 70 × 140'],
  ['70 × 140', 'Havlu 70x140'],
  ['70 X 140', 'Havlu 70×140'],
])('%j finds %s in a column without an index', (question, text) => {
  for (const pattern of typedWords(question).map(patternOf))
    expect(text).toMatch(new RegExp(pattern.replaceAll('[:alnum:]', '\\p{L}\\p{N}'), 'iu'));
});
