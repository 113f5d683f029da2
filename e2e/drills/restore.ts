import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPrivatePostgres } from '../../server/src/platform/db/private-postgres.ts';
import { startChild } from '../children.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { lookInto } from './database-of.ts';
import { signIn } from './disk-customer.ts';
import type { Drill } from './drill.ts';
import { startMarket } from './market.ts';

const command = join(import.meta.dirname, '../../server/src/cli/run.ts');
const email = 'retailer@demo.example';
const pages = ['/', '/shop', '/tr/shop', '/api/products', '/api/categories'];

/** Starts `pnpm backup` or `pnpm restore` on a data folder, as an operator does. */
function runCommand(name: string, file: string, dataDir: string) {
  const { DATABASE_URL: _theirs, ...environment } = process.env;
  const { child, ended } = startChild([command, name, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...environment, ENV_FILE: '', DATA_DIR: dataDir },
  });
  let told = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  return { signal: (it: NodeJS.Signals) => child.kill(it), ended: ended.then((code) => ({ code, told })) };
}

/** Number of rows of every table of a stopped market. */
async function countRows(dataDir: string): Promise<Readonly<Record<string, number>>> {
  const postgres = await startPrivatePostgres({ dataDir, as: 'tool' });
  try {
    return await lookInto(dataDir, async (rows) => {
      const tables = await rows<{ name: string }>(`select relname as name from pg_class
        where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`);
      const counts: Record<string, number> = {};
      for (const { name } of tables) {
        const [found] = await rows<{ count: string }>(`select count(*) from "${name}"`);
        counts[name] = Number(found?.count);
      }
      return counts;
    });
  } finally {
    await postgres.stop();
  }
}

/** A stopped market in which somebody bought and uploaded, and its backup. */
async function madeBackup(folder: string) {
  const market = await startMarket();
  const customer = await signIn(market.url, email);
  await customer.addToCart();
  await customer.upload(100_000);
  await market.stop();
  const file = join(folder, 'market.tar.gz');
  const { code, told } = await runCommand('backup', file, market.dataDir).ended;
  if (code !== 0) throw new Error(`The backup ended with ${code}: ${told}`);
  return { file, dataDir: market.dataDir, rows: await countRows(market.dataDir) };
}

type Backup = Awaited<ReturnType<typeof madeBackup>>;
type Fail = (what: string) => void;

/** Restores that must fail, each into a folder that must not exist afterwards. */
async function failingRestores({ file, dataDir }: Backup, target: string, fail: Fail): Promise<void> {
  const assertNothing = (what: string, { code, told }: { code: number; told: string }) => {
    if (code === 0) fail(`a restore ${what} ended with code 0`);
    if (told.trim().split('\n').length !== 1) fail(`a restore ${what} told no clear sentence: ${told}`);
    if (existsSync(target)) fail(`a restore ${what} left ${target} behind`);
  };
  const cut = `${file}.cut`;
  const whole = readFileSync(file);
  writeFileSync(cut, whole);
  truncateSync(cut, Math.floor(whole.length * Math.random()));
  assertNothing('of a file that is cut short', await runCommand('restore', cut, target).ended);

  const stopped = runCommand('restore', file, target);
  await staged(target);
  stopped.signal('SIGTERM');
  assertNothing('that was stopped', await stopped.ended);

  const { code } = await runCommand('restore', file, dataDir).ended;
  if (code === 0) fail('a restore into a folder that is not empty was not refused');
}

/** Waits until a restore has begun to make its market. */
async function staged(target: string): Promise<void> {
  for (let waited = 0; !existsSync(target) && waited < 600; waited += 1) await wait(100);
}

async function assertSame(before: Backup, target: string, fail: Fail): Promise<number> {
  const after = await countRows(target);
  for (const [table, count] of Object.entries(before.rows)) {
    if (after[table] !== count) fail(`${table} had ${count} rows and has ${after[table]}`);
  }
  return Object.values(after).reduce((sum, count) => sum + count, 0);
}

async function assertServes(target: string, fail: Fail): Promise<void> {
  const market = await startMarket({ dataDir: target });
  const customer = await signIn(market.url, email);
  for (const path of pages) {
    const { status } = await customer.read(path);
    if (status !== 200) fail(`the restored market answered ${path} with ${status}`);
  }
  const line = await customer.addToCart();
  if (line.status !== 200) fail(`the restored market answered a write with ${line.status}`);
  await market.stop();
}

export const restore: Drill = {
  name: 'restore',
  group: 'data',
  promise:
    'a backup comes back with every row of every table and serves again; a restore that fails leaves nothing',
  rounds: { small: 1, whole: 10 },
  async run({ rounds }) {
    const broken: string[] = [];
    let restored = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const fail: Fail = (what) => broken.push(`Round ${round}: ${what}.`);
      const folder = temporaryFolder();
      const backup = await madeBackup(folder);
      const target = join(folder, 'restored');
      await failingRestores(backup, target, fail);
      const killed = runCommand('restore', backup.file, target);
      await staged(target);
      await wait(3000 * Math.random());
      killed.signal('SIGKILL');
      await killed.ended;
      const { code, told } = await runCommand('restore', backup.file, target).ended;
      if (code !== 0) {
        fail(`a restore after a killed one ended with ${code}: ${told}`);
        continue;
      }
      restored += await assertSame(backup, target, fail);
      await assertServes(target, fail);
    }
    return { figures: { rounds, 'rows restored': restored }, broken };
  },
};
