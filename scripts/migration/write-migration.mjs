import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../bootstrap/run.mjs';
import { marketNode, toolEnvironment } from '../bootstrap/runtime.mjs';
import { Stop } from '../bootstrap/stop.mjs';
import { checkMigrations } from '../checks/migrations.mjs';
import { journalPath, migrationsPath, readJournal, snapshotOf, snapshotsIn } from './migrations-folder.mjs';

/**
 * Compares the schemas with the newest snapshot and writes the next migration. Returns the path of its SQL, or null if
 * there is nothing to change. `canAsk` says whether drizzle-kit may ask in the terminal what was renamed.
 */
export async function writeMigration(root, name, { isEmpty = false, canAsk = hasTerminal() } = {}) {
  await refuseFaults(root);
  const before = readJournal(root).entries.length;
  const output = await generate(root, [`--name=${name}`, ...(isEmpty ? ['--custom'] : [])], canAsk);
  const { entries } = readJournal(root);
  if (entries.length === before) {
    if (output.includes('No schema changes')) return null;
    throw new Stop(`drizzle-kit wrote no migration.\n${output}`, 'Correct what it says and try again.');
  }
  const { tag } = entries.at(-1);
  keepOnlySnapshotOf(root, tag);
  datedAfterThoseBefore(root);
  return `${migrationsPath}/${tag}.sql`;
}

const hasTerminal = () => Boolean(process.stdin.isTTY && process.stdout.isTTY);

/** What drizzle-kit writes beside a folder that is at odds with itself would have to be undone. */
async function refuseFaults(root) {
  const { problems, remedy } = await checkMigrations(root);
  if (problems.length > 0) throw new Stop(problems.join('\n  '), remedy);
}

/** drizzle-kit ends with 0 after most failures, so only the journal tells whether it wrote something. */
async function generate(root, options, canAsk) {
  const folder = join(root, 'server');
  const args = [join(folder, 'node_modules/drizzle-kit/bin.cjs'), 'generate', ...options];
  const settings = { cwd: folder, env: { ...process.env, ...toolEnvironment(folder) } };
  const { output } = await run(marketNode(), args, { ...settings, quiet: true });
  if (!output.includes('Interactive prompts require')) return output;
  if (!canAsk)
    throw new Stop(
      'Something is gone and something is new: drizzle-kit asks whether it was renamed.',
      'Run this command in a terminal, where you can answer.',
    );
  spawnSync(marketNode(), args, { ...settings, stdio: 'inherit' });
  return '';
}

/** drizzle-kit reads the newest snapshot alone, and each has the whole schema: 12,000 lines. */
function keepOnlySnapshotOf(root, tag) {
  for (const file of snapshotsIn(root))
    if (file !== snapshotOf(tag)) rmSync(join(root, migrationsPath, 'meta', file));
}

/** A database skips a migration that isn't dated after its newest one, so a slow clock must not date it. */
function datedAfterThoseBefore(root) {
  const journal = readJournal(root);
  const [previous, newest] = journal.entries.slice(-2);
  if (!newest || newest.when > previous.when) return;
  newest.when = previous.when + 1;
  writeFileSync(join(root, journalPath), JSON.stringify(journal, null, 2));
}
