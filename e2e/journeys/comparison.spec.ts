import { readFile } from 'node:fs/promises';
import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';

const texts = {
  en: {
    shop: '/shop?category=weaving',
    toggle: (title: string) => `Compare ${title}`,
    open: 'Compare',
    heading: 'Compare 3 machines',
    differences: 'Differences only',
    export: 'Export',
    remove: (title: string) => `Remove ${title}`,
    after: 'Compare 2 machines',
  },
  tr: {
    shop: '/tr/shop?category=weaving',
    toggle: (title: string) => `${title} ürününü karşılaştır`,
    open: 'Karşılaştır',
    heading: '3 makineyi karşılaştırın',
    differences: 'Yalnızca farklar',
    export: 'Dışa aktar',
    remove: (title: string) => `${title} ürününü çıkar`,
    after: '2 makineyi karşılaştırın',
  },
} as const;

// One language per width: the Turkish words are longer.
for (const [locale, width] of [
  ['en', 1440],
  ['tr', 390],
] as const) {
  test(`three looms side by side, ${locale} at ${width} px`, async ({ page, request }) => {
    // Checks two whole pages by axe, which takes long on two cores.
    test.slow();
    const t = texts[locale];
    const asked = `/api/products?category=weaving&limit=3&locale=${locale}`;
    const { items } = await (await request.get(asked)).json();
    const [first, ...others]: { id: string; title: string }[] = items;
    await signIn(page, 'retailer');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await page.goto(t.shop);
    for (const { title } of items) {
      await page.getByRole('button', { name: t.toggle(title), exact: true }).click();
    }
    await expectReadable(page);
    await page.getByRole('link', { name: t.open, exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible();
    const ids = items.map(({ id }: { id: string }) => id).join(',');
    expect(new URL(page.url()).searchParams.get('products')).toBe(ids);
    await page.waitForLoadState('networkidle');
    await expectReadable(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t.export }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text).toContain(first?.title);

    const rows = page.getByRole('rowheader');
    const everything = await rows.count();
    await page.getByRole('checkbox', { name: t.differences }).click();
    await expect(page).toHaveURL(/differences=1/);
    // The address changes just before the page does.
    await expect.poll(() => rows.count()).toBeLessThan(everything);

    await page.getByRole('button', { name: t.remove(first?.title ?? '') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.after })).toBeVisible();
    const left = others.map(({ id }) => id).join(',');
    expect(new URL(page.url()).searchParams.get('products')).toBe(left);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible();
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
  const name = texts.en.toggle(items[0].title);
  const other = await context.newPage();
  await other.goto(texts.en.shop);
  await expect(other.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'false');
  await page.goto(texts.en.shop);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(other.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
});
