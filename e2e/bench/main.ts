import { availableParallelism, loadavg } from 'node:os';
import { reportApi } from './api/api-group.ts';
import { measureApi } from './api/measure-api.ts';
import type { Verdict } from './budget.ts';
import { reportBuilds } from './build/build-group.ts';
import { type Builds, buildEverything } from './build/builds.ts';
import { isStopping, stopAllChildren } from './children.ts';
import { type Group, type Options, readOptions, UsageError, usage } from './options.ts';
import type { GroupResult } from './report/group.ts';
import { printTable, printVerdicts } from './report/print.ts';
import { writeResult } from './report/write-result.ts';
import { startServer } from './serve/start-server.ts';
import { removeTemporaryFolders, temporaryFolder } from './temporary-folder.ts';
import { measurePages } from './web/measure-pages.ts';
import { reportPages } from './web/web-group.ts';

const say = (line: string): void => console.log(line);

async function webGroup({ loads }: Options, { folder: builds }: Builds): Promise<GroupResult> {
  say('Starting the demo market, federated and as a monolith');
  const server = await startServer({ dataDir: temporaryFolder(), databaseUrl: null, builds, demo: true });
  say('Loading pages');
  const pairs = await measurePages(server, loads, say);
  await server.stop();
  return reportPages(pairs);
}

/** Figures of a busy machine are those of its other work too. */
function sayHowBusy(): void {
  const [load = 0] = loadavg();
  const processors = availableParallelism();
  if (load > processors / 2) {
    say(
      `This machine is busy (load ${load.toFixed(1)} on ${processors} processors): trust ratios more than times.`,
    );
  }
}

async function bench(options: Options): Promise<void> {
  sayHowBusy();
  const wants = (group: Group) => options.only.includes(group);
  const results: Partial<Record<Group, GroupResult>> = {};
  if (wants('build') || wants('web')) {
    say('Building areas, host and monolith');
    const builds = await buildEverything(say);
    if (wants('build')) results.build = reportBuilds(builds);
    if (wants('web')) results.web = await webGroup(options, builds);
  }
  if (wants('api')) {
    say('Opening the markets that the API is asked of');
    results.api = reportApi(await measureApi(options.sizes, options.queries, say));
  }
  const verdicts: Verdict[] = [];
  for (const { tables, verdicts: more } of Object.values(results)) {
    tables.forEach(printTable);
    verdicts.push(...more);
  }
  printVerdicts(verdicts);
  const figures = Object.fromEntries(Object.entries(results).map(([group, it]) => [group, it.figures]));
  say(`Every figure: ${writeResult({ options, verdicts, figures })}`);
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
