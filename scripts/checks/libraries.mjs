import { join } from 'node:path';
import { run } from '../bootstrap/run.mjs';
import { marketNode } from '../bootstrap/runtime.mjs';
import { lines } from './tool.mjs';

const script = join(import.meta.dirname, 'libraries/print-changes.mjs');

/** Finds build rules that change a library's code. The library's next version could break such a rule. */
export async function checkLibraries(root) {
  // Configurations are TypeScript, which the Node that runs these checks may not read.
  const { code, output } = await run(marketNode(), [script, root], { cwd: root, quiet: true });
  if (code !== 0) throw new Error(`The builds' configurations can't be read:\n${output}`);
  return lines(output);
}
