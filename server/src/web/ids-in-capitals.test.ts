import { describe, expect, it } from '@jest/globals';
import { testWeb } from './testing/test-web.ts';

const id = '018f4d2e-0000-7000-8000-00000000abcd';

describe('an id in capitals', () => {
  const { get } = testWeb();

  it.each([
    [`/shop/${id.toUpperCase()}`, `/shop/${id}`],
    [`/tr/shop/${id.toUpperCase()}?variant=W220&q=%C4%B0`, `/tr/shop/${id}?variant=W220&q=%C4%B0`],
  ])('%s leads to %s', async (url, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([308, location]);
  });

  it('leads nowhere where there is no such page', async () => {
    expect((await get(`/nowhere/${id.toUpperCase()}`)).statusCode).toBe(404);
    expect((await get(`//evil.example/${id.toUpperCase()}`)).statusCode).toBe(404);
  });
});
