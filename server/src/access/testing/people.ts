import { eq } from 'drizzle-orm';
import type { CompanyKind } from 'shared-kit/contract/companies';
import { createUser, userAccount } from '../../modules/accounts/index.ts';
import { testSession, testUser } from '../../modules/accounts/testing.ts';
import { company } from '../../modules/companies/index.ts';
import { createReleaseToken } from '../../modules/releases/index.ts';
import { type Database, newId } from '../../platform/db/index.ts';
import type { Role } from './roles.ts';

export type Person = Readonly<{ userId: string; companyId: string; email: string }>;

const kinds: Readonly<Partial<Record<Role, CompanyKind>>> = {
  buyer: 'retailer',
  seller: 'machinery-manufacturer',
  retailer: 'retailer',
  mill: 'textile-manufacturer',
  maker: 'machinery-manufacturer',
  bank: 'bank',
  otherBank: 'bank',
  provider: 'provider',
  pending: 'retailer',
  rejected: 'retailer',
};
const standings: Readonly<Partial<Record<Role, 'submitted' | 'rejected'>>> = {
  pending: 'submitted',
  rejected: 'rejected',
};
const memberOf: Readonly<Partial<Record<Role, Role>>> = { buyersMember: 'buyer', sellersMember: 'seller' };
const tokenOf: Readonly<Partial<Record<Role, 'shop' | 'bank'>>> = { shopTeam: 'shop', bankTeam: 'bank' };

/** Creates a person for every role; a company's owner comes before its members. */
export class People {
  readonly #db: Database;
  readonly #people = new Map<Role, Person>();
  readonly #headers = new Map<Role, Readonly<Record<string, string>>>();

  constructor(db: Database) {
    this.#db = db;
  }

  async add(role: Role): Promise<void> {
    const area = tokenOf[role];
    if (area) {
      const token = await createReleaseToken(this.#db, area, 'the matrix');
      this.#headers.set(role, { authorization: `Bearer ${token}` });
    }
    if (area || role === 'visitor') return;
    this.#people.set(role, await this.#make(role));
    await this.signIn(role);
  }

  of(role: Role): Person {
    const person = this.#people.get(role);
    if (!person) throw new Error(`${role} has no account`);
    return person;
  }

  headersOf(role: Role): Readonly<Record<string, string>> {
    return this.#headers.get(role) ?? {};
  }

  async signIn(role: Role): Promise<void> {
    if (!this.#people.has(role)) return;
    this.#headers.set(role, { cookie: await this.#session(this.of(role).userId) });
  }

  /** Another member of a role's company, as whom no cell asks. */
  async colleague(role: Role): Promise<Person> {
    const email = `${newId()}@people.example`;
    const { companyId } = this.of(role);
    const company = { id: companyId, role: 'member' } as const;
    const userId = await createUser(this.#db, { name: 'Derya Aydın', email, passwordHash: 'none', company });
    return { userId, companyId, email };
  }

  #session(userId: string): Promise<string> {
    // Drills go on for hours.
    return testSession(this.#db, userId, new Date(Date.now() + 86_400_000));
  }

  async #make(role: Role): Promise<Person> {
    const of = memberOf[role];
    if (of) return this.colleague(of);
    const isAdmin = role === 'staff' || role === 'caseStaff';
    const made = await testUser(this.#db, { kind: kinds[role] ?? null, isAdmin, name: `The ${role}` });
    const { userId, email, companyId } = made;
    await this.#db.update(userAccount).set({ emailVerified: true }).where(eq(userAccount.id, userId));
    const verification = standings[role];
    if (companyId && verification)
      await this.#db.update(company).set({ verification }).where(eq(company.id, companyId));
    return { userId, email, companyId: companyId ?? '' };
  }
}
