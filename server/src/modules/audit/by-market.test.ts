import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { byMarket } from './index.ts';

const modules = join(import.meta.dirname, '..');
const asText = /\b(?:by|actor): 'market'|\?\? 'market'|\brecord\w*\([^\n]*'market'/;

it('what the market does by itself is recorded by one name', () => {
  expect(byMarket).toBe('market');
  const sources = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test|replay/.test(file))
    .map((file) => ({ file, text: readFileSync(join(modules, file), 'utf8') }));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(({ text }) => asText.test(text)).map(({ file }) => file)).toEqual([]);
  expect(sources.filter(({ text }) => /\bbyMarket\b/.test(text)).length).toBeGreaterThan(6);
});
