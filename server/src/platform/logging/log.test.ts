import { describe, expect, it } from '@jest/globals';
import { loggedError, pathOnly } from './log.ts';

describe('the path in the log', () => {
  it.each([
    ['/shop?q=deniz@mill.example', '/shop'],
    ['/login/s3cret', '/login/{token}'],
    ['/tr/login/s3cret?x=1', '/tr/login/{token}'],
    ['/reset-password/s3cret', '/reset-password/{token}'],
    ['/shared/s3cret', '/shared/{token}'],
    ['/shop/42', '/shop/42'],
  ])('of %s is %s', (url, logged) => {
    expect(pathOnly(url)).toBe(logged);
  });
});

describe('a logged error', () => {
  it('keeps what was asked and drops what was sent', () => {
    const failed = new Error('Failed query: select $1\nparams: deniz@mill.example');
    expect(JSON.stringify(loggedError(failed))).not.toContain('deniz');
    expect(loggedError(failed).message).toBe('Failed query: select $1');
  });

  it('keeps the cause and its code', () => {
    const cause = Object.assign(new TypeError('no'), { code: '23505', client: { user: 'deniz' } });
    expect(loggedError(new Error('outer', { cause })).cause).toMatchObject({
      type: 'TypeError',
      code: '23505',
    });
    expect(JSON.stringify(loggedError(cause))).not.toContain('deniz');
  });
});
