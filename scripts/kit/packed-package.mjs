import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { builtPackages, readPackage } from '../bootstrap/workspace.mjs';

/**
 * Libraries of which an area and the kit must share one copy. The area's own package.json names them, in exactly these
 * versions.
 */
const peers = [
  '@jest/globals',
  '@module-federation/enhanced',
  '@rspack/cli',
  '@rspack/core',
  '@swc/core',
  '@swc/jest',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/react',
  'jest',
  'react',
  'react-dom',
  'typescript',
];

/** Only the workspace's own scripts and tests of the kit use these. */
const unpacked = ['@fontsource-variable/archivo', 'fast-check', 'subset-font'];

/** Packages that `tezgah-area` needs when it runs. */
const tools = ['tar-stream'];

/** The installed version: a package.json here may only say `catalog:`. */
function installed(name) {
  for (const folder of ['shared-kit', '.', builtPackages()[0]]) {
    try {
      return JSON.parse(readFileSync(join(root, folder, 'node_modules', name, 'package.json'), 'utf8'))
        .version;
    } catch {}
  }
  throw new Error(`${name} is not installed`);
}

const versionsOf = (names) => Object.fromEntries(names.sort().map((name) => [name, installed(name)]));

/** Where a source of the kit stands in its package. */
const compiled = (path) => path.replace(/^\.\/src\//, './dist/').replace(/(?<!\.d)\.tsx?$/, '.js');

/** The kit's package.json as it is packed: compiled files, exact versions, and peers of which there is one copy. */
export function packedPackage() {
  const { dependencies, devDependencies, exports, sideEffects, ...kit } = readPackage('shared-kit');
  const brought = [...tools, ...Object.keys({ ...dependencies, ...devDependencies })];
  return {
    ...kit,
    bin: { 'tezgah-area': './scripts/tezgah-area.mjs' },
    engines: { node: '>=22.18' },
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([entry, path]) => [entry, compiled(path)])),
      './assets': './dist/types/assets.d.ts',
      './jest': './scripts/area/jest-config.mjs',
      './tsconfig.json': './tsconfig.base.json',
    },
    sideEffects: sideEffects.map(compiled),
    dependencies: versionsOf(brought.filter((it) => ![...peers, ...unpacked].includes(it))),
    peerDependencies: versionsOf(peers),
  };
}
