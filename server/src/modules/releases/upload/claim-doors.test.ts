import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { makeLive } from '../live/move-pointer.ts';
import { keepCheckout } from '../publish-checkout.ts';
import { publishBuild } from '../service.ts';
import { archiveOf, declaring, endTrial, routeAt, versionOf, writeCheckout } from '../testing.ts';
import { createReleaseToken } from '../tokens/release-tokens.ts';

type Files = ReturnType<typeof declaring>;

describe('a route that another area has', () => {
  const database = testDatabase();
  const files = memoryFiles();
  let app: FastifyInstance;
  let folder: string;
  beforeAll(async () => {
    app = await testApp({ db: database.db, files });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await database.db.execute(sql`truncate area_release, live_release, release_event, release_token cascade`);
    folder = mkdtempSync(join(tmpdir(), 'claim-doors-'));
    return () => rmSync(folder, { recursive: true });
  });

  /** A team's upload with a token that grants everything here. */
  async function upload(area: string, build: Files) {
    const grants = { prefixes: ['/fair', '/quality', '/cart'], names: ['fair', 'cart'], slots: [] };
    const token = await createReleaseToken(database.db, area, 'CI', { grants });
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/releases/${area}/${versionOf(build)}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
      payload: await archiveOf(build),
    });
    return answer.statusCode === 201 ? null : String(answer.json().detail);
  }
  const start = (builds: Readonly<Record<string, Files>>) => {
    writeCheckout(folder, builds);
    return keepCheckout(database.db, files, folder);
  };
  const dist = (build: Files) => {
    writeCheckout(folder, { quality: build });
    return join(folder, 'mf-quality/dist');
  };

  /** Every way in which a build of mf-quality becomes a release. Each tells why it did not. */
  const doors: Readonly<Record<string, (build: Files) => Promise<string | null>>> = {
    'an upload': (build) => upload('quality', build),
    'a checkout at its start': async (build) => (await start({ quality: build })).refused[0] ?? null,
    'a build in development': (build) =>
      publishBuild(database.db, files, dist(build)).then(
        () => null,
        (error: Error) => error.message,
      ),
  };
  const kept = async () =>
    (await database.db.execute(sql`select area from area_release order by area`)).rows.map(
      ({ area }) => area,
    );

  describe.each(Object.entries(doors))('is refused at %s', (_door, enter) => {
    it.each([
      ['by its path', routeAt('/fair', 'quality-fair'), 'The path /fair belongs to mf-logistics.'],
      ['by its name', routeAt('/quality/fair', 'fair'), 'The name fair belongs to mf-logistics.'],
      ['by the specification', routeAt('/cart', 'quality-cart'), 'The path /cart belongs to mf-shop.'],
    ])('%s, in a sentence, and nothing is kept', async (_how, route, sentence) => {
      expect(await upload('logistics', declaring('logistics', routeAt('/fair', 'fair')))).toBeNull();
      expect(await enter(declaring('quality', route))).toContain(sentence);
      expect(await kept()).toEqual(['logistics']);
    });

    it('unless nobody else has it', async () => {
      expect(await enter(declaring('quality', routeAt('/quality', 'quality')))).toBeNull();
      expect(await kept()).toEqual(['quality']);
    });
  });

  describe('in one checkout', () => {
    const fair = routeAt('/fair', 'fair');
    const both = {
      logistics: declaring('logistics', fair),
      quality: declaring('quality', routeAt('/quality', 'quality'), routeAt('/fair', 'quality-fair')),
    };

    it('leaves the first with it, names the second, and the start goes on', async () => {
      const { own, refused } = await start(both);
      expect(own.map(({ id }) => id)).toEqual(['logistics']);
      expect(refused).toEqual([
        'mf-quality is not given as this checkout has it. The path /fair belongs to mf-logistics.',
      ]);
      expect((await start(both)).refused).toEqual(refused);
    });

    it('may move to another area', async () => {
      await start({ quality: both.quality });
      const moved = {
        logistics: both.logistics,
        quality: declaring('quality', routeAt('/quality', 'quality')),
      };
      expect(await start(moved)).toMatchObject({
        refused: [],
        own: [{ id: 'logistics' }, { id: 'quality' }],
      });
    });

    it('stays with the area of which somebody released it on purpose', async () => {
      expect(await upload('quality', both.quality)).toBeNull();
      const release = { area: 'quality', version: versionOf(both.quality) };
      await endTrial(database.db, release);
      await makeLive(database.db, { ...release, expected: null, actor: 'CI' });
      const moved = { logistics: both.logistics, quality: declaring('quality') };
      expect((await start(moved)).refused).toEqual([
        'mf-logistics is not given as this checkout has it. The path /fair belongs to mf-quality.',
      ]);
    });
  });
});
