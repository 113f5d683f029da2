import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopDatabase } from '../bench/serve/stop-database.ts';
import { type Customer, type Outcome, signIn } from './disk-customer.ts';
import type { Drill } from './drill.ts';
import { startMarket } from './market.ts';
import { type SmallDisk, smallDisk, whyNoSmallDisk } from './small-disk.ts';

const diskMegabytes = 600;
const keepFree = 150;
const uploadBytes = 2_000_000;
const recoverySeconds = 60;
/** PostgreSQL ends when it can't write its log, and is started again: what is read meanwhile may be asked twice. */
const readAgainSeconds = 5;
/** An account may upload 200 files an hour, which is not enough for all rounds: two take turns. */
const accounts = ['retailer@demo.example', 'mill@demo.example'];
const reads = ['/', '/shop', '/tr/shop', '/api/products', '/api/categories', '/api/quotes', '/api/health'];

type Tally = {
  kept: number;
  refused: number;
  reads: number;
  writes: number;
  refusedWrites: number;
  slowestRecoveryMs: number;
};
type Round = Readonly<{ disk: SmallDisk; customer: Customer; tally: Tally; fail: (what: string) => void }>;

const named = ({ status, code }: Outcome): string => (code ? `${status} ${code}` : `${status}`);

async function readInTime({ customer }: Round, path: string): Promise<Outcome> {
  const since = performance.now();
  for (;;) {
    const outcome = await customer.read(path);
    const isAway = outcome.status === 503 && outcome.code === 'database.away';
    if (!isAway || performance.now() - since > readAgainSeconds * 1000) return outcome;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function assertReads(round: Round, when: string): Promise<void> {
  for (const path of reads) {
    const outcome = await readInTime(round, path);
    round.tally.reads += 1;
    if (outcome.status !== 200) round.fail(`${when}, ${path} was answered with ${named(outcome)}`);
  }
}

/** Uploads until one is refused. */
async function fillByUploads({ disk, customer, tally, fail }: Round): Promise<void> {
  for (let count = 0; count < 20; count += 1) {
    const outcome = await customer.upload(uploadBytes);
    if (outcome.status === 200) tally.kept += 1;
    else if (named(outcome) === '503 storage.full') {
      tally.refused += 1;
      if (disk.left() < keepFree - uploadBytes / 1e6)
        fail(`only ${disk.left().toFixed(0)} MB were left when uploads were refused`);
      return;
    } else return fail(`an upload on a nearly full disk was answered with ${named(outcome)}`);
  }
  fail('uploads were never refused');
}

async function writeOnFullDisk({ customer, tally, fail }: Round): Promise<void> {
  for (const [what, ask] of [
    ['a line of the cart', customer.addToCart],
    ['an upload', () => customer.upload(uploadBytes)],
  ] as const) {
    const outcome = await ask();
    tally.writes += 1;
    if (outcome.status === 503) tally.refusedWrites += 1;
    else if (outcome.status !== 200) fail(`on a full disk ${what} was answered with ${named(outcome)}`);
    if (what === 'an upload' && outcome.status === 200) fail('an upload was taken on a full disk');
  }
}

/** Waits until both a small write and an upload succeed again. */
async function recover({ customer, tally, fail }: Round): Promise<void> {
  const since = performance.now();
  for (;;) {
    const line = await customer.addToCart();
    const upload = line.status === 200 ? await customer.upload(uploadBytes) : line;
    if (upload.status === 200) {
      tally.kept += 1;
      tally.slowestRecoveryMs = Math.max(tally.slowestRecoveryMs, performance.now() - since);
      return;
    }
    if (performance.now() - since > recoverySeconds * 1000)
      return fail(
        `${recoverySeconds} s after there was room again a write was answered with ${named(upload)}`,
      );
    // Slower than an account may write in a minute, or the limit would answer instead of the disk.
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

/** Counts the files below `quotes` and checks that each is named by its content and that there are no others. */
function keptFiles(dataDir: string, fail: Round['fail']): number {
  const folder = join(dataDir, 'quotes');
  if (!existsSync(folder)) return 0;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  for (const { name, parentPath } of files) {
    const hash = createHash('sha256')
      .update(readFileSync(join(parentPath, name)))
      .digest('hex');
    if (hash !== name) fail(`${name} does not match its name: it is incomplete or another file`);
  }
  return files.length;
}

async function playRound(round: Round): Promise<void> {
  const { disk, customer, fail, tally } = round;
  disk.leave(keepFree + 3 * (uploadBytes / 1e6));
  await fillByUploads(round);
  await assertReads(round, 'on a nearly full disk');
  const line = await customer.addToCart();
  if (line.status !== 200) fail(`on a nearly full disk a line of the cart was answered with ${named(line)}`);
  disk.leave(0);
  await writeOnFullDisk(round);
  await assertReads(round, 'on a full disk');
  disk.free();
  await recover(round);
  const files = keptFiles(disk.folder, fail);
  if (files !== tally.kept) fail(`${tally.kept} uploads were taken and ${files} are there`);
}

function turnOf(customers: readonly Customer[], round: number): Customer {
  const customer = customers[round % customers.length];
  if (!customer) throw new Error('The drill has no customers.');
  return customer;
}

/** Puts the market, its PostgreSQL and its files on one small disk. */
export const disk: Drill = {
  name: 'disk',
  group: 'service',
  promise: 'a full disk refuses uploads in time, reads go on, and nothing that was taken is lost',
  rounds: { small: 2, whole: 40 },
  missing: whyNoSmallDisk,
  async run({ rounds, say }) {
    const broken: string[] = [];
    const tally: Tally = { kept: 0, refused: 0, reads: 0, writes: 0, refusedWrites: 0, slowestRecoveryMs: 0 };
    const small = smallDisk(diskMegabytes);
    try {
      const market = await startMarket({ dataDir: small.folder, env: { KEEP_FREE_MB: `${keepFree}` } });
      say(`the market takes ${(diskMegabytes * 1.048576 - small.left()).toFixed(0)} MB`);
      const customers = await Promise.all(accounts.map((email) => signIn(market.url, email)));
      for (let number = 1; number <= rounds; number += 1) {
        const fail = (what: string) => broken.push(`Round ${number}: ${what}.`);
        await playRound({ disk: small, customer: turnOf(customers, number), tally, fail });
      }
      await market.stop();
    } finally {
      small.free();
      await stopDatabase(small.folder);
      small.remove();
    }
    const { slowestRecoveryMs, ...figures } = tally;
    return {
      figures: { rounds, ...figures, 'slowest recovery': `${(slowestRecoveryMs / 1000).toFixed(1)} s` },
      broken,
    };
  },
};
