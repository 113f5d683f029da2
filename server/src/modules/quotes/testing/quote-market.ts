import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readAtStake } from 'shared-kit/contract/binding';
import type { CompanyKind } from 'shared-kit/contract/companies';
import {
  type OfferDraftAnswer,
  type OfferInput,
  offerDraftAnswer,
  type QuoteDetail,
  quoteDetail,
} from 'shared-kit/contract/quotes';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createUser } from '../../accounts/index.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { meantAsPriced } from '../offers/last-prices.ts';
import { insertRfq, type NewRfq } from '../repository.ts';

export type Answer = Readonly<{ status: number; body: Record<string, unknown> & { code?: string } }>;

/** A user who calls the API as a browser does. */
export class Person {
  readonly app: FastifyInstance;
  readonly cookie: string;
  readonly userId: string;
  readonly companyId: string;

  constructor(app: FastifyInstance, who: Readonly<{ cookie: string; userId: string; companyId: string }>) {
    this.app = app;
    this.cookie = who.cookie;
    this.userId = who.userId;
    this.companyId = who.companyId;
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    key: string = randomUUID(),
  ): Promise<Answer> {
    const payload = body && method === 'POST' ? await this.withSeen(url, body) : body;
    const answer = await this.app.inject({
      method,
      url,
      headers: { cookie: this.cookie, 'idempotency-key': key },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  /** Like a page, reads what is in force before a binding move, unless the body says what was read. */
  private async withSeen(url: string, body: object): Promise<object> {
    if ('seen' in body) return body;
    const get = async <Read>(address: string) => (await this.call('GET', address)).body as Read;
    const seen = await readAtStake(url, body, get);
    return seen ? { ...body, seen } : body;
  }

  /** Posts an action on a quote. */
  act = (id: string, path: string, body: object = {}, key?: string): Promise<Answer> =>
    this.call('POST', `/api/quotes/${id}/${path}`, body, key);

  async detail(id: string, query = ''): Promise<QuoteDetail> {
    return quoteDetail.parse((await this.call('GET', `/api/quotes/${id}${query}`)).body);
  }

  async draft(id: string): Promise<OfferDraftAnswer> {
    return offerDraftAnswer.parse((await this.call('GET', `/api/quotes/${id}/offer-draft`)).body);
  }

  /** Saves the draft with these changes; returns its revision. */
  async save(id: string, change: Partial<OfferInput> = {}): Promise<number> {
    const { revision, offer, lastPrices } = await this.draft(id);
    const terms = { freight: '0', leadTimeWeeks: 12, incoterm: { rule: 'CIF', place: 'İzmir' } } as const;
    const changed = { ...offer, ...terms, ...change };
    const whole = { ...changed, lines: meantAsPriced(changed.lines, lastPrices) };
    const saved = await this.call('PUT', `/api/quotes/${id}/offer-draft`, {
      revision,
      offer: whole,
      internalNote: '',
    });
    if (saved.status !== 200) throw new Error(`a draft was not saved: ${JSON.stringify(saved.body)}`);
    return Number(saved.body.revision);
  }

  async offer(id: string, change: Partial<OfferInput> = {}): Promise<Answer> {
    return this.act(id, 'send', { revision: await this.save(id, change), text: '' });
  }

  /** The body for accepting the current version. */
  async seen(id: string) {
    const { versions } = await this.detail(id);
    const last = versions.at(-1);
    if (!last) throw new Error('nothing was offered');
    const { id: versionId, total, currency } = last;
    return { versionId, total, currency, seen: { version: versionId, sum: { amount: total, currency } } };
  }
}

type Role = 'owner' | 'approver' | 'member';
let count = 0;

/** A market with two parties and other users. Call it at the top of the file. */
export function quoteMarket() {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(database);
  });
  afterAll(() => app.close());

  return {
    database,
    app: () => app,
    ...peopleIn(database, () => app),
    request: (buyer: Person, seller: Person, change: Partial<NewRfq> = {}) =>
      insertDraft(database.db, buyer, seller, change),
    lapse: (id: string, what: Lapsing, inMilliseconds = -1000) =>
      database.db.transaction((tx) => lapse(tx, id, what, inMilliseconds)),
    /** Sets the approval limit of a person's company. */
    limit: (of: Person, amount: string, currency = 'USD') =>
      database.db.execute(
        sql`update company set approval_limit_amount = ${amount}, approval_limit_currency = ${currency} where id = ${of.companyId}`,
      ),
    openCase: async (staff: Person, about: { quote: string } | { companyId: string }): Promise<Answer> =>
      staff.call('POST', '/api/admin/cases', {
        quote: null,
        companyId: null,
        reason: 'The buyer asked us to look',
        ...about,
      }),
    verify: (of: Person, state: string, tx: Tx = database.db) =>
      tx.execute(sql`update company set verification = ${state} where id = ${of.companyId}`),
  };
}

/** Makes users who are signed in. */
function peopleIn(database: Readonly<{ db: Database }>, app: () => FastifyInstance) {
  const withSession = async (who: { userId: string; companyId: string | null }) =>
    new Person(app(), {
      ...who,
      companyId: who.companyId ?? '',
      cookie: await testSession(database.db, who.userId),
    });
  const company = async (kind: CompanyKind, name: string) =>
    withSession(await testUser(database.db, { kind, name }));
  return {
    colleague: async (of: Person, role: Role, name: string) => {
      const userId = await createUser(database.db, {
        name,
        email: `${randomUUID()}@people.example`,
        passwordHash: 'none',
        company: { id: of.companyId, role },
      });
      return withSession({ userId, companyId: of.companyId });
    },
    someone: async (options: { isAdmin?: boolean } = {}) => withSession(await testUser(database.db, options)),
    parties: async () => {
      const buyer = await company('textile-manufacturer', 'Deniz Aksoy');
      const seller = await company('machinery-manufacturer', 'Emre Kaplan');
      return { buyer, seller };
    },
    seller: () => company('machinery-manufacturer', 'Another Maker'),
    bank: () => company('bank', 'Ayla Bankacı'),
  };
}

/** Lines of a request: one title in both languages, one in English alone. */
export const loomAndReeds: NewRfq['lines'] = [
  {
    title: { en: 'Pike 190', tr: 'Pike 190 makinesi' },
    quantity: 3,
    unit: 'piece',
    unitPrice: '80160.5000',
  },
  { title: { en: 'Reed' }, quantity: 10, unit: 'piece', unitPrice: '2.8750' },
];

/** Inserts a draft RFQ of two lines, with these changes. */
function insertDraft(db: Database, buyer: Person, seller: Person, change: Partial<NewRfq>): Promise<string> {
  count += 1;
  return insertRfq(db, {
    number: `T-${process.pid}-${count}`,
    buyerCompanyId: buyer.companyId,
    sellerCompanyId: seller.companyId,
    currency: 'USD',
    deliveryCountry: 'TR',
    lines: loomAndReeds,
    ...change,
  });
}

type Lapsing = 'offer' | 'request' | 'financing';

/** Makes the current offer or request expire, which no rule of the market allows. */
async function lapse(tx: Tx, id: string, what: Lapsing, inMilliseconds: number): Promise<void> {
  await tx.execute(sql`alter table quote_version disable trigger quote_version_immutable`);
  const past = sql`clock_timestamp() + make_interval(secs => ${inMilliseconds / 1000}::float8)`;
  if (what === 'offer')
    await tx.execute(
      sql`update quote_version set valid_until = ${past} where rfq_id = ${id} and state = 'sent'`,
    );
  if (what === 'financing')
    await tx.execute(sql`update quote_version set financing_until = ${past} where rfq_id = ${id}`);
  if (what === 'request') await tx.execute(sql`update rfq set reply_by = ${past} where id = ${id}`);
  await tx.execute(sql`update rfq set due_at = ${past} where id = ${id} and due_at is not null`);
  await tx.execute(sql`alter table quote_version enable trigger quote_version_immutable`);
}
