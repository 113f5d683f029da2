import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspacePackages } from '../../bootstrap/workspace.mjs';
import { changesOfLibraries } from './changes-of-libraries.mjs';

/** Prints a line for each change that a build of the workspace makes to libraries. */
const root = process.argv[2];
const { rspack } = createRequire(join(root, 'shared-kit/package.json'))('@rspack/core');
for (const name of workspacePackages(root)) {
  const file = join(root, name, 'rspack.config.mjs');
  if (!existsSync(file)) continue;
  const { default: configFor } = await import(pathToFileURL(file).href);
  for (const mode of ['production', 'development']) {
    const config = await configFor({}, { mode });
    // A compiler also knows what plugins add.
    const { options } = rspack(config);
    for (const change of changesOfLibraries({ ...options, plugins: config.plugins }))
      console.log(`${name}, ${mode} build: ${change}`);
  }
}
