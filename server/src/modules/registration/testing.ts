import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { termsVersion } from 'shared-kit/contract/companies';
import { type Database, newId } from '../../platform/db/index.ts';
import { mail } from '../../platform/mail/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { rateLimit, signInMethod, userAccount, verification } from '../accounts/schema.ts';
import { company, companyAddress } from '../companies/schema.ts';
import { nextTaxNumber } from '../companies/testing.ts';

export { company, companyAddress, signInMethod, userAccount };

export const address = {
  line1: 'Organize Sanayi Bölgesi 4. Cadde 12',
  city: 'Bursa',
  region: 'Nilüfer',
  postalCode: '16140',
};
export const mill = {
  kind: 'textile-manufacturer',
  legalForm: 'company',
  legalName: 'Çağlayanoğulları Dokuma Sanayi ve Dış Ticaret Ltd. Şti.',
  brandName: 'Çağlayan Dokuma',
  country: 'TR',
  taxNumber: '454 053 6920',
  taxOffice: 'Çekirge',
  mersisNumber: '0454 0536 9200 0017',
  address,
};
/** The same mill with a tax number of its own: no two companies may have one. */
export const anotherMill = () => ({ ...mill, taxNumber: nextTaxNumber(), mersisNumber: null });
export const password = 'a good long password';
export const someone = (more: object = {}) => ({
  name: 'Deniz Aksoy',
  email: `${newId()}@people.example`,
  password,
  locale: 'tr',
  termsVersion,
  company: anotherMill() as object | null,
  redirect: null,
  ...more,
});
type Registrant = ReturnType<typeof someone>;

/** A market for registration tests, with its requests. */
export function registrationDesk() {
  const database = testDatabase();
  const start = new Date();
  let now = start;
  let app: FastifyInstance | undefined;
  beforeAll(async () => {
    app = await testApp({ db: database.db, clock: () => now }, { PUBLIC_URL: 'http://market.example' });
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    now = start;
    for (const table of [mail, rateLimit, verification]) await database.db.delete(table);
  });
  const running = () => {
    if (!app) throw new Error('The market is not open yet: use it in tests, after beforeAll');
    return app;
  };
  const after = (seconds: number) => {
    now = new Date(start.getTime() + seconds * 1000);
  };
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    running().inject({
      method: 'POST',
      url,
      payload,
      headers: { origin: 'http://market.example', ...headers },
    });
  const register = (person: Registrant) => post('/api/registration', person);
  const signIn = (email: string, word = password) =>
    post('/api/auth/sign-in/email', { email, password: word });
  const useLink = (token: string) => post('/api/auth/login-token', { token });
  return {
    database,
    after,
    post,
    register,
    signIn,
    useLink,
    ...recordsIn(database),
    now: () => now,
    get: (url: string, headers: Record<string, string>) => running().inject({ url, headers }),
    remove: (url: string, headers: Record<string, string>) =>
      running().inject({ method: 'DELETE', url, headers }),
  };
}

/** What registering leaves in the database. */
function recordsIn(database: Readonly<{ db: Database }>) {
  const mails = () => database.db.select().from(mail).orderBy(mail.id);
  const userOf = async ({ email }: Registrant) => {
    const [user] = await database.db
      .select()
      .from(userAccount)
      .where(eq(userAccount.email, email.toLowerCase()));
    return user;
  };
  return {
    mails,
    userOf,
    companyOf: async (person: Registrant) => {
      const id = (await userOf(person))?.companyId ?? newId();
      const [found] = await database.db.select().from(company).where(eq(company.id, id));
      return found;
    },
    /** The newest mail and the parts of its link. */
    newestMail: async () => {
      const letter = (await mails()).at(-1);
      const link = /https?:\S+/.exec(letter?.plainText ?? '')?.[0] ?? '';
      return { letter, link, token: /\/(?:login|reset-password)\/([\w-]+)/.exec(link)?.[1] ?? '' };
    },
  };
}
