import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { removedGuards } from './removed-guards.ts';

const server = new URL('../../../server/src/', import.meta.url);

it.each(removedGuards)('finds the guard: $what', ({ file, guard }) => {
  const source = readFileSync(new URL(file, server), 'utf8');
  expect(source.split(guard)).toHaveLength(2);
});
