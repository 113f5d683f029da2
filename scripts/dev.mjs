import { join } from 'node:path';
import { install } from './bootstrap/install.mjs';
import { alone } from './bootstrap/lock.mjs';
import { endWithPackageManager } from './bootstrap/parent.mjs';
import { root } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { checkOwnNode, marketNode, toolEnvironment } from './bootstrap/runtime.mjs';
import { main, Stop } from './bootstrap/stop.mjs';
import { builtPackages } from './bootstrap/workspace.mjs';

const widest = Math.max(...builtPackages().map((it) => it.length));

/** Each line says whose it is, since many programs write into one terminal. */
function watched(name, args, cwd, env) {
  const onLine = (line) => line.trim() && console.log(`${name.padEnd(widest)} │ ${line}`);
  return run(marketNode(), args, { cwd, env: { ...toolEnvironment(cwd), ...env }, quiet: true, onLine });
}

/** `pnpm dev` watches host, all areas and the server; `pnpm dev mf-shop` only the named packages and the server. */
await main(async () => {
  endWithPackageManager();
  checkOwnNode();
  await alone(install);
  const named = process.argv.slice(2);
  const unknown = named.find((it) => !builtPackages().includes(it));
  if (unknown)
    throw new Stop(`There is no package named ${unknown}.`, `There are: ${builtPackages().join(', ')}.`);
  const packages = named.length > 0 ? named : builtPackages();
  await Promise.all([
    ...packages.map((name) => watched(name, ['--run', 'dev'], join(root, name), { NODE_ENV: 'development' })),
    watched('server', ['--watch', join(root, 'server/src/main.ts')], root, {
      NODE_ENV: process.env.NODE_ENV ?? 'development',
    }),
  ]);
  return 1;
});
