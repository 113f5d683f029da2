import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const fromFederation = createRequire(import.meta.resolve('@module-federation/enhanced/rspack'));
const fromFederationsRuntime = createRequire(fromFederation.resolve('@module-federation/runtime'));
const fromRouter = createRequire(import.meta.resolve('react-router-dom'));

/** Federation imports these of its packages as CommonJS, which can't be tree-shaken. */
const parts = ['inject-external-runtime-core-plugin', 'runtime', 'runtime-tools', 'webpack-bundler-runtime'];

function mustBe(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is gone: look where its package keeps it now`);
  return file;
}

/** Path of a file beside another one. */
export const fileOf = (beside: string, path: string): string => mustBe(join(dirname(beside), path));

/** Entry file of a federation package. */
export const federationPart = (name: string): string =>
  (name === 'runtime-core' ? fromFederationsRuntime : fromFederation).resolve(`@module-federation/${name}`);

/** Entry file of the router's production build. */
export const reactRouter = (): string =>
  fileOf(fromRouter.resolve('react-router'), '../production/index.mjs');

/** Aliases to smaller builds of the same libraries: federation as ES modules, the router without warnings. */
export function leanLibraries(): Record<string, string> {
  const federation = parts.map((name): [string, string] => [
    federationPart(name),
    mustBe(federationPart(name).replace(/\.cjs$/, '.js')),
  ]);
  return {
    ...Object.fromEntries(federation),
    'react-router$': reactRouter(),
    'react-router/dom$': fileOf(reactRouter(), 'dom-export.mjs'),
  };
}
