import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Verdict } from '../budget.ts';

const folder = join(import.meta.dirname, '../results');

/** Writes all measurements and the machine's data to a file; returns its path. */
export function writeResult(result: {
  options: unknown;
  verdicts: readonly Verdict[];
  figures: Readonly<Record<string, unknown>>;
}): string {
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const file = join(folder, `${at.replaceAll(/[:.]/g, '-')}.json`);
  const machine = {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    processors: availableParallelism(),
    processor: cpus()[0]?.model ?? '',
    memoryBytes: totalmem(),
    loadAtEnd: loadavg(),
  };
  writeFileSync(file, `${JSON.stringify({ at, machine, ...result }, null, 1)}\n`);
  return file;
}
