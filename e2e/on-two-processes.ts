import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPair } from './fixtures/market-pair.ts';
import { missingForNginx } from './fixtures/nginx.ts';
import { freePort } from './free-port.ts';

/**
 * Runs the named journeys, or all, against two server processes behind nginx: `node on-two-processes.ts
 * journeys/cart.spec.ts`.
 */
if (missingForNginx) {
  console.error(`This ${missingForNginx}.`);
  process.exit(1);
}
// The pair must never use the market in `server/.env`.
process.env.ENV_FILE = '';
const url = `https://localhost:${freePort()}`;
const pair = await startPair(url);
const runner = spawn(
  process.execPath,
  [join(import.meta.dirname, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
  {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    // Journeys also send requests outside the browser.
    env: {
      ...process.env,
      TEZGAH_MARKET_URL: url,
      NODE_EXTRA_CA_CERTS: pair.certificate,
      TEZGAH_MARKET_KEY: pair.key,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => runner.kill(signal));
const [code] = await once(runner, 'exit');
await pair.stop();
process.exit(code ?? 1);
