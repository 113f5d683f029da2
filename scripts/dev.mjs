import { install } from './bootstrap/install.mjs';
import { alone } from './bootstrap/lock.mjs';
import { endWithPackageManager } from './bootstrap/parent.mjs';
import { checkOwnNode } from './bootstrap/runtime.mjs';
import { main } from './bootstrap/stop.mjs';
import { builtPackages } from './bootstrap/workspace.mjs';
import { readOptions } from './dev/options.mjs';
import { watchAll } from './dev/watch-all.mjs';
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
