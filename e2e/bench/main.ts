import { availableParallelism, loadavg } from 'node:os';
import { isStopping, stopAllChildren } from '../children.ts';
import { removeTemporaryFolders, temporaryFolder } from '../temporary-folder.ts';
import { reportApi } from './api/api-group.ts';
import { measureApi } from './api/measure-api.ts';
import type { Verdict } from './budget.ts';
import { reportBuilds } from './build/build-group.ts';
import { type Builds, buildEverything } from './build/builds.ts';
import { reportDev } from './dev/dev-group.ts';
import { measureDev } from './dev/measure-dev.ts';
import { type Group, type Options, readOptions, UsageError, usage } from './options.ts';
import { provideBrowser } from './provide-browser.ts';
import { measureComparisonAndQueues } from './queue/measure-queue.ts';
import { reportComparisonAndQueues } from './queue/queue-group.ts';
import { measureReleases } from './release/measure-release.ts';
import { reportReleases } from './release/release-group.ts';
import { startMarket } from './release/start-market.ts';
import type { GroupResult } from './report/group.ts';
import { printTable, printVerdicts } from './report/print.ts';
import { writeResult } from './report/write-result.ts';
import { startServer } from './serve/start-server.ts';
import { lighthousePoints } from './web/lighthouse-points.ts';
import { measurePages } from './web/measure-pages.ts';
import { reportPages } from './web/web-group.ts';

const say = (line: string): void => console.log(line);

/** Lighthouse takes a quarter of a minute per run, and its budget is the median of five. */
const mostAskings = 5;

async function webGroup({ loads }: Options, { folder: builds }: Builds): Promise<GroupResult> {
  say('\nStarting the demo market, federated and as a monolith');
  const server = await startServer({ dataDir: temporaryFolder(), databaseUrl: null, builds, demo: true });
  say('Loading pages');
  const pairs = await measurePages(server, loads, say);
  say('Asking Lighthouse');
  const points = await lighthousePoints(`${server.url}/`, Math.min(loads, mostAskings));
  await server.stop();
  return reportPages(pairs, points);
}

/** A release takes many seconds, so a few runs suffice. */
const mostReleases = 3;

async function releaseGroup({ loads }: Options): Promise<GroupResult> {
  say('\nStarting the demo market that is released to');
  const market = await startMarket();
  const releases = await measureReleases(market, Math.min(loads, mostReleases), say);
  await market.stop();
  return reportReleases(releases);
}

/** Warns of other load on the machine, which affects all figures. */
function sayHowBusy(): void {
  const [load = 0] = loadavg();
  const processors = availableParallelism();
  if (load > processors / 2) {
    say(
      `This machine is busy (load ${load.toFixed(1)} on ${processors} processors): trust ratios more than times.`,
    );
  }
}

/** Prints each group when it is done, so that a later failure loses nothing. */
async function bench(options: Options): Promise<void> {
  sayHowBusy();
  const verdicts: Verdict[] = [];
  const failures: string[] = [];
  const figures: Partial<Record<Group, unknown>> = {};
  const wants = (group: Group) => options.only.includes(group);
  const report = (group: Group, result: GroupResult) => {
    result.tables.forEach(printTable);
    verdicts.push(...result.verdicts);
    failures.push(...(result.failures ?? []));
    figures[group] = result.figures;
  };
  if (wants('web') || wants('release') || wants('dev')) await provideBrowser();
  if (wants('build') || wants('web') || wants('release')) {
    say('Building areas, host and monolith');
    const builds = await buildEverything(say);
    if (wants('build')) report('build', reportBuilds(builds));
    if (wants('web')) report('web', await webGroup(options, builds));
    if (wants('release')) report('release', await releaseGroup(options));
  }
  if (wants('dev')) {
    say('\nWorking on an area in a copy of the workspace');
    report('dev', reportDev(await measureDev(say)));
  }
  if (wants('api')) {
    say('\nOpening the markets that the API is asked of');
    report('api', reportApi(await measureApi(options.sizes, options.queries, say)));
  }
  if (wants('queue')) {
    say('\nOpening a demo market for a comparison of offers and long queues');
    report('queue', reportComparisonAndQueues(await measureComparisonAndQueues(say)));
  }
  printVerdicts(verdicts);
  say(`Every figure: ${writeResult({ options, verdicts, figures })}`);
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

async function cleanUp(): Promise<void> {
  await stopAllChildren();
  removeTemporaryFolders();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    say('\nStopping');
    void cleanUp().then(() => process.exit(130));
  });
}

try {
  const options = readOptions(process.argv.slice(2));
  await bench(options);
} catch (error) {
  process.exitCode = 1;
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else if (!isStopping()) console.error(error);
} finally {
  await cleanUp();
}
