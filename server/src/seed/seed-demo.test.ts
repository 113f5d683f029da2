import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { productListAnswer } from 'shared-kit/contract/catalogue';
import { companyClaimsAnswer, staffClaimsAnswer } from 'shared-kit/contract/claims';
import { bankQuotesAnswer } from 'shared-kit/contract/financing';
import { quoteListAnswer, versionStates } from 'shared-kit/contract/quotes';
import { readSession } from 'shared-kit/contract/session';
import { testApp } from '../platform/testing/test-app.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import { demoApplications } from './demo/demo-applications.ts';
import { demoClaims } from './demo/demo-claims.ts';
import { demoProducts } from './demo/demo-products.ts';
import { demoRfqs } from './demo/trade/demo-rfqs.ts';
import { seedDemo } from './index.ts';

describe('seed demo', () => {
  const database = testDatabase();
  const log = { info: () => undefined };
  const tables = [
    'company',
    'user_account',
    'category',
    'product',
    'product_listing',
    'rfq',
    'financing_request',
    'indicative_rate',
  ];
  const countAll = async () => {
    const counts = await Promise.all(
      tables.map((table) =>
        database.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`),
      ),
    );
    return Object.fromEntries(tables.map((table, at) => [table, counts[at]?.rows[0]?.n]));
  };

  let app: FastifyInstance;
  beforeAll(async () => {
    await seedDemo(database.db, log);
    app = await testApp(database);
  });
  afterAll(() => app.close());

  const signIn = async (email: string): Promise<string> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password: demoPassword },
      remoteAddress: `192.0.2.${demoAccounts.findIndex((account) => account.email === email) + 1}`,
    });
    expect(answer.statusCode).toBe(200);
    return answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  };

  describe('the demo market', () => {
    it('holds everything, and lists exactly what is published', async () => {
      const applicants = Object.values(demoApplications).flatMap(({ owner, partner }) =>
        partner ? [owner, partner] : [owner],
      );
      const published = demoProducts.filter(({ product }) => product.status === 'published').length;
      expect(await countAll()).toMatchObject({
        user_account: demoAccounts.length + applicants.length + demoClaims.length,
        product: demoProducts.length,
        product_listing: published,
      });
    });

    it('is seeded once, also by two starts at once', async () => {
      const before = await countAll();
      await Promise.all([seedDemo(database.db, log), seedDemo(database.db, log)]);
      expect(await countAll()).toEqual(before);
    });

    it('has no orphan: every product has its seller and every line its product', async () => {
      const { rows } = await database.db.execute(sql`
      select (select count(*)::int from product p left join company c on c.id = p.seller_company_id where c.id is null) as products,
             (select count(*)::int from rfq_line where product_id is null) as lines`);
      expect(rows).toEqual([{ products: 0, lines: 0 }]);
    });
  });

  it('knows of every approved company its tax number and registered address', async () => {
    const { rows } = await database.db.execute(sql`
    select legal_name from company c where verification = 'approved' and (tax_number is null or not exists (
      select from company_address a where a.company_id = c.id and a.kind = 'registered'))`);
    expect(rows).toEqual([]);
  });

  it('has let every quote come to where its list says, with offers in every state', async () => {
    const { rows } = await database.db.execute<{ number: string; state: string }>(
      sql`select number, state from rfq`,
    );
    expect(Object.fromEntries(rows.map(({ number, state }) => [number, state]))).toEqual(
      Object.fromEntries(demoRfqs.map(({ number, state }) => [number, state])),
    );
    const versions = await database.db.execute<{ state: string }>(
      sql`select distinct state from quote_version union select 'draft' from offer_draft
      where id not in (select id from quote_version)`,
    );
    expect(versions.rows.map(({ state }) => state).toSorted()).toEqual([...versionStates].toSorted());
  });

  it('offers as many months of warranty as it says in words', async () => {
    const { rows } = await database.db.execute<{ of: string; months: number | null; words: string }>(sql`
      select id::text as of, warranty_months as months, warranty ->> 'en' as words from product union all
      select rfq_id::text, (terms ->> 'warrantyMonths')::int, terms ->> 'warrantyNote' from quote_version union all
      select rfq_id::text, (offer ->> 'warrantyMonths')::int, offer ->> 'warrantyNote' from offer_draft`);
    const said = (words: string) => /(\d+) months/.exec(words)?.[1];
    expect(rows.filter(({ months, words }) => String(months) !== String(said(words) ?? null))).toEqual([]);
  });

  describe.each(demoAccounts.map((account) => [account.email, account] as const))('%s', (email, account) => {
    it('signs in with the demo password as who it is', async () => {
      const cookie = await signIn(email);
      const answer = await app.inject({ url: '/api/_auth/session', headers: { cookie } });
      const session = readSession(answer.json());
      expect(session?.user).toMatchObject({
        name: account.name,
        isAdmin: account.isAdmin,
        companyRole: account.role,
      });
      expect(session?.secure.companyId === null).toBe(account.company === null);
    });
  });

  it('has claims that wait: for the mill’s owner and for the staff', async () => {
    const get = async (email: string, url: string) =>
      (await app.inject({ url, headers: { cookie: await signIn(email) } })).json();
    const own = companyClaimsAnswer.parse(await get('mill@demo.example', '/api/company/claims'));
    expect(own.claims).toEqual([expect.objectContaining({ name: 'Gamze Ilgaz', state: 'open' })]);
    const { claims } = staffClaimsAnswer.parse(await get('admin@demo.example', '/api/admin/claims'));
    expect(claims.map(({ state, mayGrant, answeredBy }) => [state, mayGrant, answeredBy])).toEqual([
      ['agreed', true, 'Maja Lindqvist'],
      ['open', false, null],
    ]);
  });

  it('gives the mill the loom maker’s private prices, and nobody else', async () => {
    const pricesOf = async (email: string) => {
      const headers = { cookie: await signIn(email) };
      return Promise.all(
        ['AM-SP-190', 'KÇ 2200'].map(async (q) => {
          const found = await app.inject({ url: '/api/products', query: { q }, headers });
          const { items } = productListAnswer.parse(found.json());
          return items.find(({ title }) => /^(Wear-part|KÇ 2200)/.test(title))?.price?.contract.amount;
        }),
      );
    };
    expect(await pricesOf('mill@demo.example')).toEqual(['2050', '121600']);
    expect(await pricesOf('retailer@demo.example')).toEqual(['2320', '128000']);
  });

  it('shows the mill its RFQs and each bank its own requests', async () => {
    const get = async (email: string, url: string) =>
      (await app.inject({ url, headers: { cookie: await signIn(email) } })).json();
    const { quotes } = quoteListAnswer.parse(await get('mill@demo.example', '/api/quotes?locale=tr'));
    expect(quotes).toHaveLength(13);
    expect(quotes.find(({ number }) => number === 'Q-2026-01847')).toMatchObject({
      state: 'quoted',
      firstLine: 'RL 190 armürlü kancalı dokuma makinesi',
      total: { amount: '568044.80', currency: 'USD' },
    });
    const numbers = async (email: string) =>
      bankQuotesAnswer
        .parse(await get(email, '/api/bank/quotes'))
        .quotes.map(({ number }) => number.slice(-3));
    expect(await numbers('bank@demo.example')).toEqual([
      '418',
      '417',
      '411',
      '409',
      '397',
      '398',
      '396',
      '395',
      '390',
      '381',
    ]);
    expect(await numbers('bank2@demo.example')).toEqual(['417', '411', '399', '409', '402', '396', '386']);
  });
});
