import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyDemoData } from './demo-data.ts';

/** The market that journeys visit: the production build with its own temporary database. */
const root = resolve(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(process.env.DATA_DIR ?? tmpdir(), 'tezgah-journeys-'));
// The database may run under another account, which must be able to enter.
chmodSync(dataDir, 0o755);
const demo = process.env.DEMO ?? 'true';
if (demo === 'true') copyDemoData(dataDir);

const { DATABASE_URL: _theirs, ...environment } = process.env;
const market = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...environment,
    NODE_ENV: 'production',
    DEMO: demo,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    // Journeys set their own client addresses.
    TRUST_PROXY: 'loopback',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => market.kill(signal));
market.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
