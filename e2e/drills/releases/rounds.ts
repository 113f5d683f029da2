import { setTimeout as wait } from 'node:timers/promises';
import type { AreaId } from 'shared-kit/contract/areas';
import { leaveMarket } from '../../../server/src/modules/releases/index.ts';
import type { Builds } from './builds.ts';
import type { Pair } from './pair.ts';
import { refusals } from './refusals.ts';
import { newArea } from './roles.ts';
import { type Team, teamOf, uploaded } from './team.ts';

/** What visitors get of an area: its version, and the mark in its headings. */
export type Live = Readonly<{ version: string | null; mark: string }>;

/** The market's releases as the drill knows them. */
export type Course = Readonly<{
  pair: Pair;
  builds: Builds;
  teams: Map<AreaId, Team>;
  live: Map<AreaId, Live>;
  counts: Record<'releases' | 'rollbacks' | 'canaries' | 'refusals' | 'joins' | 'leaves', number>;
  /** When a process was killed, in milliseconds since 1970. */
  kills: number[];
  broken: string[];
}>;

type Round = (course: Course, area: AreaId, number: number) => Promise<void>;

/** Tabs ask what is live once a second. */
const heardMs = 1100;
/** So long a team takes at least: releases that come faster are seen by nobody. */
const pauseMs = 300;
export const markOf = (number: number) => `${number}: `;
/** In the headings of releases that nobody may see. */
export const refusedMark = 'Refused ';

/** Uploads a release that passed its trial, and the version before it. */
async function tried(course: Course, area: AreaId, number: number) {
  const team = teamIn(course, area);
  const version = await uploaded(team, await course.builds.make(area, markOf(number)));
  await team.record(version, []);
  course.counts.releases += 1;
  return { team, version, before: course.live.get(area) ?? { version: null, mark: '' } };
}

const release: Round = async (course, area, number) => {
  const { team, version, before } = await tried(course, area, number);
  await moved(course, team, team.makeLive(version, before.version), { version, mark: markOf(number) });
};

const rollback: Round = async (course, area, number) => {
  const { team, version, before } = await tried(course, area, number);
  await moved(course, team, team.makeLive(version, before.version), { version, mark: markOf(number) });
  await wait(heardMs);
  await moved(course, team, team.makeLive(before.version ?? '', version), before);
  course.counts.rollbacks += 1;
};

/** Every second canary is given to everybody, the others are ended. */
const canary: Round = async (course, area, number) => {
  const { team, version, before } = await tried(course, area, number);
  await moved(course, team, team.startCanary(version, before.version), before);
  await wait(heardMs);
  course.counts.canaries += 1;
  if (course.counts.canaries % 2 === 0) await moved(course, team, team.endCanary(before.version), before);
  else await moved(course, team, team.makeLive(version, before.version), { version, mark: markOf(number) });
};

const refused: Round = async (course, area, number) => {
  const team = teamIn(course, area);
  const [stranger] = [...course.teams.values()].filter((it) => it.area !== area);
  const make = (what: string) => course.builds.make(area, `${refusedMark}${number} ${what}: `);
  course.counts.releases += 1;
  for (const { what, code, ask } of refusals) {
    const before = await team.live();
    const told = await ask({ team, stranger: stranger ?? team, live: before ?? '', make });
    course.counts.refusals += 1;
    if (told.code !== code)
      course.broken.push(`${what} was answered ${told.status} ${told.code ?? ''}, not ${code}.`);
    if ((await team.live()) !== before)
      course.broken.push(`${what}: visitors of mf-${area} got another release.`);
  }
};

const kinds: readonly Round[] = [release, rollback, canary, refused, release, canary];

/** The new area joins in the middle of every ten rounds, and leaves before the next ten. */
async function joinOrLeave(course: Course, number: number): Promise<void> {
  const isThere = course.teams.has(newArea);
  if (number % 10 === 3 && !isThere) {
    course.teams.set(newArea, await teamOf(course.pair, newArea));
    course.live.set(newArea, { version: null, mark: '' });
    await release(course, newArea, number);
    course.counts.joins += 1;
  }
  if (number % 10 === 9 && isThere) {
    await leaveMarket(course.pair.db, { area: newArea, by: 'operator', reason: 'The drill is over.' });
    course.teams.delete(newArea);
    course.live.delete(newArea);
    course.counts.leaves += 1;
  }
}

/** One round of an area: a release of one kind. */
export async function playRound(course: Course, number: number): Promise<void> {
  const areas = course.builds.areas;
  const area = areas[number % areas.length] as AreaId;
  // The kinds move on with each turn of the areas.
  const kind = kinds[(number + Math.floor(number / areas.length)) % kinds.length] as Round;
  await kind(course, area, number);
  await joinOrLeave(course, number);
  if (number % 10 === 6) {
    course.kills.push(Date.now());
    await course.pair.kill();
  }
  await wait(pauseMs);
}

async function moved(
  course: Course,
  team: Team,
  move: ReturnType<Team['makeLive']>,
  now: Live,
): Promise<void> {
  const { status, code, live } = await move;
  if (status !== 200 || live !== now.version)
    throw new Error(`mf-${team.area} should be ${now.version}: ${status} ${code ?? live}`);
  course.live.set(team.area, now);
}

function teamIn({ teams }: Course, area: AreaId): Team {
  const team = teams.get(area);
  if (!team) throw new Error(`mf-${area} has no team.`);
  return team;
}
