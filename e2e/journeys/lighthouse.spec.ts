import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect, test } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserPath, journeyFlags } from '../browser.ts';
import { freePort } from '../free-port.ts';
import { marketUrl } from '../market-url.ts';

/** One of each kind: home, the list, a landing with pictures, a form in Turkish. */
const pages = ['/', '/shop', '/machinery-manufacturer', '/tr/contact-us'];
const categories = ['accessibility', 'best-practices', 'seo'];

/** Behind a proxy the market has a self-signed certificate here. */
const ofProxy = marketUrl.startsWith('https:') ? ['--ignore-certificate-errors'] : [];

const port = freePort();
let browser: Browser;
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...journeyFlags(), `--remote-debugging-port=${port}`, ...ofProxy],
  });
});
test.afterAll(() => browser.close());

for (const path of pages) {
  test(`${path} has every point of Lighthouse for accessibility, practice and search`, async () => {
    test.setTimeout(90_000);
    // The benchmark measures speed; here Lighthouse runs unthrottled.
    const settings = {
      onlyCategories: categories,
      throttlingMethod: 'provided',
      pauseAfterFcpMs: 0,
      pauseAfterLoadMs: 0,
      networkQuietThresholdMs: 500,
      cpuQuietThresholdMs: 500,
      disableFullPageScreenshot: true,
    } as const;
    const result = await lighthouse(
      marketUrl + path,
      { port, output: 'html', logLevel: 'error' },
      { extends: 'lighthouse:default', settings },
    );
    if (!result) throw new Error(`Lighthouse returned no result for ${path}`);
    const folder = join(test.info().project.outputDir, 'lighthouse');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${path.replaceAll('/', '_')}.html`), String(result.report));
    const { audits, categories: judged } = result.lhr;
    const missed = Object.values(judged).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    );
    expect(missed).toEqual([]);
    expect(Object.values(judged).map(({ score }) => score)).toEqual(categories.map(() => 1));
  });
}
