import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/market.ts';

test('a visitor sees no company’s agreement, and may check a PDF', async ({ page }) => {
  await page.goto('/signed-provider');
  await expect(page.getByRole('link', { name: 'Sign in' }).last()).toBeVisible();
  await expectReadable(page);
  await page.goto('/documents/check');
  await expect(page.getByRole('button', { name: /Choose a PDF/ })).toBeVisible();
  await expectReadable(page);
});
