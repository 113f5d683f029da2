import type { Page } from '@playwright/test';

export type ToldErrors = Readonly<{ take: () => string[] }>;

/** Collects what a page throws and writes to its console. `take` returns what came since the last time. */
export function toldErrors(page: Page): ToldErrors {
  let told = new Set<string>();
  const refused = new Set<string>();
  page.on('response', (response) => {
    const isWrite = !['GET', 'HEAD'].includes(response.request().method());
    // A trial changes nothing, so what its buttons write is refused.
    if (isWrite && response.status() >= 400 && response.status() < 500) refused.add(response.url());
  });
  page.on('pageerror', (error) => told.add(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Teams can't use the place in our code, but the name of a missing file.
    const [line = ''] = message.text().split('\n');
    const isMissing = line.startsWith('Failed to load');
    const { url } = message.location();
    if (isMissing && refused.has(url)) return;
    told.add(`console: ${line}${isMissing ? ` ${url}` : ''}`);
  });
  return {
    take() {
      const taken = [...told];
      told = new Set();
      return taken;
    },
  };
}
