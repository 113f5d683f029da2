import { join } from 'node:path';
import { build } from './bootstrap/build.mjs';
import { installedChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { alone } from './bootstrap/lock.mjs';
import { endWithPackageManager } from './bootstrap/parent.mjs';
import { root } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { checkOwnNode, marketNode } from './bootstrap/runtime.mjs';
import { main } from './bootstrap/stop.mjs';

/** A market for looking around tries releases in the browser that is there; for others the operator names one. */
function browserForTrials() {
  const { DATABASE_URL, DEMO, TRIAL_BROWSER } = process.env;
  const isForLooking = DEMO ? DEMO === 'true' : !DATABASE_URL;
  const browser = TRIAL_BROWSER ?? (isForLooking ? installedChromium() : undefined);
  return browser ? { TRIAL_BROWSER: browser } : {};
}

await main(async () => {
  endWithPackageManager();
  checkOwnNode();
  await alone(async () => {
    await install();
    marketNode();
    await build();
  });
  // By default the heap's young generation takes 100 MB more on a large machine, and answers come no sooner.
  const lean = '--max-semi-space-size=16';
  const { code } = await run(
    marketNode(),
    [lean, join(root, 'server', 'src', 'main.ts'), ...process.argv.slice(2)],
    {
      cwd: root,
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production', ...browserForTrials() },
      endsItself: true,
    },
  );
  return code;
});
