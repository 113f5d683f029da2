import { join } from 'node:path';
import { build } from './bootstrap/build.mjs';
import { install } from './bootstrap/install.mjs';
import { alone } from './bootstrap/lock.mjs';
import { endWithPackageManager } from './bootstrap/parent.mjs';
import { root } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { checkOwnNode, marketNode } from './bootstrap/runtime.mjs';
import { main } from './bootstrap/stop.mjs';

await main(async () => {
  endWithPackageManager();
  checkOwnNode();
  await alone(async () => {
    await install();
    marketNode();
    await build();
  });
  const { code } = await run(marketNode(), [join(root, 'server', 'src', 'main.ts')], {
    cwd: root,
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
    endsItself: true,
  });
  return code;
});
