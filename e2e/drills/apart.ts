import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../children.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import type { Asked } from './options.ts';

export type Outcome = 'passed' | 'failed' | 'skipped';

/** Runs one drill in a process of its own, so that another can run beside it. Prints its output when it ends. */
export async function runApart(
  program: string,
  { drill, rounds }: Asked,
  say: (lines: string) => void,
): Promise<Outcome> {
  const report = join(temporaryFolder(), 'report.json');
  const { child, ended } = startChild([program, drill.name, '--rounds', String(rounds)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEZGAH_DRILL_REPORT: report },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const code = await ended;
  // Drop its own total: it is one of many here.
  say(said.replace(/\n\n\d+ passed, .*\n$/, ''));
  return code === 0 && existsSync(report) ? outcomeIn(report) : 'failed';
}

function outcomeIn(report: string): Outcome {
  const counted = JSON.parse(readFileSync(report, 'utf8')) as Record<Outcome, number>;
  if (counted.failed > 0) return 'failed';
  return counted.passed > 0 ? 'passed' : 'skipped';
}
