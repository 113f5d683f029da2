import { startMarket } from './market.ts';

/** Fills the folder named on the command line with the data of a demo market, for `../demo-data.ts` to copy. */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Usage: node drills/prepare-demo-data.ts <folder>');
const market = await startMarket({ dataDir });
await market.stop();
