import { postmasterOf } from '../bench/serve/stop-database.ts';
import type { Drill } from './drill.ts';
import { startMarket } from './market.ts';

/** Every market has its own PostgreSQL, so a round takes some seconds. */
export const stop: Drill = {
  name: 'stop',
  group: 'service',
  promise: 'a market that is told to stop ends with code 0 and leaves no process running',
  rounds: { small: 1, whole: 10 },
  async run({ rounds }) {
    const broken: string[] = [];
    let slowest = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const market = await startMarket();
      const since = performance.now();
      market.signal(round % 2 ? 'SIGINT' : 'SIGTERM');
      const code = await market.ended;
      slowest = Math.max(slowest, performance.now() - since);
      if (code !== 0) broken.push(`Round ${round}: the market ended with code ${code}.`);
      if (postmasterOf(market.dataDir)) broken.push(`Round ${round}: PostgreSQL was left running.`);
    }
    return { figures: { rounds, 'slowest stop': `${(slowest / 1000).toFixed(1)} s` }, broken };
  },
};
