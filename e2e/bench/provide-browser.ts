import { join } from 'node:path';

const chromiumModule = join(import.meta.dirname, '../../scripts/bootstrap/chromium.mjs');

/** The browser `npm test` would take, installed when it is missing; says what to do when that can't be. */
export async function provideBrowser(): Promise<void> {
  const { findChromium } = (await import(chromiumModule)) as { findChromium: () => Promise<string> };
  process.env.TEZGAH_CHROMIUM = await findChromium();
}
