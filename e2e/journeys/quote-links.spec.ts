import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { downloaded, inDialog, press } from '../fixtures/press.ts';
import { marketUrl } from '../market-url.ts';

test('a link shows a quote to whoever has it, as page and PDF, until it is revoked', async ({
  page,
  browser,
  problems,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'mill');
  const { quotes } = await (await page.request.get('/api/quotes?turn=mine')).json();
  const { id, number } = quotes.find(({ stage }: { stage: string }) => stage === 'negotiation');
  await page.goto(`/quote/${id}`);
  const quotePdf = page.getByRole('link', { name: /^Quote, Rev \d+, PDF, Türkçe$/ }).first();
  expect(await downloaded(quotePdf)).toMatch(/^%PDF-1/);
  await press(page, 'Share');
  await page.getByLabel('For whom').fill('Board');
  await inDialog(page, 'Create link');
  const address = await page.getByLabel('Link', { exact: true }).inputValue();
  await expectReadable(page);

  // Another person's browser, signed out and set to Turkish.
  const other = await browser.newContext({
    locale: 'tr-TR',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  const reader = await other.newPage();
  problems.watch(reader);
  const opened = await reader.goto(address);
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(`Teklif ${number}`);
  await expectReadable(reader);
  await reader.getByRole('link', { name: 'English' }).click();
  await reader.setViewportSize({ width: 1280, height: 800 });
  await reader.emulateMedia({ colorScheme: 'light' });
  await expect(reader.getByRole('row', { name: 'Total, excl. tax' })).toContainText('$');
  await expectReadable(reader);
  expect(await downloaded(reader.getByRole('link', { name: 'Download as PDF' }))).toMatch(/^%PDF-1/);

  await inDialog(page, 'Revoke Board');
  await inDialog(page, 'Revoke');
  await expect(page.getByText('Your company has no link to this quote.')).toBeVisible();
  problems.allow(/status of 404/);
  expect((await reader.reload())?.status()).toBe(404);
  await expect(reader.getByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible();
  await expectReadable(reader);
  expect(
    (await reader.request.get(new URL(`${new URL(address).pathname}.pdf`, marketUrl).href)).status(),
  ).toBe(404);
  await other.close();
});
