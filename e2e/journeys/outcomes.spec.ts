import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { press } from '../fixtures/press.ts';
import { wordsOf } from '../fixtures/words.ts';

const [maker, quotes] = [wordsOf('manufacturer'), wordsOf('quotes')];

const number = 'Q-2026-01844';

test('a maker writes down why a quote was lost, and finds it from the overview', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signIn(page, 'machines');
  await page.goto('/tr/manufacturer/requests?turn=nobody');
  await page.getByRole('link', { name: number }).click();
  await page.getByLabel(quotes.tr('quote.outcome.lost')).selectOption(quotes.tr('outcome.reason.lead-time'));
  await page.getByLabel(quotes.tr('quote.outcome.words')).fill('Rakip sekiz haftada veriyor');
  await press(page, quotes.tr('quote.outcome.save'));
  await expect(page.getByText(/^Emre Kaplan, /)).toBeVisible();
  await expectReadable(page);

  await page.goto('/tr/manufacturer');
  const table = page.getByRole('table', { name: maker.tr('overview.outcomes') });
  await expectReadable(page);
  const reason = maker.tr('outcome.reason.lead-time');
  await table
    .getByRole('link', { name: maker.tr('overview.outcomes.lost-link', { reason, count: 1 }) })
    .click();
  await expect(page.getByRole('combobox', { name: maker.tr.like('requests.outcome.since') })).toHaveValue(
    'lost lead-time',
  );
  await expect(page.getByRole('link', { name: /^Q-2026-/ })).toHaveText([number]);
  await expectReadable(page);
});
