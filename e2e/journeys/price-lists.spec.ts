import type { Browser, Page } from '@playwright/test';
import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import { formatMoney } from 'shared-kit/contract/money';
import { expectReadable } from '../fixtures/accessibility.ts';
import type { Account } from '../fixtures/accounts.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';
import { marketUrl } from '../market-url.ts';

const [shop, maker, host] = [wordsOf('shop'), wordsOf('manufacturer'), wordsOf('host')];

const beam = { q: 'KÇ 2200', name: /^KÇ 2200/ };
const kit = { q: 'AM-SP-190', name: /^Wear-part kit/ };
const list = 'Journey partners';

async function find(
  { request }: Page,
  { q, name }: typeof beam,
): Promise<ProductListAnswer['items'][number]> {
  const answer = await request.get(`/api/products?q=${encodeURIComponent(q)}`);
  const { items }: ProductListAnswer = await answer.json();
  const found = items.find(({ title }) => name.test(title));
  if (!found) throw new Error(`${q} is not in the listing.`);
  return found;
}
const amountOf = async (page: Page, product: typeof beam) =>
  Number((await find(page, product)).price?.contract.amount);

/** A visitor with a browser of their own. */
async function visitor(browser: Browser, account: Account | null): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: marketUrl, reducedMotion: 'reduce' })).newPage();
  if (account) await signIn(page, account);
  return page;
}

async function writeList(page: Page): Promise<void> {
  await page.goto('/manufacturer/products');
  await page
    .getByRole('navigation', { name: host.en('workspace.menu') })
    .getByRole('link', { name: maker.en('menu.price-lists') })
    .click();
  await page.getByRole('link', { name: maker.en('price-lists.add') }).click();
  await page.getByLabel(maker.en('price-lists.name')).fill(list);
  await page.getByRole('combobox', { name: maker.en('price-lists.add-company') }).fill('karaova');
  await page.getByRole('option', { name: /Karaova/ }).click();
  await page.getByRole('combobox', { name: maker.en('price-lists.add-category') }).fill('warping');
  await page.getByRole('option', { name: /Warping and sizing/ }).click();
  await page.keyboard.type('8');
  await page.getByRole('combobox', { name: maker.en('price-lists.add-product') }).fill('wear-part');
  await page.getByRole('option', { name: /Wear-part kit/ }).click();
  await page.keyboard.type('1999');
  await expectReadable(page);
  await page.getByRole('button', { name: maker.en('price-lists.save') }).click();
  await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
}

/** The product's card in the listing, and then its page, say the buyer's own price and where it comes from. */
async function expectOwnPrice(page: Page, product: typeof beam, amount: number): Promise<void> {
  const { id, title } = await find(page, product);
  const own = formatMoney({ amount: String(amount), currency: 'USD' });
  await page.goto(`/shop?q=${encodeURIComponent(product.q)}`);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText(own);
  await expect(card).toContainText(shop.en('price.list-short', { list }));
  await page.goto(`/shop/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(own).first()).toBeVisible();
  await expect(main.getByText(shop.en('price.list-short', { list }))).toBeVisible();
}

test('a maker gives one buyer prices of its own, which nobody else sees', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stranger = await visitor(browser, null);
  const publicAmount = await amountOf(stranger, beam);
  const publicKit = await amountOf(stranger, kit);
  const buyer = await visitor(browser, 'mill');
  const [before, kitBefore] = [await amountOf(buyer, beam), await amountOf(buyer, kit)];

  await signIn(page, 'machines');
  await writeList(page);

  await test.step('the buyer sees them, with the name of the list', async () => {
    await expectOwnPrice(buyer, beam, publicAmount * 0.92);
    await expectOwnPrice(buyer, kit, 1999);
  });

  await test.step('all others see the public price', async () => {
    for (const other of [stranger, await visitor(browser, 'provider')]) {
      const { title } = await find(other, beam);
      await other.goto(`/shop?q=${encodeURIComponent(beam.q)}`);
      const card = other.getByRole('article').filter({ hasText: title });
      await expect(card).toContainText(formatMoney({ amount: String(publicAmount), currency: 'USD' }));
      await expect(card).not.toContainText(shop.en('price.list-short', { list: '' }).trim());
      expect(await amountOf(other, kit)).toBe(publicKit);
    }
  });

  await test.step('on a phone, dark and in Turkish, its maker removes it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto('/tr/manufacturer/price-lists');
    await expect(page.getByRole('heading', { level: 1, name: maker.tr('price-lists.title') })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: list })).toContainText(
      maker.tr('price-lists.entries', { count: 2 }),
    );
    await expectReadable(page);
    await page.getByRole('link', { name: list }).click();
    await expect(page.getByRole('textbox', { name: maker.tr('price-lists.name') })).toHaveValue(list);
    await expectReadable(page);
    await page.getByRole('button', { name: maker.tr('price-lists.remove') }).click();
    const dialog = page.getByRole('dialog', { name: maker.tr('price-lists.remove.title', { name: list }) });
    await expect(dialog).toContainText(maker.tr('price-lists.remove.text', { count: 1 }));
    await expectReadable(page);
    await dialog.getByRole('button', { name: maker.tr('price-lists.remove') }).click();
    await expect(page).toHaveURL(/\/tr\/manufacturer\/price-lists$/);
    await expect(page.getByRole('link', { name: list })).toHaveCount(0);
  });

  expect(await amountOf(buyer, beam)).toBe(before);
  expect(await amountOf(buyer, kit)).toBe(kitBefore);
});

test('a price list asks before what was typed is lost', async ({ page }) => {
  await signIn(page, 'machines');
  await page.goto('/manufacturer/price-lists/new');
  await page.getByLabel(maker.en('price-lists.name')).fill(list);
  await page.getByRole('link', { name: maker.en('price-lists.title') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(maker.en('price-lists.name'))).toHaveValue(list);
});
