import type { Page } from '@playwright/test';
import { readSession } from 'shared-kit/contract/session';
import { expectReadable, findings } from '../fixtures/accessibility.ts';
import { mailedLink } from '../fixtures/mailed-link.ts';
import { expect, test } from '../fixtures/market.ts';
import { onlyWithAll } from '../fixtures/only-with-all.ts';
import { press } from '../fixtures/press.ts';
import {
  describeAddress,
  describeCompany,
  describePerson,
  fill,
  password,
  sendRegistration,
  registrationWords as words,
} from '../fixtures/registering.ts';
import { taxNumber } from '../fixtures/tax-number.ts';
import { wordsOf } from '../fixtures/words.ts';

const sessionOf = async (page: Page) =>
  readSession(await (await page.request.get('/api/_auth/session')).json());

/** Expects the step's heading to have focus, and the page to be accessible without overflow. */
async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();
  await expectReadable(page);
}

// One language per width: the Turkish words are longer.
for (const [w, width] of [
  [words.en, 1440],
  [words.tr, 390],
] as const) {
  test(
    `a mill registers and is let in by mail, ${w.locale}, ${width} px`,
    w.locale === 'en' ? onlyWithAll : {},
    async ({ page, problems }) => {
      test.slow();
      problems.allow(/status of 410/);
      const email = `mill-${w.locale}-${width}@registration.example`;
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${w.prefix}/login?redirect=${encodeURIComponent(`${w.prefix}/quotes`)}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: wordsOf('host')[w.locale]('login.register') })
        .click();
      await expectReadable(page);
      await page.getByRole('radio', { name: w.kind('textile-manufacturer') }).check();
      await press(page, w.goOn());

      await expectStep(page, w.heading('company'));
      await describeCompany(page, w, {
        legalName: 'Çağlayanoğulları Dokuma Sanayi ve Dış Ticaret Ltd. Şti.',
        brandName: 'Çağlayan Dokuma',
        taxNumber: '4540536921',
        taxOffice: 'Çekirge',
      });
      await press(page, w.goOn());
      await expect(page.getByRole('alert')).toBeFocused();
      await expectReadable(page);
      await page.getByRole('alert').getByRole('link', { name: w.wrongNumber() }).click();
      await expect(page.getByLabel(w.taxNumber(), { exact: true })).toBeFocused();
      await fill(page, w.taxNumber(), taxNumber());
      await press(page, w.goOn());

      await expectStep(page, w.heading('address'));
      const street = 'Organize Sanayi Bölgesi 4. Cadde 12';
      await describeAddress(page, w, { street, postalCode: '16140', city: 'Bursa' });
      await page.reload();
      await expect(page.getByLabel(w.city(), { exact: true })).toHaveValue('Bursa');
      await press(page, w.goOn());

      await expectStep(page, w.heading('person'));
      await page.goBack();
      await expect(page.getByLabel(w.city(), { exact: true })).toHaveValue('Bursa');
      await page.goForward();
      await describePerson(page, w, { name: 'Defne Çağlayan', email });

      await expectStep(page, w.heading('terms'));
      await sendRegistration(page, w);
      await expect(page.getByRole('link', { name: w.mailbox() })).toBeVisible();
      await expectReadable(page);
      expect(await sessionOf(page)).toBeNull();

      const link = await mailedLink(page, email, '/login/');
      expect(new URL(link).pathname).toMatch(new RegExp(`^${w.prefix}/login/`));
      await page.goto(link);
      await expectReadable(page);
      await press(page, w.confirm());
      await expect(page).toHaveURL(new RegExp(`${w.prefix}/quotes$`));
      expect(await sessionOf(page)).toMatchObject({
        user: { isManufacturer: true, companyRole: 'owner' },
        secure: { email, companyName: 'Çağlayan Dokuma' },
      });

      // Leave the page first: it still requests data of its session.
      await page.goto('about:blank');
      await page.request.delete('/api/_auth/session');
      await page.goto(link);
      await press(page, w.confirm());
      await expect(page.getByRole('heading', { level: 1, name: w.dead() })).toBeFocused();
    },
  );

  test(
    `a person without a company who signs in too early is told what to do, ${w.locale}`,
    w.locale === 'tr' ? onlyWithAll : {},
    async ({ page, problems }) => {
      problems.allow(/status of 403/);
      const email = `person-${w.locale}@registration.example`;
      await page.goto(`${w.prefix}/register`);
      await page.getByRole('radio', { name: w.noCompany() }).check();
      await press(page, w.goOn());
      await describePerson(page, w, { name: 'Defne Çağlayan', email });
      await sendRegistration(page, w);

      await page.goto(`${w.prefix}/login`);
      await fill(page, w.email(), email);
      await fill(page, w.password(), password);
      await press(page, w.signIn());
      await expect(page.getByRole('alert')).toContainText(w.unverified());
      await press(page, w.again());
      await expect(page.getByRole('status').filter({ hasText: w.sentAgain() })).toBeVisible();
      expect(await findings(page)).toEqual([]);

      await page.goto(await mailedLink(page, email, '/login/'));
      await press(page, w.confirm());
      await expect.poll(async () => (await sessionOf(page))?.secure.email).toBe(email);
      expect((await sessionOf(page))?.secure.companyId).toBeNull();
    },
  );
}
