import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { browserPath } from '../../browser.ts';
import { startChild, stopChild } from '../../children.ts';
import { root } from '../../fixtures/workspace-copy.ts';
import { freePort } from '../../free-port.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { runCommand } from './run-command.ts';

export type ReleasingMarket = Readonly<{ url: string; dataDir: string; stop: () => Promise<void> }>;

/** The demo market of this checkout as an operator starts it, which tries what is uploaded. */
export async function startMarket(): Promise<ReleasingMarket> {
  await runCommand(root, 'scripts/build.mjs', [], {});
  const dataDir = temporaryFolder();
  const port = String(freePort());
  const { DATABASE_URL: _theirs, ...rest } = process.env;
  const { child, ended } = startChild(['--max-semi-space-size=16', join(root, 'server/src/main.ts')], {
    env: {
      ...rest,
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRIAL_BROWSER: browserPath() ?? '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = new Promise<void>((resolve) => {
    if (child.stdout)
      createInterface(child.stdout).on('line', (line) => line.startsWith('Ready') && resolve());
  });
  await Promise.race([
    ready,
    ended.then((code) => {
      throw new Error(`The market ended before it was ready (exit code ${code}).`);
    }),
  ]);
  return { url: `http://localhost:${port}`, dataDir, stop: () => stopChild(child) };
}
