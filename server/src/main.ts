import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.ts';
import { type Env, readEnv } from './env.ts';
import { countCompanies } from './modules/companies/index.ts';
import { localArtefacts, publishCheckout } from './modules/releases/index.ts';
import { keptSecret } from './platform/db/data-dir.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { provideDatabase } from './platform/db/provide-database.ts';
import { assertFree, listen } from './platform/http/listen.ts';
import { handleLifecycle, type Lifecycle } from './platform/lifecycle.ts';
import { createLog } from './platform/logging/log.ts';
import { StartFailure } from './platform/start-failure.ts';
import { web } from './web/index.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(env: Env, log: ReturnType<typeof createLog>, lifecycle: Lifecycle): Promise<void> {
  say('Opening the database');
  const opening = provideDatabase(env, 'server', log);
  // A signal that arrives meanwhile waits for the outcome, so that no PostgreSQL is left behind.
  lifecycle.onStop(() => opening.then(({ stop }) => stop()).catch(() => undefined));
  const { db, dataDir, abort } = await opening;
  lifecycle.onForce(abort);
  await assertFree(env);

  say('Bringing its tables up to date');
  await migrateDatabase(db);
  if (env.demo && (await countCompanies(db)) === 0) {
    say('Filling it with the demo market');
    const { seedDemo } = await import('./seed/index.ts');
    await seedDemo(db, log);
  }

  const secret = env.sessionSecret ?? keptSecret(dataDir);
  const artefacts = localArtefacts(join(dataDir, 'releases'));
  say('Publishing the areas');
  await publishCheckout(db, artefacts, checkout);

  const pages = web({ env, db, artefacts, hostFolder: join(checkout, 'host/dist') });
  const app = await buildServer({ env, db, log, secret, web: pages });
  lifecycle.onStop(() => app.close());
  if (lifecycle.stopping) return;
  const url = await listen(app, env);
  say(`Ready at ${env.publicOrigin ?? url}`);
}

async function main(): Promise<void> {
  const file = fileURLToPath(new URL('../.env', import.meta.url));
  if (existsSync(file)) process.loadEnvFile(file);
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  const lifecycle = handleLifecycle(log);
  try {
    await start(env, log, lifecycle);
  } catch (error) {
    // What breaks because it was told to stop is no failure.
    if (lifecycle.stopping) return;
    await lifecycle.stop();
    throw error;
  }
}

main().catch((error: unknown) => {
  // A failure with a remedy is for the operator; everything else is for whoever debugs it.
  process.stderr.write(`${error instanceof StartFailure ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
