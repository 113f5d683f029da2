import { describe, expect, it } from '@jest/globals';
import { checkMigrations } from './migrations.mjs';
import { plantWorkspace } from './planted-workspace.mjs';

const entry = (idx, name, when = idx) => ({ idx, when, tag: `${String(idx).padStart(4, '0')}_${name}` });
const both = [entry(0, 'first'), entry(1, 'second')];

/** Checks a folder with these entries in its journal, and with these files. */
async function problemsOf({
  entries = both,
  sql = ['0000_first', '0001_second'],
  snapshots = ['0001'],
  more = {},
}) {
  const at = 'server/migrations';
  const planted = plantWorkspace({
    [`${at}/meta/_journal.json`]: JSON.stringify({ entries }),
    ...Object.fromEntries(sql.map((it) => [`${at}/${it}.sql`, 'SELECT 1;'])),
    ...Object.fromEntries(snapshots.map((it) => [`${at}/meta/${it}_snapshot.json`, '{}'])),
    ...more,
  });
  try {
    return (await checkMigrations(planted.root)).problems;
  } finally {
    planted.remove();
  }
}

describe('the check of migrations', () => {
  it('finds nothing wrong where the newest has the only snapshot', async () => {
    expect(await problemsOf({})).toEqual([]);
    expect(await problemsOf({ entries: [], sql: [], snapshots: [] })).toEqual([]);
  });

  const onlyNewest = 'is there; only 0001_snapshot.json of the newest migration, 0001_second, is kept';
  const marks = '<<<<<<< HEAD\n{}\n=======\n';
  it.each([
    ['a second snapshot', { snapshots: ['0000', '0001'] }, [`0000_snapshot.json ${onlyNewest}`]],
    [
      'the snapshot of another',
      { snapshots: ['0002'] },
      [`0002_snapshot.json ${onlyNewest}`, '0001_second has no 0001_snapshot.json'],
    ],
    [
      'two of one number',
      {
        entries: [...both, { ...entry(1, 'of-a-branch'), when: 2 }],
        sql: ['0000_first', '0001_of-a-branch', '0001_second'],
      },
      [
        '0001_of-a-branch and 0001_second both have the number 0001',
        '0001_of-a-branch comes as number 0002 in the journal',
      ],
    ],
    [
      'SQL that nothing runs',
      { sql: ['0000_first', '0001_second', '0002_third'] },
      ['0002_third.sql is not in the journal'],
    ],
    ['an entry without SQL', { sql: ['0000_first'] }, ['0001_second is in the journal and has no SQL file']],
    [
      'one that a database would skip',
      { entries: [entry(0, 'first', 7), entry(1, 'second', 7)] },
      ['0001_second is not dated after 0000_first in the journal, so a database with the latter skips it'],
    ],
    [
      'a journal with conflicts',
      { more: { 'server/migrations/meta/_journal.json': marks } },
      ['server/migrations/meta/_journal.json is not JSON; a merge may have left its marks in it'],
    ],
    [
      'a snapshot with conflicts',
      { more: { 'server/migrations/meta/0001_snapshot.json': marks } },
      ['0001_snapshot.json is not JSON; a merge may have left its marks in it'],
    ],
  ])('refuses %s', async (_what, files, problems) => {
    expect(await problemsOf(files)).toEqual(problems);
  });
});
