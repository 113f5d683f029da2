import { localePath, locales } from 'shared-kit/contract/languages';
import { filledIn, liveAddresses } from '../fixtures/live-addresses.ts';
import { expect, test } from '../fixtures/market.ts';

for (const locale of locales) {
  test(`every address of host and areas is answered in ${locale}`, async ({ request }) => {
    const patterns = (await liveAddresses(request)).map(({ pattern }) => pattern);
    expect(patterns).toEqual(expect.arrayContaining(['/', '/shop', '/shop/:id', '/login']));
    for (const pattern of patterns) {
      const address = localePath(filledIn(pattern), locale);
      const answer = await request.get(address, { headers: { 'accept-language': 'en' } });
      expect(answer.status(), address).toBe(200);
      expect(await answer.text(), address).toContain(`<html lang="${locale}"`);
    }
  });

  for (const path of ['/nowhere', '/shop/not-an-id', '/admin/nowhere', '/manufacturer/no/where']) {
    test(`${localePath(path, locale)} is not found`, async ({ request }) => {
      expect((await request.get(localePath(path, locale))).status()).toBe(404);
    });
  }
}
