import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { termsVersion } from 'shared-kit/contract/companies';
import type { Locale } from 'shared-kit/contract/languages';
import { expectReadable } from '../fixtures/accessibility.ts';
import { localePrefix } from '../fixtures/locale-prefix.ts';
import { mailedLink } from '../fixtures/mailed-link.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { onlyWithAll } from '../fixtures/only-with-all.ts';
import { inDialog, press } from '../fixtures/press.ts';
import { taxNumber } from '../fixtures/tax-number.ts';
import { waiveDocuments } from '../fixtures/waive-documents.ts';
import { wordsOf } from '../fixtures/words.ts';
import { marketUrl } from '../market-url.ts';

const [admin, host] = [wordsOf('admin'), wordsOf('host')];

// wording: a mail of the server
const told = {
  en: (name: string) => `${name} is approved`,
  tr: (name: string) => `${name} onaylandı`,
};

const headers = { origin: marketUrl };

/** Registers a mill by the API and opens the mailed link, which signs in. */
async function register(page: Page, locale: Locale, brandName: string): Promise<string> {
  const email = `owner-${locale}-${Date.now()}@verification.example`;
  const address = { line1: 'OSB 7. Cadde 12', postalCode: '20330', city: 'Denizli' };
  const company = {
    kind: 'textile-manufacturer',
    legalForm: 'company',
    country: 'TR',
    address,
    legalName: `${brandName} Dokuma A.Ş.`,
    brandName,
    taxNumber: taxNumber(),
    taxOffice: 'Çekirge',
  };
  const person = { name: 'Nuray Demirtaş', email, password: 'warp and weft together', locale, termsVersion };
  const answer = await page.request.post('/api/registration', { headers, data: { ...person, company } });
  expect(answer.status()).toBe(200);
  await page.goto(await mailedLink(page, email, '/login/'));
  await press(page, host[locale]('login-token.confirm'));
  await expect(page).not.toHaveURL(/\/login\//);
  return email;
}

/** Whether this session may request a quote from its cart. */
async function mayRequestQuotes(request: APIRequestContext): Promise<boolean> {
  const key = () => ({ ...headers, 'idempotency-key': `verification-${Math.random()}` });
  const { items } = await (await request.get('/api/products?limit=1')).json();
  const { id: productId } = items[0];
  await request.post('/api/cart/lines', { headers: key(), data: { productId } });
  const { groups } = await (await request.get('/api/cart')).json();
  const lines = (groups as { lines: { id: string }[] }[]).flatMap((group) => group.lines);
  const terms = { deliveryCountry: 'TR', deliveryPlace: '', incoterm: null, replyBy: null, note: '' };
  const data = { ...terms, attachmentIds: [], cartLineIds: lines.map(({ id }) => id) };
  const answer = await request.post('/api/quotes/from-cart', { headers: key(), data });
  expect(answer.status()).toBe(200);
  return (await answer.json()).submitted;
}

/** Number of tabs that listen to the market for this browser, and of those waiting to. */
const listeningTabs = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const isOurs = ({ name }: LockInfo) => name === 'tezgah-live';
    return { connected: held.filter(isOurs).length, waiting: pending.filter(isOurs).length };
  });

/** A page of the market's staff, in a separate browser. */
async function staffPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: marketUrl });
  const page = await context.newPage();
  await signIn(page, 'admin');
  return page;
}

for (const locale of ['en', 'tr'] as const) {
  const [prefix, ofAdmin, ofHost] = [localePrefix[locale], admin[locale], host[locale]];
  test(
    `a company registers, corrects what the staff ask for and is approved, ${locale}`,
    locale === 'tr' ? onlyWithAll : {},
    async ({ page, browser, context }) => {
      test.slow();
      // The market may have been used before, so the name must be new.
      const brandName = `Yeşildere ${Date.now().toString(36)}`;
      const connections: string[] = [];
      context.on('request', (request) => {
        if (request.url().endsWith('/api/events')) connections.push(request.url());
      });
      const email = await register(page, locale, brandName);
      await page.goto(`${prefix}/profile?section=company`);
      await expect(page.getByText(ofHost('profile.company.state.submitted'))).toBeVisible();
      expect(await mayRequestQuotes(page.request)).toBe(false);

      // Another tab of the same browser: both share one connection.
      const tab = await context.newPage();
      await tab.goto(`${prefix}/profile`);
      const staff = await staffPage(browser);
      await staff.setViewportSize({ width: 1440, height: 900 });
      await staff.goto(`${prefix}/admin/verify?q=${encodeURIComponent(brandName)}`);
      await staff.getByRole('link', { name: new RegExp(brandName) }).click();
      await expect(staff.getByRole('heading', { level: 1, name: new RegExp(brandName) })).toBeVisible();
      await expectReadable(staff);
      await expect.poll(() => listeningTabs(tab)).toEqual({ connected: 1, waiting: 1 });
      // A decision changes the company's rights, after which the tabs listen anew.
      expect(connections).toHaveLength(1);
      await staff.getByRole('textbox', { name: ofAdmin('verify.decision.reason') }).fill('14 numara olmalı');
      await press(staff, ofAdmin('verify.decision.do.request-changes'));

      for (const shown of [page, tab]) {
        await expect(shown.getByRole('button', { name: ofHost('inbox.open', { count: 1 }) })).toBeVisible();
      }
      await tab.getByRole('button', { name: ofHost('inbox.open', { count: 1 }) }).click();
      const entry = tab
        .locator('#inbox')
        .getByRole('link', { name: ofHost('inbox.event.company-changes-requested', { company: brandName }) });
      await expect(entry).toBeVisible();
      await expectReadable(tab);
      await entry.click();
      await expect(tab).toHaveURL(new RegExp(`${prefix}/profile\\?section=company$`));
      await expect(page.getByRole('button', { name: ofHost('inbox.open-empty') })).toBeVisible();

      await expect(page.getByText('14 numara olmalı')).toBeVisible();
      await page
        .getByLabel(ofHost('profile.company.legal-name'), { exact: true })
        .fill(`${brandName} Tekstil A.Ş.`);
      await press(page, ofHost('profile.company.save'));
      await expect(page.getByText(ofHost('profile.saved')).first()).toBeVisible();
      await press(page, ofHost('profile.company.resubmit'));
      await expect(
        page.getByText(ofHost('profile.company.state.in_review'), { exact: true }).first(),
      ).toBeVisible();

      await waiveDocuments(staff);
      await staff.reload();
      await press(staff, ofAdmin('verify.decision.do.approve'));
      await inDialog(staff, ofAdmin('verify.decision.do.approve'));
      await expect(
        staff.getByText(ofAdmin('verify.decision.done.approve', { company: brandName })),
      ).toBeVisible();
      await expect(
        page.getByText(ofHost('profile.company.state.approved'), { exact: true }).first(),
      ).toBeVisible();
      expect(await mayRequestQuotes(page.request)).toBe(true);

      await tab.goto('/dev/mailbox');
      const mail = tab
        .getByRole('article')
        .filter({ hasText: email })
        .filter({ hasText: told[locale](brandName) });
      await expect(mail.first()).toBeVisible();
      await staff.context().close();
    },
  );
}
