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

/** Pages behind the address bar that nobody sees: every window makes two, for a third of what it costs. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright switches off itself: of two such lists a browser heeds the last alone. */
const ofPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The same for journeys, which open a window each: what is measured keeps the browser that people have. */
export const journeyFlags = (): string[] => [
  ...browserFlags(),
  `--disable-features=${[...ofPlaywright, ...unseen].join()}`,
];
