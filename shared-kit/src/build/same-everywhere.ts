import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { type Compiler, type Module, rspack } from '@rspack/core';

/** The module in which federation starts, and where it names its runtime and what is plugged into it. */
const start = /^@module-federation\/runtime\/rspack\.js!=!data:text\/javascript,/;
const imported = /(__%20from%20%22)[^"]*?(%40module-federation%2F[\w-]+)%2Fdist%2F.+?(%22)/g;
const names = [
  '@module-federation/webpack-bundler-runtime',
  '@module-federation/inject-external-runtime-core-plugin',
];
const fromFederation = createRequire(import.meta.resolve('@module-federation/enhanced/rspack'));

/** What is shared, with the place of the file behind it. */
const shared = /^((?:provide|consume) shared module .+?)(?: = .+| \(fallback: .+)$/;

/**
 * Federation calls its runtime and what is shared by their place on this machine, and ids of modules are made of such
 * names: the same source would become other files in another folder. So each is called by its name, and found where
 * it was.
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

/** Numbers in the place of those that the build would give; it gives none of them to another. */
function nameShared(modules: Iterable<Module>): void {
  // What the compiler really passes here.
  for (const module of modules as unknown as Iterable<{ identifier: string; id: number }>) {
    const name = shared.exec(module.identifier)?.[1];
    if (name) module.id = createHash('sha256').update(name).digest().readUInt32BE() % 1_000_000;
  }
}
