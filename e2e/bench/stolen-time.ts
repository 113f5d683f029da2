import { readFileSync } from 'node:fs';

/** What the processors of this machine have done since it started, in ticks. */
type Ticks = Readonly<{ all: number; stolen: number }>;

/** Something measured, and the share (0 to 1) of its processors that a virtual machine did not get meanwhile. */
export type Measurement<T> = Readonly<{ measured: T; stolen: number }>;

/** The place of stolen time among user, nice, system, idle, waiting, interrupts and soft interrupts. What follows is part of these. */
const stolenAt = 7;

/** Reads `/proc/stat`. */
export function readTicks(text: string): Ticks {
  const line = /^cpu +(.*)$/m.exec(text)?.[1] ?? '';
  const fields = line.split(' ').map(Number);
  return {
    all: fields.slice(0, stolenAt + 1).reduce((sum, ticks) => sum + ticks, 0),
    stolen: fields[stolenAt] ?? 0,
  };
}

/** Other systems don't say. */
function ticksSoFar(): Ticks {
  try {
    return readTicks(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return { all: 0, stolen: 0 };
  }
}

/** Does something, and tells how much of the processors its host gave to other machines meanwhile; 0 where nobody says. */
export async function measureStolen<T>(work: () => Promise<T>): Promise<Measurement<T>> {
  const before = ticksSoFar();
  const measured = await work();
  const after = ticksSoFar();
  const all = after.all - before.all;
  return { measured, stolen: all > 0 ? (after.stolen - before.stolen) / all : 0 };
}

/** Up to here a measurement is as good as any. */
const unnoticed = 0.01;

/** Whether there is no need to measure once more. */
export const areUndisturbed = (all: readonly Measurement<unknown>[], wanted: number): boolean =>
  all.filter(({ stolen }) => stolen <= unnoticed).length >= wanted;

/** So many measurements, those of which least was stolen, in the order in which they were made. */
export function leastDisturbed<T>(all: readonly Measurement<T>[], wanted: number): readonly Measurement<T>[] {
  const kept = new Set(all.toSorted((a, b) => a.stolen - b.stolen).slice(0, wanted));
  return all.filter((it) => kept.has(it));
}

/** The largest share stolen of some measurements. */
export const mostStolen = (all: readonly { stolen: number }[]): number =>
  Math.max(0, ...all.map(({ stolen }) => stolen));
