import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/logging/log.ts';
import { cloneDatabase, testDatabase } from '../platform/testing/test-database.ts';
import { templateName, testServerUrl } from '../platform/testing/test-server.ts';
import { seedDemo } from './index.ts';

let seeded: Promise<string> | undefined;

async function seed(): Promise<string> {
  const name = `${templateName()}_demo_${process.env.JEST_WORKER_ID ?? '1'}`;
  await cloneDatabase(name, templateName());
  const { db, close } = openDatabase({ connectionString: testServerUrl(name), max: 4 }, console);
  await seedDemo(db, createLog('silent'));
  // A database that somebody is connected to can't be cloned.
  await close();
  return name;
}

/** A test database with the demo market, which is seeded once for all files of a suite. */
export const demoDatabase = () =>
  testDatabase(() => {
    seeded ??= seed();
    return seeded;
  });
