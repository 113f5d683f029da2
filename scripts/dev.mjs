import { join } from 'node:path';
import { forgetDevelopmentBuild } from './bootstrap/build.mjs';
import { install } from './bootstrap/install.mjs';
import { alone } from './bootstrap/lock.mjs';
import { endWithPackageManager } from './bootstrap/parent.mjs';
import { root } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { checkOwnNode, marketNode, toolEnvironment } from './bootstrap/runtime.mjs';
import { main } from './bootstrap/stop.mjs';
import { builtPackages } from './bootstrap/workspace.mjs';
import { labelled } from './dev/labelled.mjs';
import { readOptions } from './dev/options.mjs';
import { workInPlace } from './dev/work-in-place.mjs';

await main(async () => {
  endWithPackageManager();
  checkOwnNode();
  const options = readOptions(process.argv.slice(2), process.env);
  await alone(install);
  if (options.isInPlace) return workInPlace(options);
  await watchAll(options.names.length > 0 ? options.names : builtPackages());
  return 1;
});

/** Builds packages after each edit; the market publishes them and its pages reload. */
async function watchAll(packages) {
  forgetDevelopmentBuild('host');
  const label = labelled([...packages, 'server']);
  const watched = (name, args, cwd, env) =>
    run(marketNode(), args, {
      cwd,
      env: { ...toolEnvironment(cwd), ...env },
      quiet: true,
      onLine: label(name),
    });
  await Promise.all([
    ...packages.map((name) => watched(name, ['--run', 'dev'], join(root, name), { NODE_ENV: 'development' })),
    watched('server', ['--watch', join(root, 'server/src/main.ts')], root, {
      NODE_ENV: process.env.NODE_ENV ?? 'development',
    }),
  ]);
}
