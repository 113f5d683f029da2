/**
 * Adds an area to the lockfile with the packages of an existing one, so that nothing has to be fetched. Null if the
 * lockfile doesn't have that area.
 */
export function withImporter(lockfile, like, name) {
  const start = lockfile.indexOf(`\n  ${like}:\n`);
  const end = lockfile.indexOf('\n\n', start);
  if (start < 0 || end < 0) return null;
  const importer = lockfile.slice(start, end).replace(like, name);
  const importers = lockfile.indexOf('\nimporters:\n');
  const packages = lockfile.indexOf('\npackages:\n', importers);
  const names = [...lockfile.slice(importers, packages).matchAll(/\n {2}(\S+):\n/g)];
  const next = names.find((it) => it[1].replace(/'/g, '') > name);
  const at = next ? importers + next.index : packages - 1;
  return `${lockfile.slice(0, at)}${importer}\n${lockfile.slice(at)}`;
}
