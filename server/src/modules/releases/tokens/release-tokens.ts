import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AreaId } from 'shared-kit/contract/areas';
import { type Database, newId } from '../../../platform/db/index.ts';
import { type AccessPolicy, AppError, unidentified } from '../../../platform/http/index.ts';
import { record } from '../../audit/index.ts';
import { releaseToken } from '../schema.ts';
import { type Grants, grantOptions, usualGrants } from '../upload/verify-grants.ts';

/** For programs that release: the handler checks the token with `bearer`. */
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
  const granted = { prefixes: [...grants.prefixes], names: [...grants.names] };
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
  revoked: boolean;
}>;

export const listReleaseTokens = async (db: Database): Promise<KeptToken[]> =>
  (await db.select().from(releaseToken).orderBy(releaseToken.id)).map(
    ({ id, area, name, prefixes, names, createdAt, revokedAt }) => ({
      id,
      area,
      name,
      grants: { prefixes, names },
      createdAt,
      revoked: revokedAt !== null,
    }),
  );

/** Returns false if the token is unknown or already revoked. */
export const revokeReleaseToken = (db: Database, id: string, by = 'operator'): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(releaseToken)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(releaseToken.id, id), isNull(releaseToken.revokedAt)))
      .returning({ area: releaseToken.area, name: releaseToken.name });
    if (!revoked) return false;
    const subject = `mf-${revoked.area}: ${revoked.name}`;
    await record(tx, { action: 'release-token.revoked', companyId: null, by, subject });
    return true;
  });

type Bearer = Readonly<{ name: string; grants: Grants }>;

/** The name of the request's token, if it may release this area; else throws. */
export const bearer = async (db: Database, request: FastifyRequest, area: AreaId): Promise<string> =>
  (await bearerToken(db, request, area)).name;

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
  const { name, prefixes, names } = known;
  return { name, grants: { prefixes, names } };
}
