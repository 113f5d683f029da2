import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const path = (name) => join(root, 'node_modules', '.cache', 'tezgah', name);

/** The state at the last success of a step. It is stored in node_modules, so a fresh install clears it. */
export function readStamp(name) {
  try {
    return readFileSync(path(name), 'utf8');
  } catch {
    return undefined;
  }
}

export function writeStamp(name, value) {
  mkdirSync(dirname(path(name)), { recursive: true });
  writeFileSync(path(name), value);
}
