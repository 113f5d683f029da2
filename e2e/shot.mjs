import { chromium } from '@playwright/test';

const [base, email, ...shots] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const shot of shots) {
  const [name, path, width, scheme, height, click] = shot.split(',');
  const context = await browser.newContext({
    viewport: { width: +width, height: height && height !== 'full' ? +height : 900 },
    colorScheme: scheme,
  });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  if (email !== '-') {
    const answer = await page.request.post(`${base}/api/auth/sign-in/email`, {
      data: { email, password: 'tezgah-demo-2026' },
      headers: { origin: base },
    });
    if (!answer.ok()) console.log('sign in', answer.status(), await answer.text());
  }
  await page.goto(base + path, { waitUntil: 'networkidle' });
  if (click) {
    for (const c of click.split('+')) await page.getByText(c, { exact: false }).first().click();
    await page.waitForTimeout(500);
  }
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: height === 'full' });
  await context.close();
}
await browser.close();
