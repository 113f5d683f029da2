import { namesOf } from 'shared-kit/contract/tables';
import type { Line } from './run-command.ts';

/** The steps of a release, by the first words with which the releasing command prints each. */
const steps = {
  built: 'Building',
  verified: 'Verifying',
  uploaded: 'Uploading',
  tried: 'Trying',
  given: 'Giving',
} as const;
type Step = keyof typeof steps;

/**
 * Seconds per phase: `started` is everything before the first step, `seen` the time until a browser shows the change.
 */
export type Phases = Readonly<Record<'started' | Step | 'seen', number>>;
export const phaseNames: readonly (keyof Phases)[] = [
  'started',
  'built',
  'verified',
  'uploaded',
  'tried',
  'given',
  'seen',
];

/** A phase lasts until the next begins; the command prints each step before it starts. */
export function phasesOf(since: number, lines: readonly Line[], seenAt: number): Phases {
  const begins = (name: string) => lines.find(({ text }) => text.startsWith(`▸ ${name}`))?.at ?? Number.NaN;
  const names = namesOf(steps);
  const moments = names.map((step) => begins(steps[step]));
  // The release is live when the last step is done.
  const live = lines.findLast(({ text }) => text.startsWith('  done in'))?.at ?? Number.NaN;
  const ends = [...moments.slice(1), live];
  const lasted = names.map((step, at) => [step, seconds(moments[at], ends[at])] as const);
  return {
    started: seconds(since, moments[0]),
    ...(Object.fromEntries(lasted) as Record<Step, number>),
    seen: seconds(live, seenAt),
  };
}

const seconds = (from = Number.NaN, to = Number.NaN): number => (to - from) / 1000;
