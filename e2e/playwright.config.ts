import { defineConfig } from '@playwright/test';
import { browserPath, journeyFlags } from './browser.ts';
import { marketUrl, marketUrls, runningMarket } from './market-url.ts';

// Journeys must never use the market in `server/.env`.
process.env.ENV_FILE = '';
// Without it Chromium saves files with other than ASCII names as `download`.
process.env.LANG ??= 'C.UTF-8';

const report = process.env.TEZGAH_JOURNEY_REPORT;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './read-words.ts',
  outputDir: 'test-results',
  workers: marketUrls.length,
  // Recording costs as much as the journeys themselves, so only a retry records. A whole run tolerates a few journeys
  // that pass on the retry, and names them (`scripts/testing/tally.mjs`).
  retries: report ? 1 : 0,
  forbidOnly: true,
  // Long enough for a busy machine. A journey that waits for nothing fails all the same.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: marketUrl,
    // Behind a proxy the market has a self-signed certificate.
    ignoreHTTPSErrors: marketUrl.startsWith('https:'),
    browserName: 'chromium',
    launchOptions: { executablePath: browserPath(), args: journeyFlags() },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Istanbul',
    trace: report ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  ...(!runningMarket && {
    webServer: marketUrls.map((url) => ({
      command: 'node journey-market.ts',
      url: `${url}/api/ready`,
      timeout: 120_000,
      reuseExistingServer: false,
      stdout: 'ignore' as const,
      stderr: 'pipe' as const,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
      env: { PORT: new URL(url).port },
    })),
  }),
});
