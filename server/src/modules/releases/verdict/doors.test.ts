import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  type HeldTrialState,
  isHeldTrialState,
  type ReleaseTrialState,
  releaseTrialStates,
} from 'shared-kit/contract/releases';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { createReleaseToken } from '../tokens/release-tokens.ts';
import { ask, pointerOf, releaseIn, trialsOf } from './testing.ts';

type Operation = Readonly<{
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}>;
type Door = Readonly<{ name: string; method: string; path: string; fields: readonly string[] }>;

/** Every endpoint that changes something about releases. */
async function doorsOf(app: FastifyInstance): Promise<Door[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return Object.entries(paths)
    .filter(([path]) => /\/releases\//.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== 'get')
        .map(([method, { requestBody }]) => ({
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
        })),
    );
}

/** How somebody asks: with which words, and about which state they decided. */
type Way = Readonly<{
  isStaff: boolean;
  says: Readonly<Record<string, unknown>>;
  /** The states that visitors get by it. */
  passes: readonly HeldTrialState[];
}>;
const ways: Readonly<Record<string, Way>> = {
  'a team without a reason': { isStaff: false, says: {}, passes: [] },
  'a team with a reason': { isStaff: false, says: { skippedGate: 'The fair opens.' }, passes: ['untried'] },
  'a team that names a state as staff do': { isStaff: false, says: { despite: 'refused' }, passes: [] },
  'staff without naming a state': { isStaff: true, says: {}, passes: [] },
  'staff who skip the gate as a team does': { isStaff: true, says: { skippedGate: 'Fair.' }, passes: [] },
  'staff who saw it untried': { isStaff: true, says: { despite: 'untried' }, passes: ['untried'] },
  'staff who saw it refused': { isStaff: true, says: { despite: 'refused' }, passes: ['refused'] },
};

/** What the release was to visitors until now. */
const before = ['never given', 'the canary', 'live before'] as const;

describe('what visitors may get', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let doors: Door[];
  let headers: Readonly<Record<'staff' | 'team', Record<string, string>>>;
  beforeAll(async () => {
    app = await testApp({ db: database.db });
    doors = await doorsOf(app);
    const { userId } = await testUser(database.db, { kind: null, isAdmin: true, name: 'Burak Tan' });
    headers = {
      staff: { cookie: await testSession(database.db, userId) },
      team: { authorization: `Bearer ${await createReleaseToken(database.db, 'shop', 'shop team')}` },
    };
  });
  afterAll(() => app.close());

  async function prepare(state: ReleaseTrialState, was: (typeof before)[number]): Promise<void> {
    // Faster than truncating, and a statement's foreign keys are checked at its end.
    await database.db.execute(sql`
      with trials as (delete from release_trial), live as (delete from live_release),
        events as (delete from release_event), notices as (delete from inbox_notice)
      delete from area_release`);
    await releaseIn(database.db, 'live', 'tried');
    await releaseIn(database.db, 'asked', state);
    const canary = was === 'the canary' ? { version: 'asked', percent: 10 } : null;
    await database.db.execute(sql`
      insert into live_release (area, version, origin, canary_version, canary_percent)
      values ('shop', 'live', 'release', ${canary?.version ?? null}, ${canary?.percent ?? null})`);
    if (was === 'live before')
      await database.db.execute(sql`
        insert into release_event (id, area, action, version, actor)
        values (gen_random_uuid(), 'shop', 'release', 'asked', 'shop team')`);
  }

  function bodyFor({ name, fields }: Door, { says }: Way): object {
    const known: Readonly<Record<string, unknown>> = {
      version: 'asked',
      expected: 'live',
      canary: 'asked',
      percent: 20,
      reason: 'Said why',
      skippedGate: undefined,
      despite: undefined,
      offered: undefined,
      ...says,
    };
    return Object.fromEntries(
      fields.map((field) => {
        if (!(field in known)) throw new Error(`Say what ${name} gets as ${field}.`);
        return [field, known[field]];
      }),
    );
  }

  /** Whether the release went to visitors by this request, and how the request was answered. */
  async function given(door: Door, way: Way) {
    const was = await pointerOf(database.db);
    const url = door.path.replace('{area}', 'shop').replace('{version}', 'asked');
    const answer = await ask(app, {
      method: door.method,
      url,
      headers: headers[way.isStaff ? 'staff' : 'team'],
      ...(door.method !== 'PUT' && { body: bodyFor(door, way) }),
    });
    const is = await pointerOf(database.db);
    const isMoved = JSON.stringify(is) !== JSON.stringify(was);
    return { ...answer, isGiven: isMoved && (is?.version === 'asked' || is?.canary === 'asked') };
  }
  const isOf =
    ({ isStaff }: Way) =>
    ({ path }: Door) =>
      path.startsWith('/api/admin/') === isStaff;

  /** Whether a door gives a release that nothing holds back. */
  const gives = new Map<string, boolean>();
  async function doesGive(door: Door, was: (typeof before)[number]): Promise<boolean> {
    const key = `${door.name} ${was}`;
    const known = gives.get(key);
    if (known !== undefined) return known;
    await prepare('tried', was);
    const { isGiven } = await given(door, {
      isStaff: door.path.startsWith('/api/admin/'),
      says: {},
      passes: [],
    });
    gives.set(key, isGiven);
    return isGiven;
  }

  it('is given at three doors', async () => {
    const giving: string[] = [];
    for (const door of doors) if (await doesGive(door, 'never given')) giving.push(door.name);
    expect(giving.sort()).toEqual([
      'POST /api/admin/releases/{area}/live',
      'POST /api/releases/{area}/canary',
      'POST /api/releases/{area}/live',
    ]);
  });

  const cases = releaseTrialStates.flatMap((state) =>
    before.flatMap((was) => Object.keys(ways).map((way) => [state, was, way] as const)),
  );
  it.each(cases)('of a release that is %s and was %s, asked by %s', async (state, was, name) => {
    const way = ways[name] as Way;
    const isHeld = isHeldTrialState(state);
    const may = !isHeld || way.passes.includes(state);
    const differing: string[] = [];
    for (const door of doors.filter(isOf(way))) {
      const isDoor = await doesGive(door, was);
      await prepare(state, was);
      const { isGiven, code } = await given(door, way);
      const known = (await trialsOf(database.db)).get('asked');
      const isKept = known?.state === (isGiven && isHeld ? 'skipped' : state);
      if (isGiven !== (isDoor && may)) differing.push(`${door.name}: given ${isGiven}`);
      if (isDoor && !may && code !== `release.${state}`) differing.push(`${door.name}: ${code}`);
      if (!isKept) differing.push(`${door.name}: then ${known?.state}`);
      if (isGiven && isHeld && !(known?.by && known.reason)) differing.push(`${door.name}: no reason kept`);
    }
    expect(differing).toEqual([]);
  });

  it('is written by two files alone, which ask the same rule, and by what takes an area away', () => {
    const source = join(import.meta.dirname, '../../..');
    const writes = /\.(insert|update|delete)\(liveRelease\)|(insert into|update|delete from) live_release/;
    const writers = globSync('**/*.ts', { cwd: source })
      .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('testing.ts'))
      .filter((file) => writes.test(readFileSync(join(source, file), 'utf8')));
    expect(writers.sort()).toEqual([
      'modules/releases/leave.ts',
      'modules/releases/live/move-pointer.ts',
      'modules/releases/repository.ts',
    ]);
  });
});
