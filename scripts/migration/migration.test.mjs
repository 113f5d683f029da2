import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { root } from '../bootstrap/root.mjs';
import { checkMigrations } from '../checks/migrations.mjs';
import { plantWorkspace } from '../checks/planted-workspace.mjs';
import { trackedFiles } from '../checks/tracked-files.mjs';
import { readOptions } from './options.mjs';
import { writeMigration } from './write-migration.mjs';

// drizzle-kit takes seconds to start, and far longer on a busy machine.
jest.setTimeout(180_000);

const textOf = (path) => readFileSync(join(root, path), 'utf8');

describe('the name of a migration', () => {
  it.each([
    [[], 'The migration has no name.'],
    [['Spare'], 'Spare is no name for a migration'],
    [['spare_parts'], 'spare_parts is no name for a migration'],
    [['../evil'], '../evil is no name for a migration'],
    [['a'.repeat(61)], 'is no name for a migration'],
    [['spare', 'parts'], 'A migration has one name.'],
    [['spare', '--force'], "Unknown option '--force'"],
  ])('%j is refused', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });

  it('is words with hyphens', () => {
    expect(readOptions(['spare-parts-2'])).toEqual({ name: 'spare-parts-2', isEmpty: false });
    expect(readOptions(['relist', '--empty'])).toEqual({ name: 'relist', isEmpty: true });
  });
});

describe('a migration of a small market', () => {
  const schema = (columns) => `import { integer, pgTable } from 'drizzle-orm/pg-core';
export const loom = pgTable('loom', { ${columns.map((it) => `${it}: integer('${it}')`)} });\n`;
  const schemaPath = 'server/src/modules/looms/schema.ts';
  const planted = plantWorkspace({
    'server/drizzle.config.ts': textOf('server/drizzle.config.ts'),
    'server/migrations/meta/_journal.json': '{"version":"7","dialect":"postgresql","entries":[]}',
    [schemaPath]: schema(['width']),
  });
  afterAll(() => planted.remove());

  const change = (columns) => writeFileSync(join(planted.root, schemaPath), schema(columns));
  const write = (name, options) => writeMigration(planted.root, name, { canAsk: false, ...options });
  const sqlOf = (path) => readFileSync(join(planted.root, path), 'utf8');
  const meta = join(planted.root, 'server/migrations/meta');
  const journal = () => JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8'));

  it('is the difference alone, and leaves only its own snapshot', async () => {
    await write('looms');
    change(['width', 'weight']);
    const path = await write('loom-weight');
    expect(path).toBe('server/migrations/0001_loom-weight.sql');
    expect(sqlOf(path)).toBe('ALTER TABLE "loom" ADD COLUMN "weight" integer;');
    expect(readdirSync(meta)).toEqual(['0001_snapshot.json', '_journal.json']);
    expect((await checkMigrations(planted.root)).problems).toEqual([]);
  });

  it('is not written where nothing differs, unless it is to be filled by hand', async () => {
    expect(await write('nothing')).toBeNull();
    expect(journal().entries).toHaveLength(2);
    expect(await write('by-hand', { isEmpty: true })).toBe('server/migrations/0002_by-hand.sql');
    expect(readdirSync(meta)).toEqual(['0002_snapshot.json', '_journal.json']);
  });

  it('is dated after the one before, even by a slow clock', async () => {
    const entries = journal().entries.map((it, at) => ({ ...it, when: 9_000_000_000_000 + at }));
    writeFileSync(join(meta, '_journal.json'), JSON.stringify({ ...journal(), entries }));
    change(['width', 'weight', 'speed']);
    await write('loom-speed');
    expect(journal().entries.at(-1)).toMatchObject({ tag: '0003_loom-speed', when: 9_000_000_000_003 });
  });

  it('is not guessed where a column may have been renamed', async () => {
    change(['width', 'weight', 'rate']);
    await expect(write('loom-rate')).rejects.toThrow('drizzle-kit asks whether it was renamed');
    expect(journal().entries).toHaveLength(4);
  });

  it('is not written beside a folder that is at odds with itself', async () => {
    writeFileSync(join(meta, '0002_snapshot.json'), '{}');
    await expect(write('loom-rate')).rejects.toThrow('0002_snapshot.json is there');
  });
});

describe('a migration of the market', () => {
  const isRead = (path) =>
    /^(server\/(drizzle\.config\.ts$|migrations\/|src\/)|shared-kit\/src\/)/.test(path) &&
    /\.(ts|json|sql)$/.test(path) &&
    !path.endsWith('.test.ts');

  it('is not missing: the schemas agree with the newest snapshot', async () => {
    const paths = trackedFiles(root).filter(isRead);
    const planted = plantWorkspace(Object.fromEntries(paths.map((path) => [path, textOf(path)])));
    try {
      expect(await writeMigration(planted.root, 'missing', { canAsk: false })).toBeNull();
    } finally {
      planted.remove();
    }
  });
});
