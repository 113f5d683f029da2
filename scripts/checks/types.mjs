import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { atMost } from '../bootstrap/run.mjs';
import { workspacePackages } from '../bootstrap/workspace.mjs';
import { lines, tool } from './tool.mjs';

/** TypeScript agrees with every package. */
export async function checkTypes(root) {
  const projects = workspacePackages(root).filter((it) => existsSync(join(root, it, 'tsconfig.json')));
  return (await atMost(2, projects, (project) => checkTypesOf(root, project))).flat();
}

/** The same of one package. */
export async function checkTypesOf(root, project) {
  const { code, output } = await tool('tsc', ['-p', project, '--pretty', 'false'], root);
  if (code === 0) return [];
  // A package that has no source yet has nothing to be wrong about.
  return lines(output).filter((it) => !it.includes('TS18003'));
}
