import { join } from 'node:path';
import type { Drill, DrillRun } from '../drill.ts';
import { startMatrixMarket, walkMarket } from '../matrix/walk-market.ts';
import { type RemovedGuard, removedGuards } from './removed-guards.ts';

const withoutGuard = join(import.meta.dirname, 'without-guard.ts');

/** Shows that the access matrix can fail: for each guard, it walks a market without that guard. */
export const guards: Drill = {
  name: 'guards',
  group: 'data',
  promise: 'a server that lacks one of its guards is caught by a cell of the access matrix',
  rounds: { small: 1, whole: removedGuards.length },
  async run({ rounds, say }) {
    const broken: string[] = [];
    const chosen = removedGuards.slice(0, rounds);
    for (const guard of chosen) {
      const cells = await caughtBy(guard);
      if (cells.length === 0) broken.push(`Nothing noticed that this is gone: ${guard.what}.`);
      else tell(say, guard, cells);
    }
    return {
      figures: { 'guards removed': chosen.length, caught: chosen.length - broken.length },
      broken,
    };
  },
};

async function caughtBy(guard: RemovedGuard): Promise<readonly string[]> {
  const market = await startMatrixMarket({
    preload: withoutGuard,
    env: { DEMO: 'false', REMOVED_GUARD: JSON.stringify(guard) },
  });
  try {
    return (await walkMarket(market, { only: [guard.endpoint] })).broken;
  } finally {
    await market.stop();
  }
}

function tell(say: DrillRun['say'], { what }: RemovedGuard, cells: readonly string[]): void {
  say(`without "${what}" ${cells.length} cells fail:`);
  say(`  ${cells[0]}`);
}
