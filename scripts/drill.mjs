import { join } from 'node:path';
import { build } from './bootstrap/build.mjs';
import { install } from './bootstrap/install.mjs';
import { alone } from './bootstrap/lock.mjs';
import { endWithPackageManager } from './bootstrap/parent.mjs';
import { root } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { checkOwnNode, marketNode, quickEnvironment } from './bootstrap/runtime.mjs';
import { main } from './bootstrap/stop.mjs';

/** Drills break the production build, so build it first. */
await main(async () => {
  endWithPackageManager();
  checkOwnNode();
  await alone(async () => {
    await install();
    await build();
  });
  const folder = join(root, 'e2e');
  const { code } = await run(marketNode(), [join(folder, 'drills/main.ts'), ...process.argv.slice(2)], {
    cwd: folder,
    env: quickEnvironment(folder),
    endsItself: true,
  });
  return code;
});
