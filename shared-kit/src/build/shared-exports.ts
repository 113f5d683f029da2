import { relative } from 'node:path';
import type { Compilation, Module } from '@rspack/core';
import type { ExportNames } from 'shared-kit/contract/areas';

/** The names that an area's modules take from each shared entry. Throws if they can't be listed. */
export function usedExports(compilation: Compilation): ExportNames {
  return byEntry(compilation, /^consume shared module \(\w+\) (.+)@/, (module, entry) =>
    compilation.moduleGraph.getIncomingConnections(module).flatMap(({ dependency, originModule }) => {
      // One of the two connections of `import { x } from`; it takes no name.
      if (dependency.type === 'esm import') return [];
      const [name] = dependency.ids ?? [];
      if (name) return name;
      const file = relative(compilation.compiler.context, originModule?.nameForCondition() ?? '');
      throw new Error(
        `${file} takes ${entry} as a whole or passes it on: import the names that it uses, so that they can be listed.`,
      );
    }),
  );
}

/** The names that the host's shared entries export. */
export function offeredExports(compilation: Compilation): ExportNames {
  const { moduleGraph } = compilation;
  return byEntry(compilation, /^provide shared module \(\w+\) (.+)@\S+ = /, (module, entry) => {
    const [source] = moduleGraph.getOutgoingConnections(module).map((it) => it.module);
    const names = source && moduleGraph.getProvidedExports(source);
    if (!Array.isArray(names)) throw new Error(`The names that ${entry} exports can't be listed.`);
    return names;
  });
}

function byEntry(
  { modules }: Compilation,
  identifier: RegExp,
  namesOf: (module: Module, entry: string) => readonly string[],
): ExportNames {
  const entries = [...modules].flatMap((module): [string, string[]][] => {
    const entry = identifier.exec(module.identifier())?.[1];
    return entry ? [[entry, [...new Set(namesOf(module, entry))].sort()]] : [];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
