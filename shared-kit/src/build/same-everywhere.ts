import { createRequire } from 'node:module';
import { type Compiler, rspack } from '@rspack/core';

/** The module in which federation starts, and where it names its runtime. */
const start = /^@module-federation\/runtime\/rspack\.js!=!data:text\/javascript,/;
const runtimePath = /(__module_federation_bundler_runtime__%20from%20%22)(.+?)(%22)/;
const runtimeName = '@module-federation/webpack-bundler-runtime';
const fromFederation = createRequire(import.meta.resolve('@module-federation/enhanced/rspack'));

/**
 * Federation calls its runtime by its place on this machine, and ids of modules are made of such names: the same
 * source would become other files in another folder. So the runtime is called by its name, and found where it was.
 */
export class SameEverywhere {
  apply(compiler: Compiler): void {
    const { resolve } = compiler.options;
    resolve.alias = { [runtimeName]: fromFederation.resolve(runtimeName), ...resolve.alias };
    new rspack.NormalModuleReplacementPlugin(start, (module) => {
      module.request = module.request.replace(runtimePath, `$1${encodeURIComponent(runtimeName)}$3`);
    }).apply(compiler);
  }
}
