import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium of the machine; `npm test` finds it and names it in TEZGAH_CHROMIUM. Without one, Playwright's own. */
export const browserPath = (): string | undefined =>
  process.env.TEZGAH_CHROMIUM ?? usual.find((path) => existsSync(path));

/** A browser that talks to the market and to nobody else. Root, as in containers, has no sandbox. */
export const browserFlags = (): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
