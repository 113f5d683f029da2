import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const fromFederation = createRequire(import.meta.resolve('@module-federation/enhanced/rspack'));
const fromFederationsRuntime = createRequire(fromFederation.resolve('@module-federation/runtime'));
const fromRouter = createRequire(import.meta.resolve('react-router-dom'));

/** Packages by which federation names its parts as CommonJS, of which nothing that is unused can be left out. */
const parts = ['inject-external-runtime-core-plugin', 'runtime', 'runtime-tools', 'webpack-bundler-runtime'];

function mustBe(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is gone: look where its package keeps it now`);
  return file;
}

/** A file beside another one. */
export const fileOf = (beside: string, path: string): string => mustBe(join(dirname(beside), path));

/** Where a part of federation begins. */
export const federationPart = (name: string): string =>
  (name === 'runtime-core' ? fromFederationsRuntime : fromFederation).resolve(`@module-federation/${name}`);

/** Where the router begins, in its production form. */
export const reactRouter = (): string =>
  fileOf(fromRouter.resolve('react-router'), '../production/index.mjs');

/** The same libraries in the form that ships less: federation as modules, the router without its warnings. */
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
