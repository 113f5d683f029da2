import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AreaId } from 'shared-kit/contract/areas';
import { type SlotName, slots } from 'shared-kit/contract/slots';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { addressed, type BuiltArea, builtArea, registered } from '../built-area.ts';
import { archiveOf, builtShop, versionOf } from '../testing.ts';
import { createReleaseToken } from '../tokens/release-tokens.ts';
import { faultOfGrants, usualGrants } from './verify-grants.ts';

type Filled = NonNullable<BuiltArea['slots']>[number];
const panel = (name: string, change: Partial<Filled> = {}): Filled => ({
  name,
  order: 10,
  height: 120,
  scripts: ['panel.1.js'],
  styles: [],
  ...change,
});
/** A build of an area that fills these slots, each with the same panel. */
const filling = (area: AreaId, filled: Filled[], script = '/* a panel */') =>
  builtShop(
    `1-${area}`,
    { id: area, pages: [], slots: filled },
    { 'remoteEntry.js': `var mf_${area};`, 'panel.1.js': script },
  );

describe('the slots that an upload fills', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ db: database.db, files: memoryFiles() });
  });
  afterAll(() => app.close());
  beforeEach(() => database.db.execute(sql`truncate area_release, release_token cascade`));

  async function upload(area: AreaId, build: Map<string, Buffer>, granted: readonly string[] = []) {
    const grants = { ...usualGrants(area), slots: granted };
    const token = await createReleaseToken(database.db, area, 'CI', { grants });
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/releases/${area}/${versionOf(build)}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
      payload: await archiveOf(build),
    });
    return { status: answer.statusCode, ...answer.json() };
  }
  const count = async (): Promise<number> =>
    Number((await database.db.execute(sql`select count(*) from area_release`)).rows[0]?.count);

  const all = Object.keys(slots) as SlotName[];
  it.each(all)('%s is refused to an area that neither holds it nor is granted it', async (name) => {
    const answer = await upload('shop', filling('shop', [panel(name)]));
    expect(answer).toMatchObject({ status: 403, code: 'release.not-granted' });
    expect(answer.detail).toBe(
      `The slot ${name} is not granted to mf-shop. The operator grants it with --slot ${name}.`,
    );
    expect(await count()).toBe(0);
  });

  it.each(all)('%s is given to an area whose token grants it, and to its holders', async (name) => {
    expect(await upload('shop', filling('shop', [panel(name)]), [name])).toMatchObject({ status: 201 });
    for (const area of slots[name].holders) {
      expect(await upload(area, filling(area, [panel(name)]))).toMatchObject({ status: 201 });
    }
  });

  it.each<[string, Filled[]]>([
    ['There is no slot "quote.above"', [panel('quote.above')]],
    ['It fills the slot overview twice.', [panel('overview'), panel('overview')]],
    ['The order of its panel in overview', [panel('overview', { order: -1 })]],
    ['The height of its panel in overview', [panel('overview', { height: 5000 })]],
    ['other.js is missing.', [panel('overview', { scripts: ['other.js'] })]],
  ])('says what is wrong, and changes nothing: %s', async (sentence, filled) => {
    const answer = await upload('shop', filling('shop', filled), ['overview']);
    expect(answer).toMatchObject({ status: 422, code: 'release.build-invalid' });
    expect(answer.detail).toContain(sentence);
    expect(await count()).toBe(0);
  });

  it('refuses a panel of 40 KB', async () => {
    const script = `/* ${randomBytes(30_720).toString('base64')} */`;
    const answer = await upload('shop', filling('shop', [panel('overview')], script), ['overview']);
    expect(answer).toMatchObject({ code: 'release.too-large' });
    expect(answer.detail).toMatch(
      /^Its panel in overview weighs [34]\d{4} bytes compressed; 15360 are allowed\.$/,
    );
    expect(await count()).toBe(0);
  });
});

it('a token can’t grant a slot that the market doesn’t have', () => {
  const grants = { prefixes: [], names: [], slots: ['quote.above'] };
  expect(faultOfGrants(grants)).toContain('There is no slot quote.above; the market has quote.aside');
  expect(faultOfGrants({ ...grants, slots: ['overview'] })).toBeNull();
});

it('the registry tells of filled slots, without their files', () => {
  const built = builtArea.parse(JSON.parse(String(filling('bank', [panel('overview')]).get('area.json'))));
  const release = addressed(built);
  expect(release.slots?.[0]?.scripts).toEqual([`/r/bank/${built.version}/panel.1.js`]);
  expect(registered(release).slots).toEqual([{ name: 'overview', order: 10, height: 120 }]);
  expect(registered({ ...release, slots: [] })).not.toHaveProperty('slots');
});
