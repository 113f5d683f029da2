import { join } from 'node:path';
import { forgetDevelopmentBuild } from '../bootstrap/build.mjs';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { marketNode, toolEnvironment } from '../bootstrap/runtime.mjs';
import { labelled } from './labelled.mjs';

/** Builds packages after each edit; the market publishes them and its pages reload. */
export async function watchAll(packages) {
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
