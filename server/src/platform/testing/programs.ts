import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { it } from '@jest/globals';

const isThere = (program: string): boolean => spawnSync('which', [program]).status === 0;

/** A test that needs programs of the machine; without them it is skipped, and its name says what is missing. */
export function itWith(programs: readonly string[], name: string, test: () => Promise<void>): void {
  const missing = programs.filter((program) => !isThere(program));
  if (missing.length === 0) it(name, test);
  else it.skip(`${name} (not found: ${missing.join(', ')})`, test);
}

/** Runs a program and returns its stdout and stderr, even if it fails. */
export const said = (program: string, args: readonly string[]): Promise<string> =>
  promisify(execFile)(program, [...args]).then(
    ({ stdout, stderr }) => stdout + stderr,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
