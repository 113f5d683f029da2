import { join } from 'node:path';
import { openDatabase } from '../../../server/src/platform/db/open-database.ts';
import { startNginx } from '../../fixtures/nginx.ts';
import { freePort } from '../../free-port.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { databaseUrlOf } from '../database-of.ts';
import type { Market } from '../market.ts';
import { processesOn } from '../processes-on.ts';

type Opened = ReturnType<typeof openDatabase>;

/** Two processes of one market behind nginx, of which one at a time is killed. */
export type Pair = Readonly<{
  /** Where people come in. */
  url: string;
  db: Opened['db'];
  /** A process that is alive, each time another one if both are. */
  alive: () => string;
  /** Kills one of the two, in turn, once the one that was killed before is back. Starts it again meanwhile. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}>;

const seesNothing = { warn: () => undefined, error: () => undefined };

export async function startPair(dataDir: string): Promise<Pair> {
  const url = `https://localhost:${freePort()}`;
  // Tabs hear of a release within a second.
  const start = processesOn(dataDir, { PUBLIC_URL: url, BUILD_POLL_SECONDS: '1' });
  const markets: [Market, Market] = [await start(0), await start(1)];
  const proxyFolder = temporaryFolder();
  const proxy = await startNginx(url, [markets[0].url, markets[1].url], join(proxyFolder, 'nginx'));
  const { db, close } = openDatabase({ connectionString: databaseUrlOf(dataDir), max: 2 }, seesNothing);
  let [asked, kills] = [0, 0];
  let dead: 0 | 1 | null = null;
  let isBack: Promise<void> = Promise.resolve();
  const startAgain = async (which: 0 | 1) => {
    markets[which] = await start(which);
    dead = null;
  };
  return {
    url,
    db,
    alive: () => {
      asked += 1;
      return markets[dead === null ? ((asked % 2) as 0 | 1) : ((1 - dead) as 0 | 1)].url;
    },
    async kill() {
      await isBack;
      const which = (++kills % 2) as 0 | 1;
      dead = which;
      markets[which].signal('SIGKILL');
      await markets[which].ended;
      isBack = startAgain(which);
      // It is awaited before the next kill or at the end.
      isBack.catch(() => undefined);
    },
    async stop() {
      await isBack;
      await close();
      await proxy.stop();
      // The first process provides the database, so it must stop last.
      await markets[1].stop();
      await markets[0].stop();
    },
  };
}
