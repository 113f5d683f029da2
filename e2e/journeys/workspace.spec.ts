import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';

test('a maker works beside a menu, and goes to the marketplace and back', async ({ page }) => {
  await signIn(page, 'machines');
  await page.goto('/manufacturer/requests');
  const menu = page.getByRole('navigation', { name: 'Workspace' });
  await expect(menu.getByRole('link', { name: /^Requests \d+ waits? for you$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await menu.getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My products' })).toBeVisible();
  await menu.getByRole('link', { name: 'Documents' }).click();
  await expect(page).toHaveURL(/\/documents$/);
  await expect(menu.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'To the marketplace' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expect(menu).toBeVisible();
});

test('staff go between their pages by the menu, narrow and wide', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/tr/admin/verify');
  const menu = page.getByRole('navigation', { name: 'Çalışma alanı' });
  for (const width of [1440, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [name, path] of [
      ['Sürümler', '/tr/admin/releases'],
      [/^Doğrulama/, '/tr/admin/verify'],
    ] as const) {
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
    await expectReadable(page);
  }
});

test('on a phone four places stand at the bottom, and the rest in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signIn(page, 'bank');
  await page.goto('/tr/bank/quotes');
  const bar = page.getByRole('navigation', { name: 'Ana yerler' });
  await expect(bar.getByRole('link', { name: /^Talepler/ })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('button', { name: 'Diğer' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Poyraz Bankası')).toBeVisible();
  await expectReadable(page);
  await drawer.getByRole('link', { name: 'Belgeler' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/tr\/documents$/);
  await expect(bar.getByRole('link', { name: 'Belgeler' })).toHaveAttribute('aria-current', 'page');
});

test('documents stand in the workspace of a maker, and on a public page for others', async ({ page }) => {
  await page.goto('/documents');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await signIn(page, 'provider');
  await page.goto('/documents');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Workspace' })).toHaveCount(0);
});
