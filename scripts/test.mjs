import { build } from './bootstrap/build.mjs';
import { findChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { alone } from './bootstrap/lock.mjs';
import { endWithPackageManager } from './bootstrap/parent.mjs';
import { checkOwnNode, marketNode } from './bootstrap/runtime.mjs';
import { seconds } from './bootstrap/step.mjs';
import { main, Stop } from './bootstrap/stop.mjs';
import { readOptions } from './testing/options.mjs';
import { leftOut, planOf } from './testing/plan.mjs';
import {
  checksStage,
  drillsStage,
  jestStage,
  journeysStage,
  otherDatabaseStage,
  relatedStage,
  wholeJestStage,
} from './testing/stages.mjs';
import { add, broken, none, retriedLines, timesOf, totalLine } from './testing/tally.mjs';

const explain = (error) =>
  console.error(error instanceof Stop ? `✗ ${error.message}\n  ${error.remedy}` : error);

/**
 * Runs a stage. A stage that can't run counts as one failure; later stages still run, so that the total is complete.
 */
async function stage(title, work) {
  const since = performance.now();
  console.log(`\n━━ ${title}`);
  const tally = await work().catch((error) => {
    explain(error);
    return broken;
  });
  console.log(`━━ ${title}: ${totalLine(tally)} in ${seconds(since)}`);
  return { title, seconds: (performance.now() - since) / 1000, tally };
}

/** The requested stages with their titles. */
function stagesOf({ only, alsoOn, all, changed, rest }, plan) {
  const { tests, journeys, translated, drills, otherDatabase } = plan;
  const jest = () => {
    if (tests) return relatedStage(tests, rest);
    return rest.length > 0 ? jestStage(rest) : wholeJestStage();
  };
  return [
    only.includes('checks') && ['Checks', checksStage],
    only.includes('jest') && tests?.length !== 0 && ['Rules, components and server', jest],
    alsoOn &&
      otherDatabase.length > 0 && [
        'Server on another PostgreSQL',
        () => otherDatabaseStage(alsoOn, otherDatabase),
      ],
    only.includes('e2e') &&
      journeys.length > 0 && [
        'Browser journeys',
        () => journeysStage(journeys, { leaveOut: !all && !changed }),
      ],
    only.includes('e2e') &&
      translated.length > 0 && [
        'Browser journeys, translated',
        () => journeysStage(translated, { leaveOut: !all, isTranslated: true }),
      ],
    only.includes('drills') && drills && ['Drills', () => drillsStage(drills)],
  ].filter(Boolean);
}

/** Random tests run long, and from another seed each time. */
function runRandomTestsLong() {
  process.env.RANDOM_RUNS = 'long';
  process.env.RANDOM_SEED ??= String(Math.floor(Math.random() * 1_000_000));
}

await main(async () => {
  const since = performance.now();
  const options = readOptions(process.argv.slice(2));
  if (options.all) runRandomTestsLong();
  endWithPackageManager();
  checkOwnNode();
  await alone(install);
  marketNode();
  // Before jest, since server tests start the whole market. The journeys report a failed build.
  if (options.only.some((it) => it !== 'checks')) await alone(() => build()).catch(explain);
  // Early, since it may have to be installed. A missing browser fails only the journeys.
  if (options.only.includes('e2e')) await findChromium().catch(() => undefined);

  const run = [{ title: 'Install and build', seconds: (performance.now() - since) / 1000 }];
  for (const [title, work] of stagesOf(options, planOf(options))) run.push(await stage(title, work));
  const total = run.reduce((sum, { tally = none }) => add(sum, tally), none);
  const told = [...retriedLines(total), leftOut(options, process.env.RANDOM_SEED)];
  console.log(`\n${timesOf(run)}\n\n${told.join('\n')}\n\n${totalLine(total)}`);
  return total.failed === 0 ? 0 : 1;
});
