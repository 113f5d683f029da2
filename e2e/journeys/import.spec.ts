import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findings, wantedWidth } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { press } from '../fixtures/press.ts';
import { wordsOf } from '../fixtures/words.ts';

const { tr } = wordsOf('manufacturer');

const machine = 'Ege Çorap 107';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.goto('/tr/manufacturer/import');
  const file = { name, mimeType: 'application/octet-stream', buffer };
  await page.getByLabel(tr('import.file.choose')).setInputFiles(file);
  await expect(heading(page, tr('import.page.columns'))).toBeVisible();
}

/** The price of one of the machines in the shop. */
async function priceInShop(page: Page): Promise<string | undefined> {
  const answer = await page.request.get('/api/products?q=Ege+Çorap+107&currency=USD&locale=tr');
  const { items } = await answer.json();
  return items.find(({ title }: { title: string }) => title === machine)?.price.contract.amount;
}

test('a maker imports machines in Turkish, publishes them, and undoes another import', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'machines');
  const workbook = new URL('../fixtures/hosiery-machines.xlsx', import.meta.url);
  await choose(page, 'çorap makineleri.xlsx', await readFile(workbook));
  await expect(page.getByLabel(tr('import.unit-of', { heading: 'Silindir çapı (mm)' }))).toHaveValue('mm');
  await page.getByLabel(tr('import.publish')).check();
  await press(page, tr('import.check'));

  // A thousand or decimals: a fault, until the number style is chosen.
  await expect(page.getByRole('cell', { name: '1.680', exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await wantedWidth(page)).toBeLessThanOrEqual(390);
  await press(page, tr('import.change-columns'));
  await page.getByLabel(tr('import.numbers')).selectOption(tr('import.numbers.comma'));
  expect(await wantedWidth(page)).toBeLessThanOrEqual(390);
  await press(page, tr('import.check'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText(tr('import.no-faults'))).toBeVisible();
  await press(page, tr('import.apply', { count: 20 }));
  await expect(page.getByText(tr('import.report.undo-until'))).toBeVisible();

  await page.goto('/tr/shop?q=Ege+Çorap+107');
  await expect(
    page.getByRole('main').getByRole('link', { name: machine, exact: true }).first(),
  ).toBeVisible();
  expect(await priceInShop(page)).toBe('24500');

  const dearer = Array.from({ length: 20 }, (_, at) => `EGE-${101 + at};99.000,00 USD`);
  await choose(page, 'yeni fiyatlar.csv', Buffer.from(['Stok kodu;Fiyat', ...dearer].join('\n')));
  await press(page, tr('import.check'));
  await expect(page.getByText(`${tr('import.was')} $24,500`)).toBeVisible();
  await press(page, tr('import.apply', { count: 20 }));
  await expect(page.getByText(tr('import.report.undo-until'))).toBeVisible();
  expect(await priceInShop(page)).toBe('99000');
  await press(page, tr('import.undo'));
  await press(page, tr('import.undo-confirm'));
  await expect(page.getByText(tr('import.report.undone'))).toBeVisible();
  expect(await priceInShop(page)).toBe('24500');
});
