import { tool } from './tool.mjs';

/** Finds unused files, exports and dependencies. */
export async function checkUnused(root) {
  const { code, output } = await tool('knip', ['--no-progress', '--reporter', 'json'], root);
  const json = output.slice(output.indexOf('{"issues"'));
  if (!json.startsWith('{')) return code === 0 ? [] : output.trim().split('\n');
  return JSON.parse(json).issues.flatMap(readable);
}

/** One sentence per finding; knip lists each kind separately. */
function readable({ file, ...kinds }) {
  return Object.entries(kinds).flatMap(([kind, found]) =>
    Array.isArray(found) ? found.flat().map((it) => sentence(file, kind, it)) : [],
  );
}

const kindNames = {
  files: 'is imported by nothing',
  dependencies: 'names a dependency that nothing uses:',
  devDependencies: 'names a dependency that nothing uses:',
  unlisted: 'uses a package that its package.json does not name:',
  unresolved: 'imports what does not exist:',
  exports: 'exports what nothing imports:',
  types: 'exports a type that nothing imports:',
  catalog: 'has a catalog entry that no package uses:',
};

const sentence = (file, kind, { name, line }) =>
  `${file}${line ? `:${line}` : ''} ${kindNames[kind] ?? `(${kind})`} ${kind === 'files' ? '' : name}`.trim();
