import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const { en } = wordsOf('manufacturer');

test('a visitor sees no company’s agreement, and may check a PDF', async ({ page }) => {
  await page.goto('/signed-provider');
  await expect(page.getByRole('link', { name: en('documents.signed-out.sign-in') }).last()).toBeVisible();
  await expectReadable(page);
  await page.goto('/documents/check');
  await expect(page.getByRole('button', { name: en('check.choose') })).toBeVisible();
  await expectReadable(page);
});
