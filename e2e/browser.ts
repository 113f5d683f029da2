import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** The machine's Chromium, which `npm test` names in TEZGAH_CHROMIUM; undefined for Playwright's own. */
export const browserPath = (): string | undefined =>
  process.env.TEZGAH_CHROMIUM ?? usual.find((path) => existsSync(path));

/** Flags of a browser that talks only to the market. Root, as in containers, has no sandbox. */
export const browserFlags = (): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...quietFlags,
];

const quietFlags = [
  '--disable-gpu',
  // Letters as wide as on a screen: the browser without windows rounds them otherwise.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Hidden pages of the address bar: every window creates two, for a third of its cost. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features that Playwright disables: the browser honours only the last of two such flags. */
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

const withoutUnseen = `--disable-features=${[...ofPlaywright, ...unseen].join()}`;

/** Flags of a browser that reaches this host alone, with its sandbox. */
export const confinedFlags = (host: string): string[] => [
  ...quietFlags,
  withoutUnseen,
  `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${host}`,
];

/** Flags for journeys, which open one window each. Measurements use the browser as people have it. */
export const journeyFlags = (): string[] => [...browserFlags(), withoutUnseen];
