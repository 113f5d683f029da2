import { existsSync, globSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../bootstrap/root.mjs';
import { commandFiles, commandModules, importsOf } from './command-modules.mjs';
import { packedPackage } from './packed-package.mjs';

const packed = packedPackage();
const named = { ...packed.dependencies, ...packed.peerDependencies };
const libraryOf = (name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0];

/** Libraries that these files import and the package doesn't name. */
const unnamedIn = (files) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((it) => !it.startsWith('.') && !isBuiltin(it) && libraryOf(it) !== 'shared-kit')
      .filter((it) => !(libraryOf(it) in named))
      .map((it) => `${file} imports ${it}`),
  );

it('names exact versions', () => {
  for (const version of Object.values(named)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  for (const peer of ['react', '@rspack/core', '@module-federation/enhanced'])
    expect(packed.peerDependencies).toHaveProperty([peer]);
});

it('names every library that the kit and the commands for areas import', () => {
  const sources = globSync('shared-kit/src/**/*.{ts,tsx,mjs}', { cwd: root });
  expect(sources.length).toBeGreaterThan(500);
  expect(unnamedIn(sources.filter((it) => !/\.test\.|\/gallery\//.test(it)))).toEqual([]);
  expect(unnamedIn(commandModules())).toEqual([]);
});

it('leads to compiled files, each made of a source', () => {
  const sourceOf = (path) =>
    ['.ts', '.tsx'].map((ending) => path.replace('./dist/', 'shared-kit/src/').replace(/\.js$/, ending));
  for (const [entry, path] of Object.entries(packed.exports)) {
    if (path.includes('*')) continue;
    expect(path).not.toMatch(/(?<!\.d)\.tsx?$/);
    const made = [path, join('shared-kit', path), ...sourceOf(path)];
    expect([entry, made.some((it) => existsSync(join(root, it)))]).toEqual([entry, true]);
  }
  expect(commandFiles.filter((it) => !existsSync(join(root, it)))).toEqual([]);
  expect(commandModules()).toContain('scripts/release/release.mjs');
});
