import { expect, it } from '@jest/globals';
import type { AreaRelease } from '../built-area.ts';
import { readBucket, readPreview, sharedOut, signPreview } from './visitor-share.ts';

const release = (version: string) => ({ id: 'shop', version }) as AreaRelease;
const pointers = [{ live: release('1'), canary: { release: release('2'), percent: 10 } }];

it.each([
  [null, '1'],
  [0, '2'],
  [9, '2'],
  [10, '1'],
  [99, '1'],
])('a visitor in bucket %s gets release %s while 10 percent try the second', (bucket, version) => {
  expect(sharedOut(pointers, bucket).map((it) => it.version)).toEqual([version]);
});

it.each([
  ['0', 0],
  ['99', 99],
  ['100', null],
  ['-1', null],
  ['', null],
  ['x', null],
  [undefined, null],
])('the cookie %j means bucket %s', (cookie, bucket) => {
  expect(readBucket(cookie)).toBe(bucket);
});

const now = new Date('2026-11-01T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const preview = signPreview('secret', { area: 'shop', version: '1.0.0-a' }, now);

it('a preview is known again until it expires', () => {
  expect(readPreview('secret', preview, minutes(9))).toEqual({ area: 'shop', version: '1.0.0-a' });
  expect(readPreview('secret', preview, minutes(11))).toBeNull();
});

it.each([
  ['of another market', 'other', preview],
  ['of another release', 'secret', preview.replace('1.0.0-a', '1.0.0-b')],
  ['that lasts longer', 'secret', preview.replace(/@(\d+)@/, (_all, at) => `@${Number(at) + 60}@`)],
  ['with more in it', 'secret', `${preview}@x`],
  ['that is none', 'secret', 'shop'],
  ['that is missing', 'secret', undefined],
])('a preview %s is ignored', (_what, secret, cookie) => {
  expect(readPreview(secret, cookie, now)).toBeNull();
});
