import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AreaId } from 'shared-kit/contract/areas';
import { type Database, newId, type Tx } from '../../../platform/db/index.ts';
import { type AccessPolicy, AppError, unidentified } from '../../../platform/http/index.ts';
import { record } from '../../audit/index.ts';
import { releaseToken } from '../schema.ts';
import { type Grants, grantOptions, usualGrants } from '../upload/verify-grants.ts';

/** For programs that release: the handler checks the token with `bearerToken`. */
export const byReleaseToken: AccessPolicy<null> = (actor) => unidentified(actor);

/** A fast hash is enough for a random token: nobody can try 2^256 of them. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns the token itself, which can't be read again. */
export async function createReleaseToken(
  db: Database,
  area: AreaId,
  name: string,
  { by = 'operator', grants = usualGrants(area) }: Readonly<{ by?: string; grants?: Grants }> = {},
): Promise<string> {
  const token = `release_${area}_${randomBytes(32).toString('base64url')}`;
  const granted = { prefixes: [...grants.prefixes], names: [...grants.names], slots: [...grants.slots] };
  await db.transaction(async (tx) => {
    await tx.insert(releaseToken).values({ id: newId(), area, name, hash: hashOf(token), ...granted });
    await record(tx, {
      action: 'release-token.created',
      companyId: null,
      by,
      subject: `mf-${area}: ${[name, ...grantOptions(grants)].join(' ')}`,
    });
  });
  return token;
}

export type KeptToken = Readonly<{
  id: string;
  area: AreaId;
  name: string;
  grants: Grants;
  createdAt: Date;
  /** To the minute; null if it was never shown, or not since uses are kept. */
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}>;

export const listReleaseTokens = async (db: Database): Promise<KeptToken[]> =>
  (await db.select().from(releaseToken).orderBy(releaseToken.id)).map(keptToken);

/** The tokens of an area: those that hold first, of each kind the newest first. */
export const tokensOf = async (db: Database, area: AreaId): Promise<KeptToken[]> =>
  (
    await db
      .select()
      .from(releaseToken)
      .where(eq(releaseToken.area, area))
      .orderBy(sql`${releaseToken.revokedAt} desc nulls first`, desc(releaseToken.id))
  ).map(keptToken);

const keptToken = ({
  hash: _,
  prefixes,
  names,
  slots,
  ...token
}: typeof releaseToken.$inferSelect): KeptToken => ({
  ...token,
  grants: { prefixes, names, slots },
});

type Revocation = Readonly<{
  by?: string;
  reason?: string;
  /** Only a token of this area is revoked. */
  area?: AreaId;
}>;

/** Returns false if the token is unknown or already revoked. A request that it lets in right now ends first, or is refused. */
export const revokeReleaseToken = (
  db: Database,
  id: string,
  { area, ...by }: Revocation = {},
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isOfArea = area === undefined ? undefined : eq(releaseToken.area, area);
    return (await revokeTokens(tx, and(eq(releaseToken.id, id), isOfArea), by)) > 0;
  });

/** Revokes all tokens of an area. Returns how many held. */
export const revokeTokensOf = (tx: Tx, area: AreaId, by: string): Promise<number> =>
  revokeTokens(tx, eq(releaseToken.area, area), { by });

async function revokeTokens(
  tx: Tx,
  which: SQL | undefined,
  { by = 'operator', reason }: Pick<Revocation, 'by' | 'reason'>,
): Promise<number> {
  const revoked = await tx
    .update(releaseToken)
    .set({ revokedAt: sql`now()` })
    .where(and(which, isNull(releaseToken.revokedAt)))
    .returning({ area: releaseToken.area, name: releaseToken.name });
  for (const { area, name } of revoked) {
    const subject = `mf-${area}: ${name}`;
    await record(tx, { action: 'release-token.revoked', companyId: null, by, subject, reason });
  }
  return revoked.length;
}

export type Bearer = Readonly<{
  id: string;
  name: string;
  grants: Grants;
}>;

/** The request's token with what it grants, if it may release this area; else throws. */
export async function bearerToken(db: Database, request: FastifyRequest, area: AreaId): Promise<Bearer> {
  const token = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const [known] = token
    ? await db
        .select()
        .from(releaseToken)
        .where(and(eq(releaseToken.hash, hashOf(token)), isNull(releaseToken.revokedAt)))
    : [];
  if (!known) throw new AppError('release.token-invalid');
  if (known.area !== area) throw new AppError('release.token-of-other-area');
  const { id, name, prefixes, names, slots } = known;
  await noteUse(db, id);
  return { id, name, grants: { prefixes, names, slots } };
}

/** Once a minute is enough: `pnpm release` asks every second. A token that is being revoked isn't waited for. */
const noteUse = (db: Database, id: string): Promise<unknown> =>
  db.execute(sql`
    update ${releaseToken} set last_used_at = now() where id = (
      select id from ${releaseToken}
      where id = ${id} and (last_used_at is null or last_used_at < now() - interval '1 minute')
      for no key update skip locked
    )`);
