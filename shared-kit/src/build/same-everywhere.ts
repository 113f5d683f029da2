import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { type Compiler, type Module, rspack } from '@rspack/core';

/** Federation's start module, and the imports in it that name its runtime and plugins by path. */
const start = /^@module-federation\/runtime\/rspack\.js!=!data:text\/javascript,/;
const imported = /(__%20from%20%22)[^"]*?(%40module-federation%2F[\w-]+)%2Fdist%2F.+?(%22)/g;
const names = [
  '@module-federation/webpack-bundler-runtime',
  '@module-federation/inject-external-runtime-core-plugin',
];
const fromFederation = createRequire(import.meta.resolve('@module-federation/enhanced/rspack'));

/** A shared module's identifier, which ends with the path of its file. */
const shared = /^((?:provide|consume) shared module .+?)(?: = .+| \(fallback: .+)$/;

/**
 * Makes builds independent of the folder. Federation names its runtime and shared modules by absolute path, and module
 * ids derive from those names. This plugin uses package names instead and resolves them by aliases.
 */
export class SameEverywhere {
  apply(compiler: Compiler): void {
    const { resolve } = compiler.options;
    const places = names.map((name) => [name, fromFederation.resolve(name)]);
    resolve.alias = { ...Object.fromEntries(places), ...resolve.alias };
    new rspack.NormalModuleReplacementPlugin(start, (module) => {
      module.request = module.request.replace(imported, '$1$2$3');
    }).apply(compiler);
    compiler.hooks.compilation.tap('SameEverywhere', ({ hooks }) =>
      hooks.beforeModuleIds.tap('SameEverywhere', nameShared),
    );
  }
}

/** Sets stable ids; the build doesn't give these numbers to other modules. */
function nameShared(modules: Iterable<Module>): void {
  // The types are wrong: the compiler passes plain objects here.
  for (const module of modules as unknown as Iterable<{ identifier: string; id: number }>) {
    const name = shared.exec(module.identifier)?.[1];
    if (name) module.id = createHash('sha256').update(name).digest().readUInt32BE() % 1_000_000;
  }
}
