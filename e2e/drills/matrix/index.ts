import { rows } from '../../../server/src/access/testing/rows/index.ts';
import type { Drill } from '../drill.ts';
import { startMatrixMarket, walkMarket } from './walk-market.ts';

const mostShown = 40;
const endpoints = Object.keys(rows);

/** The expectations are in `server/src/access/testing/rows`; a server test checks the same cells without a market. */
export const matrix: Drill = {
  name: 'matrix',
  group: 'data',
  promise:
    'every endpoint answers every kind of person as the access matrix says, for what is theirs and what is not',
  // A round is one endpoint.
  rounds: { small: 24, whole: endpoints.length },
  async run({ rounds, say }) {
    const market = await startMatrixMarket();
    const walked = await walkMarket(market, { only: spread(rounds), say });
    await market.stop();
    return {
      figures: {
        endpoints: walked.endpoints,
        cells: walked.cells,
        'answered otherwise': walked.broken.length,
      },
      broken: walked.broken.slice(0, mostShown),
    };
  },
};

/** Endpoints spread evenly over the matrix. */
const spread = (count: number): readonly string[] =>
  endpoints.filter(
    (_, at) =>
      Math.floor((at * count) / endpoints.length) !== Math.floor(((at - 1) * count) / endpoints.length),
  );
