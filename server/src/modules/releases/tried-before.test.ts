import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { migrateDatabase, migrationsFolder } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { templateName, testServerUrl } from '../../platform/testing/test-server.ts';
import { makeLive } from './live/move-pointer.ts';
import { shopRelease } from './testing.ts';
import { listReleaseTokens } from './tokens/release-tokens.ts';
import { usualGrants } from './upload/verify-grants.ts';

describe('releases that are kept from before, and their teams', () => {
  const name = `${templateName()}_tried_before`;
  const administrator = new Client({ connectionString: testServerUrl('postgres') });
  const { db, close } = openDatabase({ connectionString: testServerUrl(name) }, console);
  beforeAll(async () => {
    await administrator.connect();
    await administrator.query(`create database ${name}`);
    const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
    const { entries } = JSON.parse(journal) as { entries: readonly { tag: string }[] };
    await migrateDatabase(db, { count: entries.findIndex(({ tag }) => tag.endsWith('_release-trial')) });
    const release = shopRelease('1');
    await db.execute(sql`
      insert into area_release (area, version, contract, description)
      values ('shop', '1', ${release.contract}, ${JSON.stringify(release)})`);
    for (const area of ['shop', 'bank'])
      await db.execute(sql`
        insert into release_token (id, area, name, hash) values (gen_random_uuid(), ${area}, 'CI', ${area})`);
    await migrateDatabase(db);
  });
  afterAll(async () => {
    await close();
    await administrator.query(`drop database ${name} with (force)`);
    await administrator.end();
  });

  it('stay a way back', async () => {
    const { rows } = await db.execute(sql`select state, decided_at, asked_at from release_trial`);
    expect(rows).toEqual([{ state: 'tried-before', decided_at: null, asked_at: null }]);
    const move = { area: 'shop', version: '1', expected: null, actor: 'shop team' } as const;
    await expect(makeLive(db, move)).resolves.toBeUndefined();
  });

  it('have tokens that grant what new ones of these areas do', async () => {
    const granted = (await listReleaseTokens(db)).map(({ area, grants }) => ({ area, grants }));
    expect(granted).toHaveLength(2);
    for (const { area, grants } of granted) expect(grants).toEqual(usualGrants(area));
  });
});
