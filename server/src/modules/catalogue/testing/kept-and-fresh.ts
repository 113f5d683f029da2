import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { catalogueModuleWith } from '../module.ts';
import { aMaker, offer } from './market.ts';
import { aProduct } from './product.ts';
import { smallTree } from './small-tree.ts';

export type Question = Readonly<{ path: string; country?: string | null }>;
export type Answer = Readonly<{ status: number; body: unknown; isKept: boolean }>;

const patienceMs = 10_000;

/** A process that keeps answers, and one that makes each of them anew because it listens to no changes. */
export async function keptAndFresh(db: Database) {
  const [keeping, fresh] = await Promise.all(
    [1, 2].map(() => testApp({ db, modules: [catalogueModuleWith(smallTree)] })),
  );
  if (!keeping || !fresh) throw new Error('no processes');
  await keeping.listen({ port: 0, host: '127.0.0.1' });
  const cookie = await testSession(db, (await testUser(db, { kind: 'retailer' })).userId);
  const asking =
    (app: typeof keeping) =>
    async ({ path, country }: Question): Promise<Answer> => {
      const headers = { cookie: country ? `${cookie}; pricing_country=${country}` : cookie };
      const { statusCode, body, headers: answered } = await app.inject({ url: path, headers });
      return { status: statusCode, body: JSON.parse(body), isKept: answered['x-cache'] === 'hit' };
    };
  const kept = asking(keeping);

  // Nothing but its own name changes its page, so it tells when the process has heard all before.
  const [marker = ''] = await offer(db, await aMaker(db, 'Marker'), [
    aProduct({ categoryId: 'yarn', attributes: {} }),
  ]);
  const until = async (isKept: boolean) => {
    const since = performance.now();
    while ((await kept({ path: `/api/products/${marker}` })).isKept !== isKept) {
      if (performance.now() - since > patienceMs) throw new Error('the process hears no changes');
      await setTimeout(5);
    }
  };
  await until(true);
  return {
    kept,
    fresh: asking(fresh),
    /** Waits until the process that keeps answers has heard of all changes. */
    heard: async () => {
      await db.execute(sql`select pg_notify('market_change', ${`product:${marker}`})`);
      await until(false);
      await until(true);
    },
    close: () => Promise.all([keeping.close(), fresh.close()]),
  };
}
