import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { bodyLimit, readBody } from './read-body.ts';

const event = { event: '$pageview', properties: { path: '/tr/shop?q=çözgü+ipliği' } };
const json = JSON.stringify(event);
const base64 = Buffer.from(json).toString('base64');
const form = 'application/x-www-form-urlencoded';

describe('a body as browsers send it', () => {
  it.each([
    ['JSON', Buffer.from(json), 'application/json', undefined],
    ['JSON without a type', Buffer.from(json), '', undefined],
    ['JSON as plain text', Buffer.from(json), 'text/plain', undefined],
    ['gzip in a beacon', gzipSync(json), 'text/plain', 'gzip-js'],
    ['gzip that the query forgets', gzipSync(json), 'application/json', undefined],
    ['JSON where the browser could not compress', Buffer.from(json), 'text/plain', 'gzip-js'],
    ['a base64 form', Buffer.from(`data=${encodeURIComponent(base64)}`), form, 'base64'],
    ['a base64 form with bare plus signs', Buffer.from(`data=${base64}`), form, 'base64'],
    ['a JSON form', Buffer.from(`data=${encodeURIComponent(json)}`), form, undefined],
    ['bare base64', Buffer.from(base64), 'text/plain', 'base64'],
  ])('reads %s', (_what, bytes, mediaType, compression) => {
    expect(readBody({ bytes, mediaType, compression })).toEqual(event);
  });
});

describe('a body that is none', () => {
  it.each([
    ['empty', Buffer.alloc(0), '', undefined, 'request.malformed'],
    ['no JSON', Buffer.from('{"event":'), 'application/json', undefined, 'request.malformed'],
    ['no gzip', Buffer.from('event'), 'text/plain', 'gzip-js', 'request.malformed'],
    ['cut gzip', gzipSync(json).subarray(0, 30), 'text/plain', 'gzip-js', 'request.malformed'],
    ['a form without data', Buffer.from('a=1'), form, 'base64', 'request.malformed'],
    ['base64 of nothing', Buffer.from('data=%%%'), form, 'base64', 'request.malformed'],
    [
      'small and huge when unpacked',
      gzipSync(JSON.stringify({ event: 'x'.repeat(bodyLimit) })),
      'text/plain',
      'gzip-js',
      'request.body-too-large',
    ],
  ])('%s', (_what, bytes, mediaType, compression, code) => {
    expect(() => readBody({ bytes, mediaType, compression })).toThrow(expect.objectContaining({ code }));
  });

  it('may be as long as the bound when unpacked', () => {
    const text = JSON.stringify('x'.repeat(bodyLimit - 2));
    expect(readBody({ bytes: gzipSync(text), mediaType: '', compression: 'gzip-js' })).toHaveLength(
      bodyLimit - 2,
    );
  });
});
