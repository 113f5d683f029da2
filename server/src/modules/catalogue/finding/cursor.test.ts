import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { AppError, sealedCursorOf } from '../../../platform/http/index.ts';
import { type Cursor, type CursorBinding, listingCursors } from './cursor.ts';

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
const secret = 'a secret that all processes of this market share';
const { read: readCursor, write: writeCursor } = listingCursors(secret);
const anything = sealedCursorOf(z.unknown(), secret);
const encode = (content: unknown) => anything.write(content);
const content = anything.read(writeCursor(cursor, binding)) as Readonly<Record<string, unknown>>;

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

it('is read by another process, and after a restart', () => {
  expect(listingCursors(secret).read(writeCursor(cursor, binding), binding)).toEqual(cursor);
});

it('shows neither the price nor how long it is', () => {
  const keyed = (key: string) => writeCursor({ ...cursor, position: { ...cursor.position, key } }, binding);
  const bytes = Buffer.from(keyed('98500.0000'), 'base64url');
  expect(bytes.toString('latin1')).not.toMatch(/98500|price|TR|EUR|0197a3b0/);
  expect(keyed('9').length).toBe(keyed('98500000.0000').length);
});

it('keeps the tag of an answer: the same page has the same cursor', () => {
  expect(writeCursor(cursor, binding)).toBe(writeCursor(cursor, binding));
});

it('is stale if an earlier version of the market wrote it in the clear', () => {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  expect(codeOf(() => readCursor(text, binding))).toBe('cursor.stale');
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
    ['one of another market', listingCursors('another secret').write(cursor, binding)],
    ['a changed one', `${writeCursor(cursor, binding).slice(0, -9)}AAAAAAAAA`],
    ['a cut one', writeCursor(cursor, binding).slice(0, 40)],
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
