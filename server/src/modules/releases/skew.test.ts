import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { areaContract, type ExportNames } from 'shared-kit/contract/areas';
import { theApi } from 'shared-kit/contract/endpoints';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import type { Host } from './live/host.ts';
import { makeLive, startCanary } from './live/move-pointer.ts';
import { livePointers } from './live/pointers.ts';
import { beginProcess, endProcess, keepProcess, type RunningProcess } from './live/running-processes.ts';
import { shownPointers } from './live/shown-pointers.ts';
import { giveCheckout, giveWhatWaited, keepCheckout } from './publish-checkout.ts';
import { builtShop, type Described, shopRelease } from './testing.ts';

/** The refusal that names what is missing. */
const names = (missing: string) => ({
  code: 'release.names-missing',
  detail: expect.stringContaining(missing),
});

/** Tests name a release by the part before its hash. */
const withoutHash = (text: string | undefined) => text?.replace(/-[0-9a-f]{12}\b/, '');

describe('skew', () => {
  const database = testDatabase();
  const files = memoryFiles();
  const folder = mkdtempSync(join(tmpdir(), 'tezgah-skew-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(async () => {
    await database.db.execute(
      sql`truncate area_release, live_release, release_event, server_process cascade`,
    );
  });

  /** A checkout that builds a shop with this label. */
  async function checkoutOf(label: string, built: Partial<Described>) {
    const checkout = join(folder, label);
    mkdirSync(join(checkout, 'mf-shop/dist'), { recursive: true });
    writeFileSync(join(checkout, 'mf-shop/package.json'), '{}');
    for (const [name, content] of builtShop(label, built))
      writeFileSync(join(checkout, 'mf-shop/dist', name), content);
    return keepCheckout(database.db, files, checkout);
  }

  /** A process that starts from a checkout with this host and shop. */
  async function startOf(host: Host, label: string, uses: ExportNames) {
    const self = await beginProcess(database.db, host);
    const { own } = await checkoutOf(label, { contract: host.contract, uses });
    const { told, waiting } = await giveCheckout(database.db, own, self);
    let waited = waiting;
    const giveWaiting = async () => {
      waited = await giveWhatWaited(database.db, own, self, waited);
    };
    const given = async () =>
      withoutHash(shownPointers({ live: await livePointers(database.db), own, host })[0]?.live.version);
    return { self, own: own[0]?.version ?? '', told: told.map(withoutHash), given, giveWaiting };
  }
  const start = (contract: number) => startOf(hostOf(contract), `0.${contract}`, {});
  const hostOf = (contract: number): Host => ({ contract, offers: null });
  const live = async () => withoutHash((await livePointers(database.db))[0]?.live.version);
  const silent = ({ id }: RunningProcess, seconds: number) =>
    database.db.execute(
      sql`update server_process set seen_at = now() - ${`${seconds} seconds`}::interval where id = ${id}`,
    );
  /** Pretends that the process has run this long and heard all others. */
  const steady = ({ id }: RunningProcess, seconds: number) =>
    database.db.execute(
      sql`update server_process set steady_since = now() - ${`${seconds} seconds`}::interval where id = ${id}`,
    );

  describe('an upgrade across a contract step, process by process', () => {
    it('leaves the old areas live as long as an old process runs; both hosts speak them', async () => {
      const old = await start(2);
      const young = await start(3);
      expect(young.told).toEqual(["mf-shop 0.3 waits until all processes that can't show it have ended."]);
      expect([await live(), await old.given(), await young.given()]).toEqual(['0.2', '0.2', '0.2']);
      await young.giveWaiting();
      expect(await live()).toBe('0.2');

      await endProcess(database.db, old.self);
      await young.giveWaiting();
      expect([await live(), await young.given()]).toEqual(['0.3', '0.3']);
    });

    it('gives each process its own area over a step that no area spans', async () => {
      const old = await start(2);
      const young = await start(4);
      expect([await old.given(), await young.given()]).toEqual(['0.2', '0.4']);
    });

    it('lets an old process come back: its areas are live again, until it has ended', async () => {
      const young = await start(3);
      expect(await live()).toBe('0.3');
      const old = await start(2);
      expect([await live(), await old.given(), await young.given()]).toEqual(['0.2', '0.2', '0.2']);
      await endProcess(database.db, old.self);
      await young.giveWaiting();
      expect(await live()).toBe('0.3');
    });

    it('does not wait for ever for a process that was killed', async () => {
      const old = await start(2);
      const young = await start(3);
      await silent(old.self, 20);
      // It can't know yet whether the old process is only silent.
      await young.giveWaiting();
      expect(await live()).toBe('0.2');
      await steady(young.self, 20);
      await young.giveWaiting();
      expect(await live()).toBe('0.3');
    });

    it('begins to listen anew after the database was away', async () => {
      const old = await start(2);
      const young = await start(3);
      for (const it of [old, young]) {
        await steady(it.self, 600);
        await silent(it.self, 60);
      }
      await keepProcess(database.db, young.self);
      await young.giveWaiting();
      expect(await live()).toBe('0.2');
    });

    it('gives nobody a release that a running host does not speak', async () => {
      const [before, ours] = [areaContract - 1, areaContract];
      const { own: expected } = await start(before);
      const { own: version } = await start(ours);
      const move = { area: 'shop', actor: 'shop team', version, expected } as const;
      await expect(makeLive(database.db, move)).rejects.toMatchObject({
        code: 'release.contract-unsupported',
      });
      await database.db.execute(sql`delete from server_process where contract = ${before}`);
      await makeLive(database.db, move);
      expect(await live()).toBe(`0.${ours}`);
    });
  });

  describe('an upgrade in which the shared entries change', () => {
    const ui = (...names: string[]): Host => ({
      contract: areaContract,
      offers: { ui: names, [theApi]: ['GET /api/quotes'] },
    });
    const uses = (...names: string[]): ExportNames => ({ ui: names });

    it('leaves the old area live while a process runs that lacks what the new one uses', async () => {
      const old = await startOf(ui('Button'), 'old', uses('Button'));
      const young = await startOf(ui('Button', 'Dialog'), 'young', uses('Dialog'));
      expect(young.told).toEqual(["mf-shop young waits until all processes that can't show it have ended."]);
      await young.giveWaiting();
      expect([await live(), await old.given(), await young.given()]).toEqual(['old', 'old', 'old']);
      await endProcess(database.db, old.self);
      await young.giveWaiting();
      expect(await live()).toBe('young');
    });

    it('gives each process its own area while neither can show that of the other', async () => {
      const old = await startOf(ui('Button'), 'old', uses('Button'));
      const young = await startOf(ui('Dialog'), 'young', uses('Dialog'));
      expect([await old.given(), await young.given()]).toEqual(['old', 'young']);
    });

    it.each<[string, Partial<Described>, object]>([
      ['uses a name that a running host lacks', { uses: uses('Button', 'Menu') }, names('Menu of ui')],
      ['asks what a running API lacks', { asks: ['GET /api/new'] }, names('GET /api/new of the API')],
      ['uses an entry that a running host lacks', { uses: { table: ['Table'] } }, names('Table of table')],
    ])('gives nobody a release that %s', async (_what, built, refused) => {
      const { own: expected } = await startOf(ui('Button'), 'live', uses('Button'));
      const version = (await checkoutOf('next', built)).own[0]?.version ?? '';
      const move = { area: 'shop', actor: 'shop team', version, expected } as const;
      await expect(makeLive(database.db, move)).rejects.toMatchObject(refused);
      await expect(startCanary(database.db, { ...move, percent: 10 })).rejects.toMatchObject(refused);
    });

    it('takes a release from before names were listed by its contract', async () => {
      const { own: expected } = await startOf(ui('Button'), 'live', uses('Button'));
      const version = (await checkoutOf('kept', { uses: undefined })).own[0]?.version ?? '';
      await makeLive(database.db, { area: 'shop', actor: 'team', version, expected });
      expect(await live()).toBe('kept');
    });

    it('gives a release from before areas declared routes those of the checkout, with its words', () => {
      const routes = [{ name: 'shop', path: '/shop', title: { en: 'Shop' }, description: {} }];
      const old = shopRelease('old', { routes: undefined });
      const [pointer] = shownPointers({
        live: [{ live: old, canary: { release: { ...old, routes: [] }, percent: 10 } }],
        own: [shopRelease('own', { routes })],
        host: ui(),
      });
      expect(pointer).toMatchObject({
        live: { version: 'old', routes },
        canary: { release: { routes: [] } },
      });
    });

    it('shows an area that may be unavailable as such, without HTML, and any other as its own', () => {
      const pointers = [{ live: shopRelease('live', { uses: uses('Menu') }), canary: null }];
      const given = (allowed: readonly 'shop'[]) =>
        shownPointers({ live: pointers, own: [shopRelease('own')], host: ui('Button'), allowed });
      expect(given([])).toMatchObject([{ live: { version: 'own' } }]);
      expect(given(['shop'])).toMatchObject([{ live: { version: 'live', isUnavailable: true, html: null } }]);
    });
  });

  describe.each([
    ['an old host and new areas', 1, 2, 'own'],
    ['a new host and old areas', 2, 1, 'live'],
    ['a host two steps ahead', 3, 1, 'own'],
    ['host and areas of one contract', 2, 2, 'live'],
  ] as const)('%s', (_case, host, contract, shown) => {
    const release = (version: string, its: number) => shopRelease(version, { contract: its });
    const own = release('own', host);

    it(`shows what is ${shown}`, () => {
      const pointer = { live: release('live', contract), canary: null };
      const given = shownPointers({ live: [pointer], own: [own], host: hostOf(host) });
      expect(given.map(({ live: it }) => it.version)).toEqual([shown]);
    });

    it('gives no canary that the host does not speak', () => {
      const canary = { release: release('canary', contract), percent: 10 };
      const [pointer] = shownPointers({ live: [{ live: own, canary }], own: [own], host: hostOf(host) });
      expect(pointer?.canary?.release.version).toBe(shown === 'live' ? 'canary' : undefined);
    });
  });
});
