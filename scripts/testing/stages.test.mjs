import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../bootstrap/root.mjs';
import { ofDatabase } from './stages.mjs';

it.each(ofDatabase)('the other database runs tests of %s', (place) => {
  const path = join(root, 'server/src', place);
  const names = place.endsWith('/') ? readdirSync(path, { recursive: true }) : readdirSync(join(path, '..'));
  const begins = place.endsWith('/') ? '' : place.split('/').at(-1);
  expect(names.some((it) => it.startsWith(begins) && it.endsWith('.test.ts'))).toBe(true);
});
