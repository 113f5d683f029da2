import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const fromFederation = createRequire(import.meta.resolve('@module-federation/enhanced/rspack'));
const fromRouter = createRequire(import.meta.resolve('react-router-dom'));

/** Packages by which federation names its parts as CommonJS, of which nothing that is unused can be left out. */
const parts = ['inject-external-runtime-core-plugin', 'runtime', 'runtime-tools', 'webpack-bundler-runtime'];

function mustBe(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is gone: look where its package keeps it now`);
  return file;
}

/** The same libraries in the form that ships less: federation as modules, the router without its warnings. */
export function leanLibraries(): Record<string, string> {
  const federation = parts.map((name): [string, string] => {
    const file = fromFederation.resolve(`@module-federation/${name}`);
    return [file, mustBe(file.replace(/\.cjs$/, '.js'))];
  });
  const router = join(dirname(fromRouter.resolve('react-router')), '../production');
  return {
    ...Object.fromEntries(federation),
    'react-router$': mustBe(join(router, 'index.mjs')),
    'react-router/dom$': mustBe(join(router, 'dom-export.mjs')),
  };
}
