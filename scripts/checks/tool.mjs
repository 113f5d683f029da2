import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { toolEnvironment } from '../bootstrap/runtime.mjs';

/** Runs one of the installed tools in a folder and gives its exit code and output. */
export function tool(name, args, cwd) {
  const env = { ...toolEnvironment(), NO_COLOR: '1', FORCE_COLOR: undefined };
  return run(join(root, 'node_modules', '.bin', name), args, { cwd, env, quiet: true });
}

/** The lines of an output that say something. */
export const lines = (output) => output.split('\n').filter((it) => it.trim() !== '');
