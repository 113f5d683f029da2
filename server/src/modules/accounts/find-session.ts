import type { FastifyRequest } from 'fastify';
import type { CompanyKind } from 'shared-kit/contract/companies';
import type { Session, SessionUser } from 'shared-kit/contract/session';
import { type Database, lookUpTogether } from '../../platform/db/index.ts';
import type { Env } from '../../platform/env.ts';
import type { Actor } from '../../platform/http/index.ts';
import { findLiveSessions, type LiveSession, noteUse, rightsOf } from './repository.ts';
import { readSignedToken, sessionCookieName } from './session-cookie.ts';

export type SignedIn = Readonly<{
  token: string;
  actor: Actor;
  session: Session;
  /** What the user may do, as one text to compare. */
  rights: string;
}>;
export type SessionParts = Readonly<{ db: Database; secret: string; secure: boolean }>;

type Context = Readonly<{ db: Database; secret: string; env: Pick<Env, 'publicOrigin'> }>;

export const sessionParts = ({ db, secret, env }: Context): SessionParts => ({
  db,
  secret,
  secure: env.publicOrigin?.startsWith('https:') ?? false,
});

/** One look-up per request, however many callers. */
const found = new WeakMap<FastifyRequest, Promise<SignedIn | null>>();

/** The signed-in user of the request's cookie; null without a valid, living session. */
export function findSession(parts: SessionParts, request: FastifyRequest): Promise<SignedIn | null> {
  const known = found.get(request);
  if (known) return known;
  const lookup = lookUp(parts, request);
  found.set(request, lookup);
  return lookup;
}

/** Nearly every request needs one, so concurrent look-ups are batched. */
const lookUps = new WeakMap<Database, (token: string) => Promise<LiveSession | null>>();

function liveSession(db: Database, token: string): Promise<LiveSession | null> {
  const find = lookUps.get(db) ?? lookUpTogether((tokens) => findLiveSessions(db, tokens));
  lookUps.set(db, find);
  return find(token);
}

async function lookUp(
  { db, secret, secure }: SessionParts,
  request: FastifyRequest,
): Promise<SignedIn | null> {
  const token = readSignedToken(request.cookies[sessionCookieName(secure)], secret);
  const row = token && (await liveSession(db, token));
  if (!token || !row) return null;
  if (row.isUseStale) await noteUse(db, token);
  const { userId, sessionId, isAdmin, isFrozen, companyId, companyRole, companyName, name, email } = row;
  const flags = { isAdmin, ...flagsOf(row.companyKind) };
  return {
    token,
    rights: rightsOf(row),
    actor: { userId, sessionId, companyId, companyRole, isFrozen, ...flags },
    session: {
      user: { ...flags, name, companyRole },
      secure: { id: userId, email, companyId, companyName },
    },
  };
}

type Flags = Pick<SessionUser, 'isManufacturer' | 'isBank' | 'isProvider'>;

/** A user's flags, which follow from the kind of their company. */
const flagsOf = (kind: CompanyKind | null): Flags => ({
  isManufacturer: kind === 'textile-manufacturer' || kind === 'machinery-manufacturer',
  isBank: kind === 'bank',
  isProvider: kind === 'provider',
});
