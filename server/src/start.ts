import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Host, RunningCheckout } from './modules/releases/index.ts';
import { whereEventsGo } from './platform/analytics-settings.ts';
import { systemClock } from './platform/clock.ts';
import { keptSecret } from './platform/db/data-dir.ts';
import { followDatabaseClock } from './platform/db/follow-clock.ts';
import type { Database } from './platform/db/index.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { provideDatabase } from './platform/db/provide-database.ts';
import { type Env, readEnv } from './platform/env.ts';
import { type FileStore, provideFiles } from './platform/files/index.ts';
import { assertFree, listen } from './platform/http/listen.ts';
import { handleLifecycle, type Lifecycle } from './platform/lifecycle.ts';
import { loadSettings } from './platform/load-settings.ts';
import { createLog } from './platform/logging/log.ts';
import { runProgram } from './platform/run-program.ts';
import { readStartOptions, type StartOptions } from './start-options.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

type Log = ReturnType<typeof createLog>;
const say = (line: string) => process.stdout.write(`${line}\n`);

type Start = Readonly<{ env: Env; log: Log; lifecycle: Lifecycle }> & StartOptions;

async function start({ env, log, lifecycle, allowed }: Start): Promise<void> {
  say('Opening the database');
  const opening = provideDatabase(env, 'server', log);
  // A signal during the start waits for its outcome, so that no PostgreSQL is left behind.
  lifecycle.onStop(() => opening.then(({ stop }) => stop()).catch(() => undefined));
  // Wait for an existing database: it answers at once, but on a busy machine loading code would delay noticing that.
  if (env.databaseUrl) await opening;
  // Load the server's code while a private database starts, which takes about as long. Bad variables were reported
  // before.
  const loading = loadServer();
  const { db, background, queue, dataDir, abort, outlive } = await opening;
  lifecycle.onForce(abort);
  say(`Keeping data in ${dataDir}`);
  await assertFree(env);
  // Loading keeps a busy machine from reading answers in time, so the database is asked only afterwards.
  const { releases, buildServer, jobs, startJobs, trialJobs, trialMarket, web } = await loading;
  lifecycle.onStop(await followDatabaseClock(background, log));
  const isDevelopment = env.mode === 'development';
  const host = isDevelopment ? releases.hostInDevelopment : await releases.builtHostOf(checkout);
  await releases.refuseHostAheadOfAreas(background, host, allowed);
  await prepareTables(background, env, log);

  const secret = env.sessionSecret ?? keptSecret(dataDir);
  const files = await provideFiles(env.s3, dataDir, env.uploads.keepFreeBytes);
  const running = await publishAreas({ releases, db, files, host, log, lifecycle, allowed, isDevelopment });
  for (const missing of await releases.missingReleases(background, files)) say(missing);

  const hostFolder = join(checkout, 'host', isDevelopment ? 'dist-dev' : 'dist');
  const pages = web({ env, db, files, secret, hostFolder, ...(running && { pointers: running.pointers }) });
  const secure = env.publicOrigin?.startsWith('https:') ?? false;
  const serve = (trialDb: Database) =>
    buildServer({ env: { ...env, mailbox: false }, db: trialDb, files, log, secret });
  const trial = trialMarket({ db, log, secret, clock: systemClock, secure, serve });
  const app = await buildServer({ env, db, background, files, log, secret, web: pages, trial });
  lifecycle.onStop(() => app.serving.stop());
  const { createMailer } = await import('./platform/mail/index.ts');
  const mailer = createMailer(env, dataDir);
  lifecycle.onStop(mailer.close);
  const context = { db: background, clock: systemClock, env, files, log, mailer };
  const listening = Promise.withResolvers<string>();
  const trying = { trial, browser: env.trialBrowser, host: host.version, secret, log };
  const trials = trialJobs({ ...trying, origin: () => listening.promise });
  const working = startJobs({ jobs: [...jobs, ...trials], context, queue, ended: app.metrics.jobEnded });
  lifecycle.onStop(working.stop);
  if (lifecycle.stopping) return;
  const url = await listen(app, env);
  outlive();
  listening.resolve(env.publicOrigin ?? url);
  say(`${whereEventsGo(env)}.\nReady at ${env.publicOrigin ?? url}`);
}

type Releases = Awaited<ReturnType<typeof loadServer>>['releases'];
type Publishing = Pick<Start, 'log' | 'lifecycle' | 'allowed'> &
  Readonly<{ releases: Releases; db: Database; files: FileStore; host: Host; isDevelopment: boolean }>;

/** Publishes what this checkout has built: once, or in development whenever it is built. Null in development. */
async function publishAreas(parts: Publishing): Promise<RunningCheckout | null> {
  const { releases, db, files, host, log, lifecycle, allowed, isDevelopment } = parts;
  say(isDevelopment ? 'Publishing each area whenever it is built' : 'Publishing the areas');
  if (isDevelopment) {
    lifecycle.onStop(await releases.watchCheckout(db, files, checkout, log));
    return null;
  }
  const running = await releases.runCheckout(db, files, { folder: checkout, host, allowed }, log);
  lifecycle.onStop(running.stop);
  for (const kept of running.told) say(kept);
  return running;
}

async function prepareTables(db: Database, env: Env, log: Log): Promise<void> {
  say('Bringing its tables up to date');
  await migrateDatabase(db);
  const { prepareCatalogue } = await import('./modules/catalogue/module.ts');
  await prepareCatalogue(db);
  const { mendTaxNumbers } = await import('./modules/companies/module.ts');
  await mendTaxNumbers(db, log);
  const { recordSettings } = await import('./modules/audit-reading/index.ts');
  await recordSettings(db, env);
  if (env.demo) await seedWhenEmpty(db, log);
}

async function loadServer() {
  const [
    { builtHostOf, hostInDevelopment, missingReleases, refuseHostAheadOfAreas, runCheckout, watchCheckout },
    { buildServer },
    { jobs },
    { startJobs },
    { trialJobs, trialMarket },
    { web },
  ] = await Promise.all([
    import('./modules/releases/index.ts'),
    import('./build-server.ts'),
    import('./jobs.ts'),
    import('./platform/jobs/index.ts'),
    import('./trial/index.ts'),
    import('./web/index.ts'),
  ]);
  const releases = {
    builtHostOf,
    hostInDevelopment,
    missingReleases,
    refuseHostAheadOfAreas,
    runCheckout,
    watchCheckout,
  };
  return { releases, buildServer, jobs, startJobs, trialJobs, trialMarket, web };
}

async function seedWhenEmpty(db: Database, log: Log): Promise<void> {
  const { countCompanies } = await import('./modules/companies/index.ts');
  if ((await countCompanies(db)) > 0) return;
  say('Filling it with the demo market');
  const { seedDemo } = await import('./seed/index.ts');
  await seedDemo(db, log);
}

async function main(): Promise<void> {
  const options = readStartOptions(process.argv.slice(2));
  loadSettings();
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  const lifecycle = handleLifecycle(log);
  try {
    await start({ env, log, lifecycle, ...options });
  } catch (error) {
    // What breaks because of the stop is no failure.
    if (lifecycle.stopping) return;
    await lifecycle.stop();
    throw error;
  }
}

runProgram(main);
