import { readFileSync } from 'node:fs';

/** Processor ticks of this machine since it started. */
type Ticks = Readonly<{ all: number; stolen: number }>;

/** A measurement, and the share (0 to 1) of processor time that its virtual machine didn't get meanwhile. */
export type Measurement<T> = Readonly<{ measured: T; stolen: number }>;

/**
 * Position of stolen time after user, nice, system, idle, iowait, irq and softirq. Later fields are already part of
 * these.
 */
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

/** Other systems don't report it. */
function ticksSoFar(): Ticks {
  try {
    return readTicks(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return { all: 0, stolen: 0 };
  }
}

/** Runs `work` and measures the share of processor time that the host gave to other machines; 0 if unknown. */
export async function measureStolen<T>(work: () => Promise<T>): Promise<Measurement<T>> {
  const before = ticksSoFar();
  const measured = await work();
  const after = ticksSoFar();
  const all = after.all - before.all;
  return { measured, stolen: all > 0 ? (after.stolen - before.stolen) / all : 0 };
}

/** A measurement with less stolen time is as good as any. */
const unnoticed = 0.01;

/** Whether enough measurements are undisturbed. */
export const areUndisturbed = (all: readonly Measurement<unknown>[], wanted: number): boolean =>
  all.filter(({ stolen }) => stolen <= unnoticed).length >= wanted;

/** The `wanted` measurements with the least stolen time, in their original order. */
export function leastDisturbed<T>(all: readonly Measurement<T>[], wanted: number): readonly Measurement<T>[] {
  const kept = new Set(all.toSorted((a, b) => a.stolen - b.stolen).slice(0, wanted));
  return all.filter((it) => kept.has(it));
}

/** The largest stolen share of some measurements. */
export const mostStolen = (all: readonly { stolen: number }[]): number =>
  Math.max(0, ...all.map(({ stolen }) => stolen));
