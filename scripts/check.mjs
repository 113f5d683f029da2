import { main, Stop } from './bootstrap/stop.mjs';
import { checks, runChecks } from './checks/index.mjs';

/** `pnpm check` runs all checks; `pnpm check imports types` runs these two. */
await main(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((it) => !(it in checks));
  if (unknown)
    throw new Stop(`There is no check named ${unknown}.`, `There are: ${Object.keys(checks).join(', ')}.`);
  const { failed } = await runChecks(wanted.length > 0 ? wanted : Object.keys(checks));
  return failed === 0 ? 0 : 1;
});
