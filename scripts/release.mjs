import { join } from 'node:path';
import { build } from './bootstrap/build.mjs';
import { install } from './bootstrap/install.mjs';
import { alone } from './bootstrap/lock.mjs';
import { root } from './bootstrap/root.mjs';
import { checkOwnNode } from './bootstrap/runtime.mjs';
import { main } from './bootstrap/stop.mjs';
import { checkRelatedTests, checkSource } from './release/gate.mjs';
import { release } from './release/release.mjs';
import { verify } from './release/verify.mjs';

/** An area of this workspace. */
const inWorkspace = (name) => ({
  folder: join(root, name),
  install: () => alone(install),
  checkSource: () => checkSource(name),
  build: () => alone(() => build({ only: [name] })),
  verify: (folder) => verify(folder, name.replace(/^mf-/, '')),
  checkRelatedTests: () => checkRelatedTests(name),
});

await main(async () => {
  checkOwnNode();
  return release(inWorkspace, process.argv.slice(2));
});
