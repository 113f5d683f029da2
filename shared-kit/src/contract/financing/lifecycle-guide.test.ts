import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { bankQuoteGuide } from './lifecycle-guide.ts';

it('is what the guide says', () => {
  const page = new URL('../../../../docs/bank-quote-lifecycle.md', import.meta.url);
  expect(readFileSync(page, 'utf8')).toBe(bankQuoteGuide());
});
