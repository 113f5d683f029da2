import type { Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import { companyForStaff } from '../fixtures/company-for-staff.ts';
import { expect, test } from '../fixtures/market.ts';
import { press } from '../fixtures/press.ts';
import { registerCompany } from '../fixtures/register-company.ts';
import { marketUrl } from '../market-url.ts';

const words = {
  en: {
    ...{ prefix: '', kind: 'provider' as const, path: '/signed-provider' },
    ...{ first: 'First the staff confirm who may sign', accept: 'Accept', confirm: 'Confirm a signatory' },
    ...{ person: 'Person', named: 'Named in', role: /^Role in the company/, confirmNow: 'Confirm' },
    ...{ name: /^Your name/, ask: 'Mail me a code', code: /^Code from the mail/, sign: 'Sign' },
    ...{ waits: 'Waits for the market', inForce: 'The agreement is in force', test: /^Test signature/ },
    ...{ consent: /I have read the text/, countersigned: /^Countersigned by/, pdf: 'Signed PDF' },
    ...{ sealed: /is sealed by this market$/, changed: /was changed$/ },
  },
  tr: {
    ...{ prefix: '/tr', kind: 'textile-manufacturer' as const, path: '/signed-manufacturer' },
    ...{ first: 'Önce görevliler kimin imzalayabileceğini onaylar', accept: 'Kabul et' },
    ...{ confirm: 'İmza yetkilisi onayla', person: 'Kişi', named: 'Adının geçtiği belge' },
    ...{ role: /^Şirketteki görevi/, confirmNow: 'Onayla' },
    ...{ name: /^Belgede yazıldığı gibi adınız/, ask: 'Bana kod gönder', code: /^E-postadaki kod/ },
    ...{ sign: 'İmzala', waits: 'Pazarı bekliyor', inForce: 'Sözleşme yürürlükte', test: /^Deneme imzası/ },
    ...{ consent: /Metni okudum/, countersigned: /^Karşı imzalayan/, pdf: 'İmzalı PDF' },
    ...{ sealed: /bu pazarın mührünü taşıyor$/, changed: /değiştirilmiş$/ },
  },
} as const;

/** Hands in a trade register extract issued today, as the page of documents does. */
async function handIn(page: Page): Promise<void> {
  const paper = await page.context().newPage();
  const data = await paper.pdf();
  await paper.close();
  const headers = { origin: marketUrl };
  await page.request.post('/api/documents/trade-register/files?name=sicil.pdf', {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data,
  });
  const { points } = await (await page.request.get('/api/documents')).json();
  const [{ document }] = points.filter((it: { requirement: string }) => it.requirement === 'trade-register');
  const issuedOn = new Date().toISOString().slice(0, 10);
  const seen = { number: null, issuedOn: null, validUntil: null, issuer: null, verificationCode: null };
  const stated = await page.request.post(`/api/documents/files/${document.id}/facts`, {
    headers: { ...headers, 'idempotency-key': `facts-${document.id}` },
    data: { ...seen, issuedOn, seen },
  });
  expect(stated.status()).toBe(200);
}

/** The code in the newest mail to somebody. */
async function mailedCode(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage();
  const mail = mailbox.getByRole('article').filter({ hasText: email }).first();
  let code: string | undefined;
  await expect(async () => {
    await mailbox.goto('/dev/mailbox');
    code = /\b\d{6}\b/.exec((await mail.textContent({ timeout: 500 })) ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass();
  await mailbox.close();
  return code ?? '';
}

/** As the account of the market's staff is named. */
const staffName = 'Burak Tan';

type Signing = Readonly<{ name: string; email: string; w: (typeof words)['en' | 'tr'] }>;

async function sign(page: Page, { name, email, w }: Signing): Promise<void> {
  await page.getByRole('textbox', { name: w.name }).fill(name);
  await page.getByRole('checkbox', { name: w.consent }).check();
  await press(page, w.ask);
  const code = page.getByRole('textbox', { name: w.code });
  await code.fill(await mailedCode(page, email));
  await page.getByRole('button', { name: w.sign, exact: true }).click();
}

for (const locale of ['en', 'tr'] as const) {
  const w = words[locale];
  test(`an agreement is signed, countersigned, sealed and checked, ${locale}`, async ({ page, browser }) => {
    test.slow();
    const { brandName, ownerName, email } = await registerCompany(page, { kind: w.kind, locale });
    await page.goto(w.prefix + w.path);
    await expect(page.getByText(w.first)).toBeVisible();
    await expectReadable(page);
    await handIn(page);

    const staff = await companyForStaff(browser, locale, brandName);
    await press(staff, w.accept);
    await staff.getByText(w.confirm, { exact: true }).click();
    await staff.getByRole('combobox', { name: w.person }).selectOption({ index: 1 });
    await staff.getByRole('combobox', { name: w.named }).selectOption({ index: 1 });
    await staff.getByRole('textbox', { name: w.role }).fill('Müdür');
    await expectReadable(staff);
    await staff.getByRole('button', { name: w.confirmNow, exact: true }).click();

    await expect(page.getByRole('textbox', { name: w.name })).toBeVisible();
    await expectReadable(page);
    await sign(page, { name: ownerName, email, w });
    await expect(page.getByText(w.waits)).toBeVisible();

    await sign(staff, { name: staffName, email: 'admin@demo.example', w });
    await expect(page.getByRole('heading', { level: 1, name: w.inForce })).toBeVisible();
    await expect(page.getByText(w.countersigned)).toBeVisible();
    await expect(page.getByText(w.test)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page);

    const sealed = await (await page.request.get('/api/agreement/sealed')).body();
    await page.goto(`${w.prefix}/documents/check`);
    const check = (buffer: Buffer) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'copy.pdf', mimeType: 'application/pdf', buffer });
    await check(sealed);
    await expect(page.getByText(w.sealed)).toBeVisible();
    await expectReadable(page);
    const changed = Buffer.from(sealed);
    changed.write('3', changed.indexOf('(D:2') + 3, 'latin1');
    await check(changed);
    await expect(page.getByText(w.changed)).toBeVisible();
    await staff.context().close();
  });
}

test('a visitor sees no company’s agreement, and may check a PDF', async ({ page }) => {
  await page.goto('/signed-provider');
  await expect(page.getByRole('link', { name: 'Sign in' }).last()).toBeVisible();
  await expectReadable(page);
  await page.goto('/documents/check');
  await expect(page.getByRole('button', { name: /Choose a PDF/ })).toBeVisible();
  await expectReadable(page);
});
