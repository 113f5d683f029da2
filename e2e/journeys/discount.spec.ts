import type { OfferDraftAnswer } from 'shared-kit/contract/quotes';
import { expectReadable } from '../fixtures/accessibility.ts';
import { signedIn } from '../fixtures/asking-banks.ts';
import { requestedQuote } from '../fixtures/financed-quote.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { english, turkish } from '../fixtures/negotiating.ts';
import { newColleague } from '../fixtures/new-maker.ts';
import { inDialog, press } from '../fixtures/press.ts';
import { wordsOf } from '../fixtures/words.ts';

const [maker, host] = [wordsOf('manufacturer'), wordsOf('host')];

test('a discount above the limit is asked for, refused with a reason, asked for again and sent', async ({
  page,
  browser,
  problems,
}) => {
  test.setTimeout(120_000);
  const buyer = await signedIn(browser, 'mill');
  const member = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  for (const other of [buyer, member]) problems.watch(other);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'machines');
  const memberName = await newColleague(page, member);
  const id = await requestedQuote(buyer);

  const limit = page.getByLabel(host.en('profile.discount-limit.percent'));
  const saveLimit = async (percent: string) => {
    await page.goto('/profile?section=company');
    await limit.fill(percent);
    await press(page, host.en('profile.discount-limit.save'));
    const form = page.getByRole('form', { name: host.en('profile.discount-limit.save') });
    await expect(form.getByText(host.en('profile.saved'))).toBeVisible();
  };
  await saveLimit('5');
  await expectReadable(page);

  // A member writes an offer with more, in Turkish on a phone at night.
  await member.setViewportSize({ width: 390, height: 844 });
  await member.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await member.goto(`/tr/manufacturer/requests/${id}`);
  const { offer }: OfferDraftAnswer = await (
    await member.request.get(`/api/quotes/${id}/offer-draft`)
  ).json();
  const listPrice = Number(offer.lines[0]?.unitPrice);
  const saved = member.getByRole('status').filter({ hasText: turkish.saved() });
  const ask = async (price: number, words: string) => {
    await member.getByLabel(turkish.unitPrice(), { exact: true }).fill(price.toFixed(2).replace('.', ','));
    await member.getByLabel(turkish.freight(), { exact: true }).fill('0');
    await member.getByLabel(turkish.leadTime(), { exact: true }).fill('18');
    await expect(saved).toBeVisible();
    await expect(member.getByText(maker.tr.like('offer.discount.above'))).toBeVisible();
    await press(member, maker.tr('offer.bar.send'));
    await member.getByLabel(maker.tr('offer.discount.ask-words')).fill(words);
    await expectReadable(member);
    await inDialog(member, maker.tr('offer.discount.ask'));
  };
  await ask(listPrice * 0.8, 'İlk sipariş');
  await expect(member.getByText(maker.tr('offer.discount.ask-done'))).toBeVisible();
  await member.goto(`/tr/manufacturer/requests/${id}`);
  await expect(member.getByText(maker.tr('offer.discount.waits'))).toBeVisible();
  await expectReadable(member);

  await page.goto('/profile?section=inbox');
  await page
    .getByRole('link', { name: host.en.within('inbox.event.offer-approval-awaited') })
    .first()
    .click();
  await expect(page.getByText(maker.en('offer.discount.asked', { name: memberName }))).toBeVisible();
  await expect(page.getByText('İlk sipariş')).toBeVisible();
  await press(page, maker.en('offer.discount.refuse'));
  await page.getByLabel(maker.en('offer.discount.reason')).fill('At most 10 %');
  await expectReadable(page);
  await page
    .getByRole('form')
    .getByRole('button', { name: maker.en('offer.discount.refuse') })
    .click();
  await expect(page.getByText(maker.en.like('offer.discount.refused')).first()).toBeVisible();

  await member.goto(`/tr/manufacturer/requests/${id}`);
  await expect(member.getByText('At most 10 %')).toBeVisible();
  await ask(listPrice * 0.9, 'Yüzde on');

  await page.reload();
  await expect(page.getByText('Yüzde on')).toBeVisible();
  await press(page, english.preview());
  await inDialog(page, english.sendOffer());
  await buyer.goto(`/quote/${id}`);
  await expect(buyer.getByText(english.yourTurn())).toBeVisible();
  await expect(buyer.getByText(/Yüzde on|İlk sipariş|At most 10/)).toHaveCount(0);

  await saveLimit('');
  for (const other of [buyer, member]) await other.context().close();
});
