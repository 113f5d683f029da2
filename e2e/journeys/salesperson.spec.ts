import { expectReadable } from '../fixtures/accessibility.ts';
import { signedIn } from '../fixtures/asking-banks.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { newColleague } from '../fixtures/new-maker.ts';
import { wordsOf } from '../fixtures/words.ts';

const host = wordsOf('host');

const number = 'Q-2026-01847';

test('a request is given to a colleague, who finds it among theirs; the buyer learns nothing', async ({
  page,
  browser,
  problems,
}) => {
  test.setTimeout(90_000);
  await signIn(page, 'machines');
  const colleague = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  problems.watch(colleague);
  const name = await newColleague(page, colleague);

  await page.goto('/manufacturer/requests');
  const inList = page.getByRole('combobox', { name: host.en('salesperson.of', { number }) });
  await inList.selectOption(name);
  await expectReadable(page);

  await colleague.setViewportSize({ width: 390, height: 844 });
  await colleague.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await colleague.goto('/tr/manufacturer/requests?person=me');
  const request = colleague.getByRole('link', { name: number });
  await expect(request).toBeVisible();
  await expect(colleague.getByRole('link', { name: /^Q-2026-/ })).toHaveCount(1);
  await expectReadable(colleague);
  await request.click();
  await expect(colleague).toHaveURL(/\/tr\/quote\//);
  const own = colleague.getByRole('combobox', { name: host.tr('salesperson.label'), exact: true });
  await expect(own).toHaveValue(/.+/);

  const buyer = await signedIn(browser, 'mill');
  problems.watch(buyer);
  await buyer.goto(new URL(colleague.url()).pathname.replace('/tr/', '/'));
  await expect(buyer.getByText(number).first()).toBeVisible();
  await expect(buyer.getByText(name)).toHaveCount(0);
  await expect(buyer.getByText(wordsOf('quotes').en('quote.own.title'))).toHaveCount(0);

  await own.selectOption({ label: host.tr('salesperson.nobody') });
  await expect(inList).toHaveValue('');
  await buyer.context().close();
  await colleague.context().close();
});
