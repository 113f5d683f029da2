import type { CompanyKind } from 'shared-kit/contract/companies';
import { newId, type Tx } from '../../platform/db/index.ts';
import { testSecret } from '../../platform/testing/test-env.ts';
import { createCompany } from '../companies/index.ts';
import { hashPassword } from './password.ts';
import { createUser } from './repository.ts';
import { rateLimit, userSession } from './schema.ts';
import { sessionCookieName, signToken } from './session-cookie.ts';

export { rightsFields } from './repository.ts';

export const testPassword = 'a good long password';
let hashed: Promise<string> | undefined;

type Person = Readonly<{ email?: string; name?: string; isAdmin?: boolean; kind?: CompanyKind | null }>;

/** A user, with a company of the given kind if there is one. */
export async function testUser(tx: Tx, { kind = null, isAdmin = false, ...person }: Person = {}) {
  hashed ??= hashPassword(testPassword);
  const companyId =
    kind &&
    (await createCompany(tx, {
      kind,
      legalName: `${kind} Ltd`,
      brandName: `The ${kind}`,
      country: 'TR',
      city: 'Bursa',
      verification: 'approved',
    }));
  const email = person.email ?? `${newId()}@people.example`;
  const userId = await createUser(tx, {
    name: person.name ?? 'Deniz Aksoy',
    email,
    passwordHash: await hashed,
    isAdmin,
    company: companyId ? { id: companyId, role: 'owner' } : null,
  });
  return { userId, companyId, email };
}

/** Signs a user in by writing a session; returns the `cookie` header. */
export async function testSession(
  tx: Tx,
  userId: string,
  expiresAt = new Date(Date.now() + 3_600_000),
): Promise<string> {
  const token = newId();
  await tx.insert(userSession).values({ id: newId(), token, userId, expiresAt });
  return `${sessionCookieName(false)}=${encodeURIComponent(signToken(token, testSecret))}`;
}

/** Resets all limits, as if everybody had waited. */
export async function forgetAttempts(tx: Tx): Promise<void> {
  await tx.delete(rateLimit);
}
