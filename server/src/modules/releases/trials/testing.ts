import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testJobContext } from '../../../platform/testing/test-job-context.ts';
import { archiveOf, builtShop, versionOf } from '../testing.ts';
import { createReleaseToken } from '../tokens/release-tokens.ts';
import { tryReleases } from './try-releases.ts';
import type { TryOut } from './verdict.ts';

const build = (label: string) =>
  builtShop(label, {}, { 'messages.en.json': JSON.stringify({ 'shop.title': 'Shop' }) });
/** Versions of the shop that a test uploads. */
export const [one, two] = [versionOf(build('1')), versionOf(build('2'))];

export const figures = { pages: 12, roles: 3, seconds: 4 };
export const passes: TryOut = async () => ({ faults: [], figures });
export const finds =
  (...faults: string[]): TryOut =>
  async () => ({ faults, figures });

/** A market to which the shop's team uploads, emptied before each test. Its trials run when a test says how. */
export function marketWithTrials() {
  const database = testDatabase();
  const files = memoryFiles();
  let withBrowser: FastifyInstance;
  let without: FastifyInstance;
  let token: string;
  beforeAll(async () => {
    const { db } = database;
    withBrowser = await testApp({ db, files }, { TRIAL_BROWSER: process.execPath });
    without = await testApp({ db, files });
  });
  afterAll(() => Promise.all([withBrowser.close(), without.close()]));
  beforeEach(async () => {
    await database.db.execute(sql`truncate area_release, live_release, release_event, release_token cascade`);
    token = await createReleaseToken(database.db, 'shop', 'CI');
  });

  const headers = () => ({ authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' });
  const send = (method: 'GET' | 'POST', path: string, payload?: object) => {
    const { authorization } = headers();
    const url = `/api/releases/shop${path}`;
    return withBrowser.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
  };
  return {
    database,
    send,
    upload: async (label: string, { hasBrowser = true } = {}) =>
      (hasBrowser ? withBrowser : without).inject({
        method: 'PUT',
        url: `/api/releases/shop/${versionOf(build(label))}`,
        headers: headers(),
        payload: await archiveOf(build(label)),
      }),
    trialOf: async (version: string) =>
      (await send('GET', '')).json().releases.find((it: { version: string }) => it.version === version)
        ?.trial,
    runWith: (tryOut: TryOut) =>
      runDueJobs([tryReleases({ tryOut, host: 'host-1' })], testJobContext({ db: database.db, files })),
  };
}
