import { sql } from 'drizzle-orm';
import { acceptsContract, areaContract } from 'shared-kit/contract';
import type { Database } from '../../../platform/db/index.ts';
import { StartFailure } from '../../../platform/start-failure.ts';
import type { AreaRelease } from '../built-area.ts';
import { releasedOnPurpose } from './pointers.ts';

/**
 * Refuses to start a newer checkout's host if it can't show an area that was released on purpose. The running
 * processes go on, so no visitor loses an area. Runs before migrations, so the tables may not exist.
 */
export async function refuseHostAheadOfAreas(db: Database, host = areaContract): Promise<void> {
  const { rows } = await db.execute(sql`select from pg_class where oid = to_regclass('live_release')`);
  if (rows.length === 0) return;
  const stranded = (await releasedOnPurpose(db)).filter(({ contract }) => !acceptsContract(contract, host));
  if (stranded.length > 0) throw new StartFailure(sentence(stranded, host));
}

function sentence(stranded: readonly AreaRelease[], host: number): string {
  const names = stranded.map(({ id, version, contract }) => `mf-${id} ${version} (contract ${contract})`);
  const areas = [...new Set(stranded.map(({ id }) => `mf-${id}`))].join(', ');
  return (
    `This host speaks area contract ${host} and ${host - 1}, which is not what visitors are given of ${names.join(', ')}. ` +
    `Start the checkout that ran before, release ${areas} there (or roll back) to a contract that both hosts speak, then start this one.`
  );
}
