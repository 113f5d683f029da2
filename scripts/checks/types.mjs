import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { atMost } from '../bootstrap/run.mjs';
import { workspacePackages } from '../bootstrap/workspace.mjs';
import { lines, tool } from './tool.mjs';
import { trackedFiles } from './tracked-files.mjs';

/** Folder with what the compiler keeps of each package. */
export const keptTypes = 'node_modules/.cache/types';

/** Checks the types of every package. */
export async function checkTypes(root) {
  const projects = workspacePackages(root).filter((it) => existsSync(join(root, it, 'tsconfig.json')));
  return (await atMost(2, projects, (project) => checkTypesOf(root, project))).flat();
}

/** Checks the types of one package. */
export async function checkTypesOf(root, project) {
  // With what the compiler kept of its last run, it checks only what changed since: a fifth of the time.
  const kept = join(root, keptTypes, `${project}.tsbuildinfo`);
  if (haveMessagesChangedSince(kept, root)) rmSync(kept);
  const options = ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', kept];
  return problemsIn(project, await tool('tsc', ['-p', project, ...options], root));
}

/** What the compiler found. If it ended without a word, such as for lack of memory, that is a problem, too. */
export function problemsIn(project, { code, output }) {
  if (code === 0) return [];
  const found = lines(output);
  if (found.length === 0) return [`${project}: the compiler ended with ${code} and said nothing`];
  // A package without sources has nothing to check.
  return found.filter((it) => !it.includes('TS18003'));
}

/** After a change of messages alone, the compiler would not check again what uses them. */
export function haveMessagesChangedSince(kept, root) {
  if (!existsSync(kept)) return false;
  const { mtimeMs } = statSync(kept);
  return trackedFiles(root)
    .filter((it) => /\/messages\/.*\.json$/.test(it))
    .some((it) => statSync(join(root, it)).mtimeMs > mtimeMs);
}
