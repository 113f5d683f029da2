import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const bank = wordsOf('bank');
const maker = wordsOf('manufacturer');
const admin = wordsOf('admin');
const host = wordsOf('host');

test('a maker works beside a menu, and goes to the marketplace and back', async ({ page }) => {
  await signIn(page, 'machines');
  await page.goto('/manufacturer/requests');
  const menu = page.getByRole('navigation', { name: host.en('workspace.menu') });
  const requests = menu
    .getByRole('link', { name: maker.en('menu.requests') })
    .and(menu.getByRole('link', { name: host.en.within('workspace.count.waits') }));
  await expect(requests).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await menu.getByRole('link', { name: maker.en('menu.products') }).click();
  await expect(page.getByRole('heading', { level: 1, name: maker.en('products.title') })).toBeVisible();
  await menu.getByRole('link', { name: maker.en('menu.documents') }).click();
  await expect(page).toHaveURL(/\/documents$/);
  await expect(menu.getByRole('link', { name: maker.en('menu.documents') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: host.en('workspace.to-market') }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expect(menu).toBeVisible();
});

test('staff go between their pages by the menu, narrow and wide', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/tr/admin/verify');
  const menu = page.getByRole('navigation', { name: host.tr('workspace.menu') });
  for (const width of [1440, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [name, path] of [
      [admin.tr('menu.releases'), '/tr/admin/releases'],
      [admin.tr('menu.verify'), '/tr/admin/verify'],
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
  const bar = page.getByRole('navigation', { name: host.tr('workspace.main-menu') });
  await expect(bar.getByRole('link', { name: bank.tr('menu.requests') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await bar.getByRole('button', { name: host.tr('workspace.more') }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Poyraz Bankası')).toBeVisible();
  await expectReadable(page);
  await drawer.getByRole('link', { name: maker.tr('menu.documents') }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/tr\/documents$/);
  await expect(bar.getByRole('link', { name: maker.tr('menu.documents') })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('documents stand in the workspace of a maker, and on a public page for others', async ({ page }) => {
  await page.goto('/documents');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await signIn(page, 'provider');
  await page.goto('/documents');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('navigation', { name: host.en('workspace.menu') })).toHaveCount(0);
});
