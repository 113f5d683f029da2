import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedAreas } from 'shared-kit/contract/areas';
import { buildServer } from '../../../server/src/build-server.ts';
import { prepareCatalogue } from '../../../server/src/modules/catalogue/module.ts';
import { type AreaRelease, publishBuild } from '../../../server/src/modules/releases/index.ts';
import { migrateDatabase } from '../../../server/src/platform/db/migrate.ts';
import { provideDatabase } from '../../../server/src/platform/db/provide-database.ts';
import { readEnv } from '../../../server/src/platform/env.ts';
import { type FileStore, provideFiles } from '../../../server/src/platform/files/index.ts';
import { listen } from '../../../server/src/platform/http/listen.ts';
import { handleLifecycle } from '../../../server/src/platform/lifecycle.ts';
import { createLog } from '../../../server/src/platform/logging/log.ts';
import { testSecret } from '../../../server/src/platform/testing/test-env.ts';
import { seedDemo } from '../../../server/src/seed/index.ts';
import { web } from '../../../server/src/web/index.ts';
import type { Served, ServeOrder } from './message.ts';
import { newBuyers, runCommands } from './on-demand.ts';
import { postmasterOf } from './stop-database.ts';

/**
 * Runs the market's server in a process of its own. With builds it listens twice, as federated market and as monolith,
 * with the same database and code, so that only the build differs.
 */
const order = JSON.parse(process.argv[2] ?? '{}') as ServeOrder;
const env = readEnv({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  DATA_DIR: order.dataDir,
  ...(order.databaseUrl && { DATABASE_URL: order.databaseUrl }),
  DEMO: String(order.demo),
});
const log = createLog(env.logLevel);
const lifecycle = handleLifecycle(log);

type Parts = Readonly<{
  db: Awaited<ReturnType<typeof provideDatabase>>['db'];
  secret: string;
  files: FileStore;
}>;

async function start(): Promise<Served> {
  const opening = provideDatabase(env, 'server', log);
  lifecycle.onStop(() => opening.then(({ stop }) => stop()).catch(() => undefined));
  const { db, background, dataDir, abort } = await opening;
  lifecycle.onForce(abort);
  await migrateDatabase(background);
  await prepareCatalogue(background);
  if (order.demo) await seedDemo(db, log);
  const files = await provideFiles(env.s3, dataDir);
  const parts: Parts = { db, secret: testSecret, files };
  const { builds } = order;
  if (builds) for (const id of shippedAreas) await publishBuild(db, files, join(builds, `mf-${id}`));
  runCommands(db);
  const [buyer = ''] = await newBuyers(db, 1);
  return {
    buyer,
    url: await serve(parts, builds ? { hostFolder: join(builds, 'host') } : null),
    monolithUrl: builds && (await serve(parts, await monolith(join(builds, 'monolith')))),
    postmaster: env.databaseUrl ? null : postmasterOf(dataDir),
  };
}

type Pages = Pick<Parameters<typeof web>[0], 'hostFolder' | 'pointers'>;

async function monolith(hostFolder: string): Promise<Pages> {
  const areas = JSON.parse(await readFile(join(hostFolder, 'areas.json'), 'utf8')) as AreaRelease[];
  return { hostFolder, pointers: async () => areas.map((live) => ({ live, canary: null })) };
}

async function serve({ db, secret, files }: Parts, pages: Pages | null): Promise<string> {
  const app = await buildServer({
    env,
    db,
    files,
    log,
    secret,
    ...(pages && { web: web({ env, db, files, secret, ...pages }) }),
  });
  lifecycle.onStop(() => app.close());
  return listen(app, env);
}

start().then(
  (served) => process.send?.(served),
  async (error: unknown) => {
    if (!lifecycle.stopping) process.stderr.write(`${(error as Error).stack}\n`);
    await lifecycle.stop();
    process.exit(1);
  },
);
