import { parseArgs } from 'node:util';
import { prepareCatalogue } from '../modules/catalogue/module.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { provideDatabase } from '../platform/db/provide-database.ts';
import { createLog } from '../platform/logging/log.ts';
import { runProgram } from '../platform/run-program.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { seedBulk } from '../seed/bulk/seed-bulk.ts';
import { marketEnv } from './command.ts';
import { progressBar } from './progress-bar.ts';

const usage = `Usage: pnpm seed --products <number> [--seed <number>]

Adds generated products for benchmarks, 1 to 10,000,000 of them, to the database of DATABASE_URL or DATA_DIR.
The same --seed makes the same products.`;

function readArguments(): { products: number; seed: number } {
  const { values } = parseArgs({
    options: { products: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  const products = Number(values.products?.replaceAll(/[_,]/g, ''));
  const seed = Number(values.seed);
  const isRight =
    Number.isInteger(products) && products >= 1 && products <= 10_000_000 && Number.isInteger(seed);
  if (!isRight) throw new StartFailure(usage);
  return { products, seed };
}

async function main(): Promise<void> {
  const { products, seed } = readArguments();
  const env = marketEnv();
  const { db, stop } = await provideDatabase(env, 'tool', createLog(env.logLevel));
  try {
    await migrateDatabase(db);
    await prepareCatalogue(db);
    const bar = progressBar('Products', products, process.stdout);
    const indexing = { name: '', started: 0 };
    await seedBulk(
      db,
      { products, seed, now: new Date() },
      {
        onProducts: bar.update,
        onIndex: (name, done, all) => {
          if (done === 0) bar.end();
          if (done !== 0 || all === 0) tell(indexing);
          Object.assign(indexing, { name: `${done + 1}/${all + 1} ${name}`, started: performance.now() });
        },
      },
    );
    tell(indexing);
  } finally {
    await stop();
  }
}

const tell = ({ name, started }: { name: string; started: number }) =>
  process.stdout.write(`Index ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);

runProgram(main);
