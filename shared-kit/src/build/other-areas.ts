import { basename, dirname, relative, sep } from 'node:path';
import type { Compilation } from '@rspack/core';

/** Throws if a module of another area is built in: that copy would never change with the other area's releases. */
export function refuseOtherAreas({ modules }: Pick<Compilation, 'modules'>, root: string): void {
  for (const module of modules) {
    const file = relative(dirname(root), module.nameForCondition() ?? root);
    const [folder = ''] = file.split(sep);
    if (!folder.startsWith('mf-') || folder === basename(root)) continue;
    throw new Error(`${basename(root)} imports ${file}: link to another area's page by its address.`);
  }
}
