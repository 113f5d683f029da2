import { join } from 'node:path';
import { run } from '../bootstrap/run.mjs';
import { marketNode } from '../bootstrap/runtime.mjs';
import { lines } from './tool.mjs';

const script = join(import.meta.dirname, 'libraries/print-changes.mjs');

/** Libraries are built as they were published, so that an upgrade needs nobody who knows their insides. */
export async function checkLibraries(root) {
  // Configurations are TypeScript, which the Node that runs these checks may not read.
  const { code, output } = await run(marketNode(), [script, root], { cwd: root, quiet: true });
  if (code !== 0) throw new Error(`The builds' configurations can't be read:\n${output}`);
  return lines(output);
}
