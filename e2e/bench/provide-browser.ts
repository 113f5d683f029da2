import { join } from 'node:path';

const chromiumModule = join(import.meta.dirname, '../../scripts/bootstrap/chromium.mjs');

/** Finds the browser as people have it, or installs it; explains what to do if that fails. */
export async function provideBrowser(): Promise<void> {
  const { findChromium } = (await import(chromiumModule)) as {
    findChromium: (wanted: { isWhole: boolean }) => Promise<string>;
  };
  process.env.TEZGAH_CHROMIUM = await findChromium({ isWhole: true });
}
