import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ReleaseTrialState } from 'shared-kit/contract/releases';
import type { Database } from '../../../platform/db/index.ts';
import { insertRelease } from '../repository.ts';
import { shopRelease } from '../testing.ts';

export type Pointer = Readonly<{ version: string; canary: string | null; percent: number | null }>;

/** What visitors get of the shop. */
export async function pointerOf(db: Database): Promise<Pointer | undefined> {
  const { rows } = await db.execute<Pointer>(sql`
    select version, canary_version as canary, canary_percent as percent from live_release where area = 'shop'`);
  return rows[0];
}

export type KnownTrial = Readonly<{
  version: string;
  state: ReleaseTrialState;
  by: string | null;
  reason: string | null;
  faults: readonly string[] | null;
}>;

export async function trialsOf(db: Database): Promise<ReadonlyMap<string, KnownTrial>> {
  const { rows } = await db.execute<KnownTrial>(
    sql`select version, state, by, reason, faults from release_trial where area = 'shop'`,
  );
  return new Map(rows.map((it) => [it.version, it]));
}

/** A release of the shop that is in this state. */
export async function releaseIn(db: Database, version: string, state: ReleaseTrialState): Promise<void> {
  await insertRelease(db, shopRelease(version), 1024, 'untried');
  const faults = state === 'refused' ? ['/shop as a visitor: no main heading'] : null;
  const allowed = state === 'skipped' ? 'Allowed before' : null;
  await db.execute(sql`
    update release_trial set state = ${state}, by = ${allowed && 'somebody'}, reason = ${allowed},
      faults = ${faults && JSON.stringify(faults)}, asked_at = ${state === 'untried' ? sql`now()` : null}
    where area = 'shop' and version = ${version}`);
}

type Asked = Readonly<{
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: object;
}>;

export async function ask(app: FastifyInstance, { method, url, headers, body }: Asked) {
  const answer = await app.inject({
    method: method as 'POST',
    url,
    headers,
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, ...(answer.json() as { code?: string; detail?: string }) };
}
