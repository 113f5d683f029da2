import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports CPU time in hundredths of a second. */
const millisecondsPerTick = 10;

type Ticks = Readonly<{ parent: number; own: number; ofEndedChildren: number }>;

/** Reads `/proc/<pid>/stat`. The name in brackets may itself contain spaces and brackets. */
export function readStat(text: string): Ticks {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const at = (position: number) => Number(fields[position - 3]);
  return { parent: at(4), own: at(14) + at(15), ofEndedChildren: at(16) + at(17) };
}

function statOf(pid: number): Ticks | null {
  try {
    return readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/** CPU milliseconds that a process has used; NaN if unknown. */
export function processTime(pid: number): number {
  const stat = statOf(pid);
  return stat ? stat.own * millisecondsPerTick : Number.NaN;
}

/** The same for a process with all its children, including ended ones: a connection's process may end at any time. */
export function familyTime(pid: number | null): number {
  const head = pid === null ? null : statOf(pid);
  if (!head) return Number.NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  const ticks = children.reduce((sum, { own }) => sum + own, head.own + head.ofEndedChildren);
  return ticks * millisecondsPerTick;
}
