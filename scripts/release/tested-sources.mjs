import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentHash, filesBelow, hashOf } from '../bootstrap/content-hash.mjs';
import { root } from '../bootstrap/root.mjs';
import { readStamp, writeStamp } from '../bootstrap/stamp.mjs';

const stampOf = (name) => `tested-${name}`;

/** What an area's tests run with, besides its own files. */
const shared = ['shared-kit', 'pnpm-lock.yaml', 'jest.config.mjs', 'tsconfig.base.json'];

/** Hashes of an area's files, and of all that its tests use besides. */
export const testedSources = (name, folder = root) => ({
  shared: contentHash(
    folder,
    shared.map((it) => join(folder, it)),
  ),
  files: Object.fromEntries(
    filesBelow([join(folder, name)]).map((file) => [relative(folder, file), hashOf([readFileSync(file)])]),
  ),
});

/** The area's files that are new or different; null if something else is, or nothing is known. */
export function differing(before, now) {
  if (!before || before.shared !== now.shared) return null;
  return Object.keys(now.files).filter((file) => before.files[file] !== now.files[file]);
}

/** The files that differ from those with which all tests of the area passed here last; null if that is unknown. */
export function changedSinceTested(name) {
  const stamp = readStamp(stampOf(name));
  return differing(stamp && JSON.parse(stamp), testedSources(name));
}

/** Notes that all tests of the area pass with these sources. */
export const noteTested = (name, sources) => writeStamp(stampOf(name), JSON.stringify(sources));
