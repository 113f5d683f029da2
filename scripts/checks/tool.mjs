import { join } from 'node:path';
import { tools } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { toolEnvironment } from '../bootstrap/runtime.mjs';

/** Runs an installed tool in a folder; returns its exit code and output. */
export function tool(name, args, cwd) {
  const env = { ...toolEnvironment(), NO_COLOR: '1', FORCE_COLOR: undefined };
  return run(join(tools, 'node_modules', '.bin', name), args, { cwd, env, quiet: true });
}

/** The non-empty lines of an output. */
export const lines = (output) => output.split('\n').filter((it) => it.trim() !== '');
