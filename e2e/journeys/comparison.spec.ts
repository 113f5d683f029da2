import { readFile } from 'node:fs/promises';
import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const shop = wordsOf('shop');

const addresses = { en: '/shop?category=weaving', tr: '/tr/shop?category=weaving' } as const;

// One language per width: the Turkish words are longer.
for (const [locale, width] of [
  ['en', 1440],
  ['tr', 390],
] as const) {
  test(`three looms side by side, ${locale} at ${width} px`, async ({ page, request }) => {
    // Checks two whole pages by axe, which takes long on two cores.
    test.slow();
    const t = shop[locale];
    const asked = `/api/products?category=weaving&limit=3&locale=${locale}`;
    const { items } = await (await request.get(asked)).json();
    const [first, ...others]: { id: string; title: string }[] = items;
    await signIn(page, 'retailer');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await page.goto(addresses[locale]);
    for (const { title } of items) {
      await page
        .getByRole('button', { name: t('compare.toggle-product', { product: title }), exact: true })
        .click();
    }
    await expectReadable(page);
    await page.getByRole('link', { name: t('compare.open'), exact: true }).click();

    await expect(
      page.getByRole('heading', { level: 1, name: t('compare.title-machinery', { count: 3 }) }),
    ).toBeVisible();
    const ids = items.map(({ id }: { id: string }) => id).join(',');
    expect(new URL(page.url()).searchParams.get('products')).toBe(ids);
    await page.waitForLoadState('networkidle');
    await expectReadable(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('compare.export') }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text).toContain(first?.title);

    const rows = page.getByRole('rowheader');
    const everything = await rows.count();
    await page.getByRole('checkbox', { name: t('compare.differences') }).click();
    await expect(page).toHaveURL(/differences=1/);
    // The address changes just before the page does.
    await expect.poll(() => rows.count()).toBeLessThan(everything);

    await page.getByRole('button', { name: t('compare.remove', { product: first?.title ?? '' }) }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('compare.title-machinery', { count: 2 }) }),
    ).toBeVisible();
    const left = others.map(({ id }) => id).join(',');
    expect(new URL(page.url()).searchParams.get('products')).toBe(left);
    await page.goBack();
    await expect(
      page.getByRole('heading', { level: 1, name: t('compare.title-machinery', { count: 3 }) }),
    ).toBeVisible();
  });
}

test('a comparison that was sent around asks to sign in and comes back', async ({ page, request }) => {
  const { items } = await (await request.get('/api/products?category=weaving&limit=2')).json();
  const address = `/product-comparison?products=${items[0].id},${items[1].id}`;
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const redirect = new URL(page.url()).searchParams.get('redirect') ?? '';
  expect(decodeURIComponent(redirect)).toBe(address);
});

test('tabs agree on what is chosen', async ({ page, context, request }) => {
  const { items } = await (await request.get('/api/products?category=weaving&limit=1')).json();
  const name = shop.en('compare.toggle-product', { product: items[0].title });
  const other = await context.newPage();
  await other.goto(addresses.en);
  await expect(other.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'false');
  await page.goto(addresses.en);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(other.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
});
