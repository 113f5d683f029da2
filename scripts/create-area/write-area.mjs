import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../bootstrap/content-hash.mjs';
import { root } from '../bootstrap/root.mjs';

export const template = join(root, 'scripts/create-area/template');
const upper = (name) => name[0].toUpperCase() + name.slice(1);

/** Writes a new area into a folder. The template speaks of an area named sample. */
export function writeArea(name, folder) {
  cpSync(template, folder, { recursive: true });
  for (const file of filesBelow([folder])) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll('sample', name).replaceAll('Sample', upper(name)));
  }
}
