import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  journalPath,
  migrationsPath,
  numberOf,
  readJournal,
  readJson,
  snapshotOf,
  snapshotsIn,
} from '../migration/migrations-folder.mjs';

const remedy = `Two branches met? Take main's migrations, which drops yours, and write yours again:
    git restore --source=origin/main --staged --worktree ${migrationsPath}
    pnpm migration <name>
  An older snapshot that is merely left over may be removed.`;

/**
 * The SQL files and the journal agree, and the newest migration's snapshot is the only one. Two branches that each wrote
 * the next migration break this when they meet.
 */
export async function checkMigrations(root) {
  const journal = readJournal(root);
  const problems = journal
    ? [...faultsOfFiles(root, journal.entries), ...faultsOfSnapshots(root, journal.entries)]
    : [`${journalPath} is not JSON; a merge may have left its marks in it`];
  return { problems, warnings: [], remedy };
}

function faultsOfFiles(root, entries) {
  const files = readdirSync(join(root, migrationsPath)).filter((it) => it.endsWith('.sql'));
  const tags = entries.map(({ tag }) => tag);
  const written = files.map((it) => it.slice(0, -'.sql'.length)).sort();
  return [
    ...[...new Set(written.map(numberOf))]
      .map((number) => written.filter((it) => numberOf(it) === number))
      .filter((same) => same.length > 1)
      .map((same) => `${same.join(' and ')} both have the number ${numberOf(same[0])}`),
    ...written.filter((it) => !tags.includes(it)).map((it) => `${it}.sql is not in the journal`),
    ...tags.filter((it) => !written.includes(it)).map((it) => `${it} is in the journal and has no SQL file`),
    ...entries.flatMap((entry, at) => faultsOfEntry(entry, at, entries[at - 1])),
  ];
}

function faultsOfEntry({ idx, tag, when }, at, previous) {
  const number = String(at).padStart(4, '0');
  return [
    ...(idx === at && numberOf(tag) === number ? [] : [`${tag} comes as number ${number} in the journal`]),
    ...(previous && when <= previous.when
      ? [`${tag} is not dated after ${previous.tag} in the journal, so a database with the latter skips it`]
      : []),
  ];
}

function faultsOfSnapshots(root, entries) {
  const newest = entries.at(-1);
  const expected = newest && snapshotOf(newest.tag);
  const found = snapshotsIn(root);
  const faults = found
    .filter((it) => it !== expected)
    .map((it) => `${it} is there; only ${expected} of the newest migration, ${newest?.tag}, is kept`);
  if (!newest) return faults;
  if (!found.includes(expected)) return [...faults, `${newest.tag} has no ${expected}`];
  if (readJson(join(root, migrationsPath, 'meta', expected)) === null)
    return [...faults, `${expected} is not JSON; a merge may have left its marks in it`];
  return faults;
}
