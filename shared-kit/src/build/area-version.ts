import { createHash } from 'node:crypto';

/** A build's files by name. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

const digits = 12;
/** Matches files that aren't hashed: the description, compressed copies and source maps. */
const unhashed = /^area\.json$|\.(br|gz|map\.zst)$/;

/** A hash over the names and the content of a build's files. */
export function contentHash(files: BuiltFiles): string {
  const hash = createHash('sha256');
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!unhashed.test(name)) hash.update(name).update('\0').update(content).update('\0');
  }
  return hash.digest('hex').slice(0, digits);
}

/**
 * The version of an area's build: its package's version, and a hash over its files and its description without the
 * version. Equal sources have equal versions.
 */
export function areaVersion(packageVersion: string, described: object, files: BuiltFiles): string {
  const hash = createHash('sha256').update(contentHash(files)).update(JSON.stringify(described));
  return `${packageVersion}-${hash.digest('hex').slice(0, digits)}`;
}

/** The version that a build must have by its content, given all its files and the `area.json` that names its version. */
export function versionByContent(files: BuiltFiles): string {
  const { version, ...described } = JSON.parse(String(files.get('area.json'))) as { version: string };
  return areaVersion(version.replace(/-[0-9a-f]{12}$/, ''), described, files);
}
