import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { areaContract, shippedAreas } from 'shared-kit/contract/areas';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { leaveMarket } from './leave.ts';
import { livePointers } from './live/pointers.ts';
import { runCheckout } from './run-checkout.ts';
import { archiveOf, declaring, endTrial, routeAt, versionOf, writeCheckout } from './testing.ts';
import { createReleaseToken } from './tokens/release-tokens.ts';

describe('an area that joins a running market', () => {
  const database = testDatabase();
  const files = memoryFiles();
  let app: FastifyInstance;
  let cookie: string;
  beforeAll(async () => {
    app = await testApp({ db: database.db, files });
    const { userId } = await testUser(database.db, { kind: null, isAdmin: true });
    cookie = await testSession(database.db, userId);
  });
  afterAll(() => app.close());
  beforeEach(() =>
    database.db.execute(sql`truncate area_release, live_release, release_event, release_token cascade`),
  );

  const build = declaring('logistics', routeAt('/logistics', 'logistics'));
  const version = versionOf(build);
  async function ask(token: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: Buffer | object) {
    const type = Buffer.isBuffer(payload) ? { 'content-type': 'application/x-tar' } : {};
    const headers = { authorization: `Bearer ${token}`, ...type };
    const url = `/api/releases/logistics${path}`;
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json() };
  }
  const upload = async (token: string) => ask(token, 'PUT', `/${version}`, await archiveOf(build));
  const goLive = (token: string) => ask(token, 'POST', '/live', { version, expected: null });
  async function joinMarket() {
    const token = await createReleaseToken(database.db, 'logistics', 'CI');
    expect(await upload(token)).toMatchObject({ status: 201 });
    await endTrial(database.db, { area: 'logistics', version });
    expect(await goLive(token)).toMatchObject({ status: 200, live: { version } });
    return token;
  }
  const seenByStaff = async (): Promise<string[]> => {
    const answer = await app.inject({ url: '/api/admin/releases', headers: { cookie } });
    return answer.json().areas.map(({ area }: { area: string }) => area);
  };
  const given = async () => (await livePointers(database.db)).map(({ live }) => live.id);
  const leave = () =>
    leaveMarket(database.db, { area: 'logistics', by: 'operator', reason: 'Its team moved on.' });

  it('needs nothing but its token', async () => {
    expect(await seenByStaff()).toEqual([...shippedAreas]);
    expect(await ask('release_of-nobody-at-all', 'GET', '')).toMatchObject({ code: 'release.area-unknown' });
    await joinMarket();
    expect(await given()).toEqual(['logistics']);
    expect(await seenByStaff()).toEqual([...shippedAreas, 'logistics']);
  });

  it('leaves with its tokens, and comes back with another', async () => {
    const token = await joinMarket();
    expect(await leave()).toEqual({ version, tokens: 1 });
    expect(await given()).toEqual([]);
    expect(await ask(token, 'GET', '')).toMatchObject({ status: 401, code: 'release.token-invalid' });
    expect(await leave()).toEqual({ version: null, tokens: 0 });
    const next = await createReleaseToken(database.db, 'logistics', 'CI');
    const told = await ask(next, 'GET', '');
    expect(told).toMatchObject({ live: null, previous: version });
    expect(told.events[0]).toMatchObject({ action: 'leave', version, reason: 'Its team moved on.' });
    expect(await goLive(next)).toMatchObject({ status: 200, live: { version } });
    expect(await given()).toEqual(['logistics']);
  });

  it('stays away although the operator’s checkout has it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'joining-'));
    writeCheckout(folder, { logistics: build });
    const checkout = { folder, host: { contract: areaContract, offers: null }, allowed: [] };
    const run = () => runCheckout(database.db, files, checkout, { warn: () => undefined });
    const first = await run();
    expect((await first.pointers()).map(({ live }) => live.id)).toEqual(['logistics']);
    await leave();
    expect(await first.pointers()).toEqual([]);
    await first.stop();
    const second = await run();
    expect(second.told).toEqual(['mf-logistics left this market; pnpm release mf-logistics brings it back.']);
    expect(await second.pointers()).toEqual([]);
    await second.stop();
    rmSync(folder, { recursive: true });
  });
});
