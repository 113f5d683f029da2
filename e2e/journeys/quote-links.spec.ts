import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { downloaded, inDialog, press } from '../fixtures/press.ts';
import { wordsOf } from '../fixtures/words.ts';
import { marketUrl } from '../market-url.ts';

const { en } = wordsOf('quotes');
const host = wordsOf('host');

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
  const { versions } = await (await page.request.get(`/api/quotes/${id}`)).json();
  const document = host.en('document.quote', { number: versions.at(-1).number });
  const quotePdf = page
    .getByRole('link', { name: host.en('document.download', { document, language: 'Türkçe' }) })
    .first();
  expect(await downloaded(quotePdf)).toMatch(/^%PDF-1/);
  await press(page, en('share.button'));
  await page.getByLabel(en('share.label')).fill('Board');
  await inDialog(page, en('share.create'));
  const address = await page.getByLabel(en('share.link'), { exact: true }).inputValue();
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
  // wording: the server's own page
  await expect(reader.getByRole('row', { name: 'Total, excl. tax' })).toContainText('$');
  await expectReadable(reader);
  // wording: the server's own page
  expect(await downloaded(reader.getByRole('link', { name: 'Download as PDF' }))).toMatch(/^%PDF-1/);

  await inDialog(page, en('share.revoke-one', { label: 'Board' }));
  await inDialog(page, en('share.revoke'));
  await expect(page.getByText(en('share.none'))).toBeVisible();
  problems.allow(/status of 404/);
  expect((await reader.reload())?.status()).toBe(404);
  // wording: the server's own page
  await expect(reader.getByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible();
  await expectReadable(reader);
  expect(
    (await reader.request.get(new URL(`${new URL(address).pathname}.pdf`, marketUrl).href)).status(),
  ).toBe(404);
  await other.close();
});
