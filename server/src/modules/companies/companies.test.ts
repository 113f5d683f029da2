import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { companiesAnswer, verificationStates } from 'shared-kit/contract';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { createCompany } from './index.ts';

const database = testDatabase();
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  app = await testApp(database);
  const { userId } = await testUser(database.db, { isAdmin: true });
  cookie = await testSession(database.db, userId);
  // Two of each state, made in the same instant, so that paging must tell them apart by more than time.
  for (const verification of [...verificationStates, ...verificationStates]) {
    await createCompany(database.db, {
      kind: 'retailer',
      legalName: 'Örnek Tekstil A.Ş.',
      brandName: 'Örnek',
      country: 'TR',
      city: 'İzmir',
      verification,
      createdAt: new Date('2026-03-01T10:00:00.123Z'),
    });
  }
});
afterAll(() => app.close());

const ask = async (query: string) => {
  const answer = await app.inject({ url: `/api/admin/companies?${query}`, headers: { cookie } });
  return { status: answer.statusCode, body: answer.json() };
};

describe('the list of companies', () => {
  it('counts every state', async () => {
    const { counts, companies, next } = companiesAnswer.parse((await ask('')).body);
    expect(counts).toEqual(Object.fromEntries(verificationStates.map((state) => [state, 2])));
    expect(companies).toHaveLength(14);
    expect(next).toBeNull();
  });

  it('filters by state, with the counts of all', async () => {
    const { companies, counts } = companiesAnswer.parse((await ask('state=in_review')).body);
    expect(companies.map(({ verification }) => verification)).toEqual(['in_review', 'in_review']);
    expect(counts.approved).toBe(2);
  });

  it('pages through all of them once', async () => {
    const seen: string[] = [];
    let cursor = '';
    for (let pages = 0; pages < 5; pages++) {
      const page = companiesAnswer.parse((await ask(`limit=4${cursor && `&cursor=${cursor}`}`)).body);
      seen.push(...page.companies.map(({ id }) => id));
      if (!page.next) break;
      cursor = page.next;
    }
    expect(seen).toHaveLength(14);
    expect(new Set(seen).size).toBe(14);
  });

  it.each([
    ['state=odd', 'request.parameter-invalid'],
    ['limit=0', 'request.parameter-invalid'],
    ['limit=101', 'request.parameter-invalid'],
    ['cursor=nonsense', 'cursor.invalid'],
    ['cursor=', 'cursor.invalid'],
  ])('refuses %s', async (query, code) => {
    expect(await ask(query)).toMatchObject({ status: 400, body: { code } });
  });
});
