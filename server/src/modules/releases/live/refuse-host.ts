import { sql } from 'drizzle-orm';
import { type AreaId, acceptsContract } from 'shared-kit/contract/areas';
import type { Database } from '../../../platform/db/index.ts';
import { StartFailure } from '../../../platform/start-failure.ts';
import type { AreaRelease } from '../built-area.ts';
import { canShow, type Host, lackedNames } from './host.ts';
import { releasedOnPurpose } from './pointers.ts';

/**
 * Refuses to start a newer checkout's host if it can't show an area that was released on purpose, unless the operator
 * allows the area to be unavailable. The running processes go on, so no visitor loses an area. Runs before migrations,
 * so the tables may not exist.
 */
export async function refuseHostAheadOfAreas(
  db: Database,
  host: Host,
  allowed: readonly AreaId[] = [],
): Promise<void> {
  const { rows } = await db.execute(sql`select from pg_class where oid = to_regclass('live_release')`);
  if (rows.length === 0) return;
  const stranded = (await releasedOnPurpose(db)).filter(
    (it) => !canShow(host, it) && !allowed.includes(it.id),
  );
  if (stranded.length > 0) throw new StartFailure(sentence(stranded, host));
}

function sentence(stranded: readonly AreaRelease[], host: Host): string {
  const releases = stranded.map((it) => `mf-${it.id} ${it.version} (${reason(it, host)})`);
  const areas = [...new Set(stranded.map(({ id }) => `mf-${id}`))];
  return (
    `This host can't show what visitors are given: ${releases.join(', ')}. ` +
    `Start the checkout that ran before, release ${areas.join(', ')} there (or roll back) to what both hosts can show, then start this one. ` +
    `Or start with ${areas.map((it) => `--allow ${it}`).join(' ')}: the pages of what is allowed say that they are unavailable.`
  );
}

function reason(release: AreaRelease, host: Host): string {
  if (!acceptsContract(release.contract, host.contract)) {
    return `contract ${release.contract}; this host speaks ${host.contract} and ${host.contract - 1}`;
  }
  return `uses ${lackedNames(host, release).join(', ')}`;
}
