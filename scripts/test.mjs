import { build } from './bootstrap/build.mjs';
import { findChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { alone } from './bootstrap/lock.mjs';
import { endWithPackageManager } from './bootstrap/parent.mjs';
import { checkOwnNode, marketNode } from './bootstrap/runtime.mjs';
import { seconds } from './bootstrap/step.mjs';
import { main, Stop } from './bootstrap/stop.mjs';
import { readOptions } from './testing/options.mjs';
import { checksStage, drillsStage, jestStage, journeysStage, otherDatabaseStage } from './testing/stages.mjs';
import { add, broken, none, totalLine } from './testing/tally.mjs';

const explain = (error) =>
  console.error(error instanceof Stop ? `✗ ${error.message}\n  ${error.remedy}` : error);

/** A stage that can't run is one failure with its sentence; the ones after it still run, so the total is whole. */
async function stage(title, work) {
  const since = performance.now();
  console.log(`\n━━ ${title}`);
  const tally = await work().catch((error) => {
    explain(error);
    return broken;
  });
  console.log(`━━ ${title}: ${totalLine(tally)} in ${seconds(since)}`);
  return tally;
}

await main(async () => {
  const { only, alsoOn, rest } = readOptions(process.argv.slice(2));
  endWithPackageManager();
  checkOwnNode();
  await alone(install);
  marketNode();
  // Before jest, because the server's tests start the whole market; the journeys report a build that fails.
  if (only.some((it) => it !== 'checks')) await alone(() => build()).catch(explain);
  // Early, because it may have to be installed; a missing browser fails the journeys, not the rest.
  if (only.includes('e2e')) await findChromium().catch(() => undefined);

  const stages = [
    only.includes('checks') && ['Checks', checksStage],
    only.includes('jest') && ['Rules, components and server', () => jestStage(rest)],
    alsoOn && ['Server on another PostgreSQL', () => otherDatabaseStage(alsoOn)],
    only.includes('e2e') && ['Browser journeys', journeysStage],
    only.includes('drills') && ['Drills', drillsStage],
  ].filter(Boolean);
  let total = none;
  for (const [title, work] of stages) total = add(total, await stage(title, work));
  console.log(`\n${totalLine(total)}`);
  return total.failed === 0 ? 0 : 1;
});
