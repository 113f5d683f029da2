import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startChild } from '../../children.ts';

export type Line = Readonly<{ text: string; at: number }>;

/** Runs a program of a checkout to its end; returns its printed lines, each with its time. */
export async function runCommand(
  checkout: string,
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<readonly Line[]> {
  const { DATABASE_URL: _theirs, ...rest } = process.env;
  const { child, ended } = startChild([join(checkout, script), ...args], {
    cwd: checkout,
    env: { ...rest, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: Line[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface(stream).on('line', (text) => lines.push({ text, at: performance.now() }));
  }
  if ((await ended) !== 0) {
    throw new Error(`${script} failed:\n${lines.map(({ text }) => text).join('\n')}`);
  }
  return lines;
}
