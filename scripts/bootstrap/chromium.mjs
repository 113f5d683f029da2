import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';
import { Stop } from './stop.mjs';

/** Chromium without windows: a test needs a third less of the processor. Debian has a package of this name. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const macApps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function onPath(wanted) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find((it) => existsSync(it));
}

/** Playwright's own browser counts only if it is already in its cache: this downloads nothing. */
function ofPlaywright() {
  try {
    const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The browser installed on this machine, if any. */
export function installedChromium(wanted = [shell, ...names]) {
  const named = process.env.TEZGAH_CHROMIUM;
  if (named && !existsSync(named)) {
    throw new Stop(`TEZGAH_CHROMIUM names ${named}, which does not exist.`, 'Correct it or unset it.');
  }
  return named ?? onPath(wanted) ?? macApps.find((it) => existsSync(it)) ?? ofPlaywright();
}

const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

async function installFromDebian(wanted) {
  const apt = (...args) =>
    run('apt-get', [...args, '-o', 'Dpkg::Use-Pty=0'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  await apt('update', '-q');
  return (await apt('install', '-q', '-y', '--no-install-recommends', wanted)).code === 0;
}

/**
 * A Chromium for tests: an installed one, or else Debian's package if we may install it. Measurements ask for the
 * whole browser, as people have it.
 */
export async function findChromium({ isWhole = false } = {}) {
  const wanted = isWhole ? names : [shell, ...names];
  const here = installedChromium(wanted);
  if (here) return here;
  if (mayInstall())
    await step('Installing Chromium from Debian (a minute or two)', () => installFromDebian(wanted[0]));
  const found = onPath(wanted);
  if (found) return found;
  throw new Stop(
    'The browser journeys need Chromium or Chrome, and none was found on this machine.',
    `Install one (Debian: apt-get install ${wanted[0]}) or name it in TEZGAH_CHROMIUM.`,
  );
}
