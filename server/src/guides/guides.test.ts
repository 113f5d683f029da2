import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { limitsGuide } from './limits-guide.ts';
import { settingsGuide } from './settings-guide.ts';

it.each([
  ['limits.md', limitsGuide],
  ['settings.md', settingsGuide],
])('%s says what the code says', (page, made) => {
  expect(readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8')).toBe(made());
});
