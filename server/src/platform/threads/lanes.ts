import { namesOf } from 'shared-kit/contract/tables';
import type { Asker } from './asker.ts';
import { type LaneLimits, openLane } from './lane.ts';

/** Of one thread. */
type Deadline = Readonly<{ cpuSeconds: number }>;

const asked = {
  // Three threads take at most 1.5 GB together.
  running: { person: 1, company: 2, process: 3 },
  underWay: { person: 4, company: 8, process: 24 },
  cpuSeconds: 8,
} as const;

/** Each lane is for itself: papers don't wait for strangers' files, and people don't wait for jobs. */
export const laneLimits = {
  /** Files of strangers, read while the sender waits. */
  files: asked,
  /** PDFs that we make. */
  papers: asked,
  /** Files of strangers, read by jobs and commands, which have time limits of their own. */
  'file-jobs': {
    running: { person: 2, company: 2, process: 2 },
    underWay: { person: 24, company: 24, process: 24 },
    cpuSeconds: 300,
  },
} as const satisfies Readonly<Record<string, LaneLimits & Deadline>>;

export type LaneName = keyof typeof laneLimits;
export const laneNames = namesOf(laneLimits);

const opened = {
  files: openLane(laneLimits.files),
  papers: openLane(laneLimits.papers),
  'file-jobs': openLane(laneLimits['file-jobs']),
} as const satisfies Readonly<Record<LaneName, unknown>>;

export function laneOf(work: 'files' | 'papers', { kind }: Asker): LaneName {
  if (work === 'papers' || kind === 'request') return work;
  if (kind === 'job') throw new Error('a job that reads files of strangers must say so: `readsFiles: true`');
  return 'file-jobs';
}

export const enterLane = (name: LaneName, asker: Asker, signal: AbortSignal) =>
  opened[name].enter(asker, signal);

/** Throws if a thread for this asker would be refused now. */
export const mustHaveRoom = (name: LaneName, asker: Asker) => opened[name].mustHaveRoom(asker);

/** Threads that run and that wait, for metrics and tests. */
export const countThreads = (name: LaneName) => opened[name].count();
