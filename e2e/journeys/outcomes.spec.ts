import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { press } from '../fixtures/press.ts';

const number = 'Q-2026-01844';

test('a maker writes down why a quote was lost, and finds it from the overview', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signIn(page, 'machines');
  await page.goto('/tr/manufacturer/requests?turn=nobody');
  await page.getByRole('link', { name: number }).click();
  await page.getByLabel('Neden kaybettiniz?').selectOption('Termin');
  await page.getByLabel('Kendi sözlerinizle').fill('Rakip sekiz haftada veriyor');
  await press(page, 'Kaydet');
  await expect(page.getByText(/^Emre Kaplan, /)).toBeVisible();
  await expectReadable(page);

  await page.goto('/tr/manufacturer');
  const table = page.getByRole('table', { name: 'Neden kazandık, neden kaybettik' });
  await expectReadable(page);
  await table.getByRole('link', { name: 'Termin: 1 teklif kaybedildi' }).click();
  await expect(page.getByLabel(/^Sonuç, /)).toHaveValue('lost lead-time');
  await expect(page.getByRole('link', { name: /^Q-2026-/ })).toHaveText([number]);
  await expectReadable(page);
});
