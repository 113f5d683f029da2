import { and, eq, gt, sql } from 'drizzle-orm';
import { defaultLocale, type Locale } from 'shared-kit/contract/languages';
import { newId, type Tx } from '../../platform/db/index.ts';
import { company } from '../companies/index.ts';
import { signInMethod, userAccount, userSession } from './schema.ts';

/** Session, user and company of each token in one query. */
export async function findLiveSessions(tx: Tx, tokens: readonly string[]) {
  const rows = await tx
    .select({
      token: userSession.token,
      sessionId: userSession.id,
      userId: userAccount.id,
      name: userAccount.name,
      email: userAccount.email,
      isAdmin: userAccount.isAdmin,
      companyId: userAccount.companyId,
      companyRole: userAccount.companyRole,
      companyKind: company.kind,
      companyName: company.brandName,
      companyState: company.verification,
      isFrozen: sql<boolean>`${company.frozenSince} is not null`,
      isUseStale: sql<boolean>`${userSession.updatedAt} < now() - interval '5 minutes'`,
    })
    .from(userSession)
    .innerJoin(userAccount, eq(userAccount.id, userSession.userId))
    .leftJoin(company, eq(company.id, userAccount.companyId))
    .where(
      and(
        sql`${userSession.token} = any(${sql.param([...tokens])}::text[])`,
        gt(userSession.expiresAt, sql`now()`),
      ),
    );
  return new Map(rows.map((row) => [row.token, row]));
}

export type LiveSession =
  Awaited<ReturnType<typeof findLiveSessions>> extends Map<string, infer Row> ? Row : never;

/**
 * All that says what a session's user may do. The database's triggers `…_rights_changed` tell when one of these
 * changes: another one here belongs there too.
 */
export const rightsFields = [
  'isAdmin',
  'companyId',
  'companyRole',
  'companyKind',
  'companyState',
  'isFrozen',
] as const satisfies readonly (keyof LiveSession)[];

/** What a session's user may do, as one text to compare. */
export const rightsOf = (session: LiveSession): string =>
  JSON.stringify(rightsFields.map((field) => session[field]));

/** What the users of these sessions may do; sessions that have ended are left out. */
export async function findRights(tx: Tx, tokens: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const sessions = await findLiveSessions(tx, tokens);
  return new Map([...sessions].map(([token, it]) => [token, rightsOf(it)]));
}

/** Records when a session was last used, to a few minutes: not every request is worth a write. */
export async function noteUse(tx: Tx, token: string): Promise<void> {
  await tx.update(userSession).set({ updatedAt: sql`now()` }).where(eq(userSession.token, token));
}

export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(userSession).where(eq(userSession.token, token));
}

export type NewUser = Readonly<{
  name: string;
  email: string;
  /** From `hashPassword`. Accounts with the same password may share a hash. */
  passwordHash: string;
  isAdmin?: boolean;
  company?: Readonly<{ id: string; role: 'owner' | 'approver' | 'member' }> | null;
  locale?: Locale;
}>;

/** Adds a user with a confirmed address who can sign in at once; returns the id. */
export async function createUser(tx: Tx, user: NewUser): Promise<string> {
  const id = newId();
  await tx.insert(userAccount).values({
    id,
    name: user.name,
    email: user.email.toLowerCase(),
    emailVerified: true,
    isAdmin: user.isAdmin ?? false,
    companyId: user.company?.id ?? null,
    companyRole: user.company?.role ?? null,
    locale: user.locale ?? defaultLocale,
  });
  await addPassword(tx, id, user.passwordHash);
  return id;
}

/** Finds a user to mail, by address in lower case or by id. */
export async function findMailable(tx: Tx, by: { email: string } | { id: string }) {
  const [row] = await tx
    .select({
      id: userAccount.id,
      name: userAccount.name,
      email: userAccount.email,
      emailVerified: userAccount.emailVerified,
      locale: userAccount.locale,
    })
    .from(userAccount)
    .where('email' in by ? eq(userAccount.email, by.email) : eq(userAccount.id, by.id));
  return row ?? null;
}
export type Mailable = NonNullable<Awaited<ReturnType<typeof findMailable>>>;

/** The same, locked: if two request a link at once, the second sees the first one's. `email` in lower case. */
export async function lockMailable(tx: Tx, email: string): Promise<Mailable | null> {
  await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.email, email)).for('update');
  return findMailable(tx, { email });
}

/** The company id of the user with this address in lower case. */
export async function companyIdOf(tx: Tx, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ companyId: userAccount.companyId })
    .from(userAccount)
    .where(eq(userAccount.email, email));
  return row?.companyId ?? null;
}

/** Sets a user's password, new or first. */
export async function replacePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  const replaced = await tx
    .update(signInMethod)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(and(eq(signInMethod.userId, userId), eq(signInMethod.providerId, 'credential')))
    .returning({ id: signInMethod.id });
  if (replaced.length === 0) await addPassword(tx, userId, passwordHash);
}

export async function endSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(userSession).where(eq(userSession.userId, userId));
}

export async function addPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.insert(signInMethod).values({
    id: newId(),
    userId,
    providerId: 'credential',
    accountId: userId,
    password: passwordHash,
  });
}

/** Empty for a deleted account. */
export async function nameOfUser(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx
    .select({ name: userAccount.name })
    .from(userAccount)
    .where(eq(userAccount.id, userId));
  return row?.name ?? '';
}
