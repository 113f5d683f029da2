import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { type Compiler, type Module, rspack } from '@rspack/core';

/** Federation's start module, and the imports in it that name its runtime and plugins by path. */
const start = /^@module-federation\/runtime\/rspack\.js!=!data:text\/javascript,/;
const imported = /(__%20from%20%22)[^"]*?(%40module-federation%2F[\w-]+)%2Fdist%2F.+?(%22)/g;
/** Its packages that the start module imports. */
const named = ['inject-external-runtime-core-plugin', 'webpack-bundler-runtime'];
/** Federation's packages that it imports as CommonJS, which can't be tree-shaken. */
const packages = [...named, 'runtime', 'runtime-tools'];
const fromFederation = createRequire(import.meta.resolve('@module-federation/enhanced/rspack'));

/** A shared module's identifier, which ends with the path of its file. */
const shared = /^((?:provide|consume) shared module .+?)(?: = .+| \(fallback: .+)$/;

/**
 * Makes builds independent of the folder. Federation names its runtime and shared modules by absolute path, and module
 * ids derive from those names. This plugin uses package names instead, and aliases that lead to the ES module of the same
 * package.
 */
export class SameEverywhere {
  apply(compiler: Compiler): void {
    const { resolve } = compiler.options;
    const byName = named.map((it) => [`@module-federation/${it}$`, commonJsOf(it)]);
    const asModule = packages.map((it) => [commonJsOf(it), commonJsOf(it).replace(/\.cjs$/, '.js')]);
    resolve.alias = { ...Object.fromEntries([...byName, ...asModule]), ...resolve.alias };
    new rspack.NormalModuleReplacementPlugin(start, (module) => {
      module.request = module.request.replace(imported, '$1$2$3');
    }).apply(compiler);
    compiler.hooks.compilation.tap('SameEverywhere', ({ hooks }) =>
      hooks.beforeModuleIds.tap('SameEverywhere', nameShared),
    );
  }
}

const commonJsOf = (name: string): string => fromFederation.resolve(`@module-federation/${name}`);

/** Sets stable ids; the build doesn't give these numbers to other modules. */
function nameShared(modules: Iterable<Module>): void {
  // The types are wrong: the compiler passes plain objects here.
  for (const module of modules as unknown as Iterable<{ identifier: string; id: number }>) {
    const name = shared.exec(module.identifier)?.[1];
    if (name) module.id = createHash('sha256').update(name).digest().readUInt32BE() % 1_000_000;
  }
}
