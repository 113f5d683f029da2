import { describe, expect, it } from '@jest/globals';
import { AppError } from '../../../platform/http/index.ts';
import { type Cursor, type CursorBinding, readCursor, writeCursor } from './cursor.ts';

const binding: CursorBinding = {
  sort: 'price-asc',
  country: 'TR',
  currency: 'EUR',
  rateDate: '2026-06-01',
  words: '',
};
const cursor: Cursor = {
  direction: 'next',
  position: { key: '98500.0000', id: '0197a3b0-0000-7000-8000-000000000001' },
};
const codeOf = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};
const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
const content = JSON.parse(Buffer.from(writeCursor(cursor, binding), 'base64url').toString());

it.each<[string, CursorBinding, Cursor]>([
  ['a price', binding, cursor],
  ['price on request', binding, { ...cursor, position: { ...cursor.position, key: null } }],
  [
    'a rank',
    { ...binding, sort: 'relevance', words: 'loom' },
    { ...cursor, position: { ...cursor.position, key: '0.06079271' } },
  ],
  [
    'a time',
    { ...binding, sort: 'newest' },
    { direction: 'previous', position: { ...cursor.position, key: '2026-06-01T10:00:00.123456Z' } },
  ],
  [
    'weeks, no country',
    { ...binding, sort: 'lead-time', country: null },
    { ...cursor, position: { ...cursor.position, key: '12' } },
  ],
])('reads what it wrote: %s', (_case, bound, written) => {
  expect(readCursor(writeCursor(written, bound), bound)).toEqual(written);
});

it.each<[string, Partial<CursorBinding>]>([
  ['another sort', { sort: 'price-desc' }],
  ['another country', { country: 'DE' }],
  ['no country any more', { country: null }],
  ['another currency', { currency: 'USD' }],
  ['newer rates', { rateDate: '2026-06-02' }],
  ['other words', { words: 'rapier' }],
])('is stale with %s', (_case, change) => {
  expect(codeOf(() => readCursor(writeCursor(cursor, binding), { ...binding, ...change }))).toBe(
    'cursor.stale',
  );
});

describe('refuses as invalid', () => {
  it.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('loom').toString('base64url')],
    ['a number', encode(1)],
    ['an unknown sort', encode({ ...content, s: 'cheapest' })],
    ['a key of another sort', encode({ ...content, s: 'newest' })],
    ['SQL as key', encode({ ...content, k: "1'; drop table product" })],
    ['a key that is missing', encode({ ...content, s: 'lead-time', k: null })],
    ['a day that is none', encode({ ...content, s: 'newest', k: '2026-02-30T10:00:00.000000Z' })],
    ['a number out of range', encode({ ...content, s: 'relevance', k: '1e999' })],
    ['an id that is none', encode({ ...content, id: 'x' })],
    ['a direction that is none', encode({ ...content, to: 'up' })],
    ['very long words', encode({ ...content, w: 'x'.repeat(1000) })],
  ])('%s', (_case, text) => {
    expect(codeOf(() => readCursor(text, binding))).toBe('cursor.invalid');
  });
});
