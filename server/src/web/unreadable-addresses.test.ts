import { describe, expect, it } from '@jest/globals';
import { localePath, locales } from 'shared-kit/contract/languages';
import { routeTable } from 'shared-kit/contract/routes';
import { testWeb } from './testing/test-web.ts';

/** No text: no UTF-8, cut off, and no hexadecimal digits. */
const undecodable = ['%ff', '%E0%A4%A', '%', '%zz'];
const id = '018f4d2e-0000-7000-8000-00000000abcd';

/** The addresses of a route that can't be decoded: in each of its parameters, in its last word, and behind it. */
const addressesOf = (path: string, bad: string): string[] => {
  const filled = path.replace(/\/\*$/, '').replace(/:\w+/g, id);
  const inParameters = path.replace(/\/\*$/, '').replace(/:\w+/g, bad);
  return [inParameters, `${filled}${bad}`, `${filled}/${bad}`]
    .map((it) => it.replace(/^\/\//, '/'))
    .filter((it) => it.includes(bad));
};

describe('an address that can not be decoded', () => {
  const { get, post } = testWeb();

  it.each(
    locales.flatMap((locale) =>
      routeTable.map(({ path }) => [localePath(path, locale), path, locale] as const),
    ),
  )('of %s is not found', async (_, path, locale) => {
    for (const address of undecodable.flatMap((bad) => addressesOf(path, bad))) {
      const url = `${localePath(address, locale)}?x=1`;
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain(`<html lang="${locale}"`);
    }
  });

  it.each(['/api/%ff', '/api/products/%E0%A4%A', '/api/%'])('%s is refused by the API', async (url) => {
    const { statusCode, headers, json } = await get(url);
    expect(headers['content-type']).toContain('application/problem+json');
    expect([statusCode, json().code]).toEqual([400, 'request.malformed']);
  });

  it('takes nothing either', async () => {
    expect((await post('/shop/%ff', '{}', { 'content-type': 'application/json' })).statusCode).toBe(404);
  });
});
