import { describe, expect, it } from '@jest/globals';
import { testWeb } from './testing/test-web.ts';

describe('page head', () => {
  const product = '/shop/018f4d2e-0000-7000-8000-000000000001';
  const { get, getWith } = testWeb();

  describe('the head of a document', () => {
    const headOf = async (url: string, headers: Record<string, string> = {}) =>
      (await get(url, headers)).body.match(/<[^>]+data-head(?! property| name="twitter).*>/g)?.join('\n');

    it('names the page, its one address and its languages, whatever the query says', async () => {
      expect(await headOf('/shop?q=loom', { host: '127.0.0.1:5000' })).toBe(`\
<title data-head>Shop &#34;&#60;of makers&#62; · Tezgah</title>
<meta data-head name="description" content="All &#38; everything">
<link data-head rel="canonical" href="http://localhost:4000/shop">
<link data-head rel="alternate" hreflang="en" href="http://localhost:4000/shop">
<link data-head rel="alternate" hreflang="tr" href="http://localhost:4000/tr/shop">
<link data-head rel="alternate" hreflang="x-default" href="http://localhost:4000/shop">`);
    });

    it('repeats no name that it is asked by', async () => {
      for (const host of ['localhost:80', '127.0.0.1:5000', '[::1]:6000'])
        expect(await headOf('/tr/SHOP/', { host })).toContain(
          'rel="canonical" href="http://localhost:4000/tr/shop"',
        );
      expect(await headOf('/tr/shop')).toContain('<title data-head>Mağaza · Tezgah</title>');
    });

    it('has the address that visitors use, where it is known', async () => {
      const { body } = await getWith({ PUBLIC_URL: 'https://tezgah.example' }, product, {
        host: 'inner:4000',
      });
      expect(body).toContain(`rel="canonical" href="https://tezgah.example${product}"`);
      expect(body).toContain('<meta data-head name="robots" content="noindex">');
      expect(body).not.toContain('inner:4000');
    });

    it.each(['/nowhere', '/shop/not-a-uuid'])('keeps %s out of search', async (url) => {
      expect(await headOf(url)).toBe(
        '<title data-head>Page Not Found · Tezgah</title>\n<meta data-head name="robots" content="noindex">',
      );
    });

    it.each([
      ['/shop', 'true', '/shop'],
      ['/tr/shop', 'true', '/tr/shop'],
      ['/shop?q=loom', 'true', undefined],
      ['/shop', 'false', undefined],
      ['/login', 'true', undefined],
    ])('tells machines of %s with full mode %s: %s', async (url, fullMode, of) => {
      const { body } = await getWith({ FULL_MODE: fullMode }, url);
      const told = /<script type="application\/ld\+json" data-of="([^"]*)">(.*)<\/script>/.exec(body);
      expect(told?.[1]).toBe(of);
      if (of) expect(JSON.parse(told?.[2] ?? '')).toHaveProperty('@graph');
    });

    it('gives the market its name where the host has no words', async () => {
      expect(await headOf('/tr/nowhere')).toContain('<title data-head>Tezgah</title>');
    });
  });
});
