import { rows } from '../../../server/src/access/testing/rows/index.ts';
import { endpointsOf, mismatches, walkEndpoint } from '../../../server/src/access/testing/walk.ts';
import { makeWorld } from '../../../server/src/access/testing/world.ts';
import { openDatabase } from '../../../server/src/platform/db/open-database.ts';
import { testSecret } from '../../../server/src/platform/testing/test-env.ts';
import { databaseUrlOf } from '../database-of.ts';
import { type Market, type MarketSettings, startMarket } from '../market.ts';
import { sendTo } from './send-to.ts';

/** With a known secret, sessions can be written directly; every identity has its own address. */
export const startMatrixMarket = (settings: MarketSettings = {}): Promise<Market> =>
  startMarket({ ...settings, env: { TRUST_PROXY: 'loopback', SESSION_SECRET: testSecret, ...settings.env } });

export type WalkedMarket = Readonly<{ endpoints: number; cells: number; broken: readonly string[] }>;

/** Requests every cell of these endpoints from the running market. */
export async function walkMarket(
  { url, dataDir }: Market,
  { only, say }: Readonly<{ only: readonly string[]; say?: (line: string) => void }>,
): Promise<WalkedMarket> {
  const ignore = () => undefined;
  const connection = { connectionString: databaseUrlOf(dataDir), max: 4 };
  const { db, close } = openDatabase(connection, { warn: ignore, error: ignore });
  try {
    const world = await makeWorld(db, sendTo(url));
    const broken = mismatches(await endpointsOf(world), rows);
    const chosen = Object.entries(rows).filter(([endpoint]) => only.includes(endpoint));
    let cells = 0;
    for (const [at, [endpoint, row]] of chosen.entries()) {
      const walked = await walkEndpoint(world, endpoint, row);
      cells += walked.cells;
      broken.push(...walked.broken);
      if (at % 25 === 24) say?.(`${at + 1} endpoints, ${cells} cells, ${broken.length} broken`);
    }
    return { endpoints: chosen.length, cells, broken };
  } finally {
    await close();
  }
}
