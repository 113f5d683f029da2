import { type Browser, chromium } from '@playwright/test';
import { provideBrowser } from '../../bench/provide-browser.ts';
import { stopDatabase } from '../../bench/serve/stop-database.ts';
import { browserFlags, browserPath } from '../../browser.ts';
import { copyDemoData } from '../../demo-data.ts';
import { missingForNginx } from '../../fixtures/nginx.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import type { Drill, DrillReport, DrillRun } from '../drill.ts';
import { type Builds, readBuilds } from './builds.ts';
import { type Pair, startPair } from './pair.ts';
import { againstRule } from './reload-rule.ts';
import { newArea, newPage, roles, type ShownPage } from './roles.ts';
import { type Course, playRound } from './rounds.ts';
import { openTab, type Problem, type Tab } from './tab.ts';
import { type Around, arrive, type Lived, live } from './tab-life.ts';
import { teamOf } from './team.ts';

/** A tab takes what is live at its first move after ten seconds. */
const arrivesWithinMs = 60_000;
/** By then the last release is known to every tab. */
const settledMs = 3000;
/** Long enough for two documents that the ten seconds would allow. */
const quietMs = 25_000;
const mostTold = 20;

/** The browser itself tells in the console of a stream that ended in the middle: no page can keep it from that. */
const isStream = /^Failed to load resource: net::ERR_\w+ \(https:\S+\/api\/events\)$/;
/** Nor from telling of a document that is rightly missing: that of the area that left. */
const isDocumentGone = new RegExp(`^Failed to load resource: .* 404 .*\\(https:\\S+${newPage.path}\\)$`);
const isSoonAfter = (kill: number, at: number) => at >= kill && at - kill < 10_000;

/** Every round is a release. */
export const releases: Drill = {
  name: 'releases',
  group: 'service',
  promise:
    'while areas are released, taken back, refused, join and leave, and processes are killed, no open tab shows an error, loses a typed text or loads more documents than it may',
  rounds: { small: 20, whole: 500 },
  missing: () => missingForNginx,
  async run(asked) {
    await provideBrowser();
    const builds = await readBuilds();
    const dataDir = temporaryFolder();
    copyDemoData(dataDir);
    try {
      const pair = await startPair(dataDir);
      const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags() });
      try {
        return await playAll({ asked, pair, builds, browser });
      } finally {
        await browser.close();
        await pair.stop();
      }
    } finally {
      await stopDatabase(dataDir);
    }
  },
};

type Stage = Readonly<{ asked: DrillRun; pair: Pair; builds: Builds; browser: Browser }>;

async function playAll({ asked, pair, builds, browser }: Stage): Promise<DrillReport> {
  const course = await beginCourse(pair, builds);
  const tabs = await Promise.all(roles.map((role, number) => openTab(browser, pair.url, role, number)));
  let isOver = false;
  const around: Around = {
    isOver: () => isOver,
    releases: () => course.counts.releases,
    headingOf: builds.headingOf,
    newPage: () => (course.live.get(newArea)?.version ? newPage : null),
  };
  const lives = tabs.map((tab) => live(tab, around));
  try {
    for (let number = 0; number < asked.rounds; number += 1) {
      await playRound(course, number);
      if (number > 0 && number % 50 === 0) asked.say(`${number} rounds`);
    }
  } catch (error) {
    course.broken.push(`The releases could not go on: ${(error as Error).message}.`);
  }
  isOver = true;
  const settledAt = Date.now() + settledMs;
  const lived = await Promise.all(lives);
  const late = await lateTabs(tabs, course, asked.isWhole ? quietMs : 0);
  return reportOf({ course, tabs, lived, late, settledAt });
}

async function beginCourse(pair: Pair, builds: Builds): Promise<Course> {
  const teams = await Promise.all(builds.areas.map((area) => teamOf(pair, area)));
  const firsts = await Promise.all(teams.map((team) => team.live()));
  return {
    pair,
    builds,
    teams: new Map(teams.map((team) => [team.area, team])),
    live: new Map(teams.map(({ area }, at) => [area, { version: firsts[at] ?? null, mark: '' }])),
    counts: { releases: 0, rollbacks: 0, canaries: 0, refusals: 0, joins: 0, leaves: 0 },
    kills: [],
    broken: [],
  };
}

async function lateTabs(
  tabs: readonly Tab[],
  { live: now, builds: { headingOf } }: Course,
  stayMs: number,
): Promise<readonly string[]> {
  const markOf = (page: ShownPage) => now.get(page.area)?.mark ?? '';
  const arrival = { headingOf, markOf, withinMs: arrivesWithinMs, stayMs };
  return (await Promise.all(tabs.map((tab) => arrive(tab, arrival)))).flat();
}

type Ended = Readonly<{
  course: Course;
  tabs: readonly Tab[];
  lived: readonly Lived[];
  late: readonly string[];
  settledAt: number;
}>;

function reportOf({ course, tabs, lived, late, settledAt }: Ended): DrillReport {
  const sum = (of: (it: Lived) => number) => lived.reduce((total, it) => total + of(it), 0);
  const told = tabs.flatMap(({ role, problems }) => problems.map((it) => ({ ...it, role })));
  const isCut = ({ at, text }: Problem) =>
    isStream.test(text) && course.kills.some((kill) => isSoonAfter(kill, at));
  const isLeft = ({ text }: Problem) => isDocumentGone.test(text);
  const problems = told
    .filter((it) => !isCut(it) && !isLeft(it))
    .map(({ role, at, text }) => `${role.name}, ${new Date(at).toISOString().slice(11, 19)}: ${text}.`);
  const loaded = tabs.flatMap((tab) =>
    againstRule(tab.documents(), settledAt).map((it) => `${tab.role.name} ${it}.`),
  );
  const broken = [...problems, ...loaded, ...late, ...lived.flatMap((it) => it.broken), ...course.broken];
  return {
    figures: {
      ...course.counts,
      kills: course.kills.length,
      tabs: tabs.length,
      'pages visited': sum(({ visits }) => visits),
      'releases seen in tabs': new Set(lived.flatMap(({ marks }) => [...marks])).size,
      'tabs that showed the new area': lived.filter(({ marks }) =>
        [...marks].some((it) => it.startsWith(newArea)),
      ).length,
      'documents loaded by tabs': tabs.flatMap((tab) => tab.documents()).length,
      'against the reload rule': loaded.length,
      'texts typed': sum(({ typed }) => typed),
      'texts lost': sum(({ lost }) => lost),
      'errors in console or page': problems.length,
      'event streams cut by kills': told.filter(isCut).length,
    },
    broken: broken.slice(0, mostTold),
  };
}
