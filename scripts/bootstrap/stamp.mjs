import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const path = (name) => join(root, 'node_modules', '.cache', 'tezgah', name);

/** What was true when a piece of work last succeeded; gone with node_modules, so never stale after a fresh install. */
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
