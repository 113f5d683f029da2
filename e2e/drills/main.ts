import { writeFileSync } from 'node:fs';
import { isStopping, stopAllChildren, stopRunningChildren } from '../children.ts';
import { removeTemporaryFolders } from '../temporary-folder.ts';
import { drills } from './all.ts';
import { type Outcome, runApart } from './apart.ts';
import { type Asked, readOptions, UsageError, usage } from './options.ts';

const say = (line: string): void => console.log(line);

async function runDrill({ drill, rounds, parts }: Asked): Promise<Outcome> {
  say(`\n▸ ${drill.name}: ${drill.promise} (rounds: ${rounds})`);
  const missing = drill.missing?.() ?? null;
  if (missing) {
    say(`  skipped: ${missing}`);
    return 'skipped';
  }
  const since = performance.now();
  try {
    const isWhole = rounds >= drill.rounds.whole;
    const { figures, broken } = await drill.run({ rounds, parts, isWhole, say: (line) => say(`  ${line}`) });
    for (const [name, value] of Object.entries(figures)) say(`  ${name.padEnd(32)} ${value}`);
    for (const sentence of broken) say(`  ✗ ${sentence}`);
    const seconds = ((performance.now() - since) / 1000).toFixed(0);
    say(`  ${broken.length === 0 ? '✓ the promise held' : '✗ the promise is broken'}, in ${seconds} s`);
    return broken.length === 0 ? 'passed' : 'failed';
  } catch (error) {
    if (!isStopping()) console.error(error);
    return 'failed';
  } finally {
    await stopRunningChildren();
    removeTemporaryFolders();
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    say('\nStopping');
    void stopAllChildren()
      .then(removeTemporaryFolders)
      .then(() => process.exit(130));
  });
}

/** Small drills check no times, so two run at once. */
async function runAll(asked: readonly Asked[], note: (outcome: Outcome) => void): Promise<void> {
  const waiting = [...asked];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      note(await runApart(import.meta.filename, next, say));
  };
  await Promise.all([lane(), lane()]);
}

async function main(args: readonly string[]): Promise<number> {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const note = (outcome: Outcome) => {
    tally[outcome] += 1;
  };
  const asked = readOptions(args, drills);
  if (asked.length > 1 && asked.every(({ drill, rounds }) => rounds < drill.rounds.whole))
    await runAll(asked, note);
  else for (const each of asked) note(await runDrill(each));
  say(`\n${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
  // For the test run that counts drills, too.
  const report = process.env.TEZGAH_DRILL_REPORT;
  if (report) writeFileSync(report, JSON.stringify(tally));
  return tally.failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage(drills)}`);
  else throw error;
}
