import { join } from 'node:path';
import { workspacePackages } from '../bootstrap/workspace.mjs';
import { climbingArrows } from './rooms.mjs';
import { tool } from './tool.mjs';

/** Checks that every import follows the rules in `.dependency-cruiser.mjs`, and that none between rooms climbs. */
export async function checkImports(root) {
  const config = join(root, '.dependency-cruiser.mjs');
  const args = ['--config', config, '--output-type', 'json', ...workspacePackages(root)];
  const { output } = await tool('depcruise', args, root);
  const { summary, modules } = JSON.parse(output);
  const imports = modules.reduce((sum, it) => sum + it.dependencies.length, 0);
  // If its parser fails, the tool reports no violations: finding no import at all means that nothing was read.
  if (imports === 0) return ['No import was found in any file, so nothing was checked.'];
  const refused = summary.violations.map(({ rule, from, to }) => `${from} → ${to} (${rule.name})`);
  return [...refused, ...climbingArrows(modules)];
}
