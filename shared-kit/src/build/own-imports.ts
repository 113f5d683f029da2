import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';

type Imported = Readonly<{ file: string; from: string }>;

/** Refuses imports of an area's source that would bring a second copy of what the host has. */
export class OwnImports {
  readonly #root: string;
  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OwnImports', (compilation) =>
      // Afterwards modules are joined, which hides who imports what.
      compilation.hooks.finishModules.tap('OwnImports', () =>
        refuseUnnamed(importsIn(compilation), this.#root),
      ),
    );
  }
}

const importsIn = ({ modules, moduleGraph }: Compilation): Imported[] =>
  [...modules].flatMap((module) => {
    const file = module.nameForCondition();
    const importers = moduleGraph.getIncomingConnections(module).map((it) => it.originModule);
    return importers.flatMap((it) => {
      const from = it?.nameForCondition();
      return file && from ? [{ file, from }] : [];
    });
  });

const ofHost = /\/shared-kit\/(?:src|dist)\/(?:shell|ui)\/(?:(?:i18n|slots)-)?host\.[jt]s$/;
const ofLibrary = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Throws if an area's source imports what only the host may, or a library that its package.json doesn't name. */
export function refuseUnnamed(imports: readonly Imported[], root: string): void {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies?: object;
    devDependencies?: object;
  };
  const named = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  for (const { file, from } of imports) {
    if (!from.startsWith(join(root, 'src') + sep)) continue;
    const place = relative(dirname(root), from);
    if (ofHost.test(file)) throw new Error(`${place} imports an entry of the kit that only the host may.`);
    const library = file.includes('/shared-kit/dist/') ? undefined : ofLibrary.exec(file)?.[1];
    if (library && !named.has(library))
      throw new Error(`${place} imports ${library}, which the area's package.json doesn't name.`);
  }
}
