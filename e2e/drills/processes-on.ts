import { freePort } from '../free-port.ts';
import { databaseUrlOf } from './database-of.ts';
import { type Market, startMarket } from './market.ts';

/**
 * Two processes of one market that can be restarted in place. The first provides the database, which survives its kill.
 */
export function processesOn(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): (which: 0 | 1) => Promise<Market> {
  const ports = [freePort(), freePort()] as const;
  return (which) =>
    startMarket({
      dataDir,
      port: ports[which],
      env: {
        TRUST_PROXY: 'loopback',
        ...env,
        ...(which === 1 && { DATABASE_URL: databaseUrlOf(dataDir) }),
      },
    });
}
