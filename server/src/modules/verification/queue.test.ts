import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { verificationStates } from 'shared-kit/contract/companies';
import { verificationQueueAnswer } from 'shared-kit/contract/verification';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { foldedWord } from '../catalogue/index.ts';
import { company, createCompany } from '../companies/index.ts';

describe('queue', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let cookie: string;
  const registered = new Date('2026-03-01T10:00:00.123Z');
  beforeAll(async () => {
    app = await testApp(database);
    const { userId } = await testUser(database.db, { isAdmin: true });
    cookie = await testSession(database.db, userId);
    // All at the same instant, so that paging must not rely on time alone.
    for (const verification of verificationStates) {
      for (const kind of ['retailer', 'machinery-manufacturer', 'bank'] as const) {
        const legalName = `Çığır ${kind} ${verification} A.Ş.`;
        const values = { kind, legalName, brandName: kind, country: 'TR', city: 'İzmir', verification };
        await createCompany(database.db, {
          ...values,
          createdAt: registered,
          taxNumber: `45405${kind.length}`,
        });
      }
    }
    const late = { kind: 'bank', legalName: 'Geç', brandName: 'Geç', country: 'TR', city: 'İzmir' } as const;
    const submittedAt = new Date('2026-02-01T10:00:00Z');
    await createCompany(database.db, {
      ...late,
      verification: 'submitted',
      createdAt: registered,
      submittedAt,
    });
  });
  afterAll(() => app.close());

  async function ask(query: string) {
    const answer = await app.inject({ url: `/api/admin/verification?${query}`, headers: { cookie } });
    return { status: answer.statusCode, body: answer.json() };
  }
  const listed = async (query: string) => verificationQueueAnswer.parse((await ask(query)).body).companies;

  /** A retailer, a maker and a bank in each state, and a late one. */
  const all = 3 * verificationStates.length + 1;

  describe('the queue', () => {
    it('is of those that wait for the staff, the longest waiting first, with the counts of all', async () => {
      const { companies, counts } = verificationQueueAnswer.parse((await ask('')).body);
      expect(companies.map(({ verification }) => verification).toSorted()).toEqual([
        ...Array.from({ length: 3 }, () => 'in_review'),
        ...Array.from({ length: 4 }, () => 'submitted'),
      ]);
      expect(companies[0]).toMatchObject({ legalName: 'Geç', since: '2026-02-01T10:00:00.000Z' });
      expect(counts).toMatchObject({ submitted: 4, in_review: 3, draft: 3 });
    });

    it.each([
      ['state=rejected', 3],
      ['state=all', all],
      ['state=all&group=makers', verificationStates.length],
      ['group=banks', 3],
      ['q=cigir', 6],
      ['q=ÇIĞIR+BANK', 2],
      ['q=45405-4', 2],
      ['q=nobody', 0],
      ['q=%25', 7],
    ])('by %s has %d', async (query, count) => {
      expect(await listed(query)).toHaveLength(count);
    });

    it('has verified companies that lack a document, the longest first', async () => {
      const due = (day: string, of: string) =>
        database.db
          .update(company)
          .set({ reVerificationDue: new Date(`2026-04-0${day}T08:00:00Z`) })
          .where(eq(company.legalName, `Çığır ${of} approved A.Ş.`));
      await due('2', 'bank');
      await due('1', 'retailer');
      const { companies, incomplete } = verificationQueueAnswer.parse((await ask('state=incomplete')).body);
      expect(companies.map(({ kind, since }) => [kind, since])).toEqual([
        ['retailer', '2026-04-01T08:00:00.000Z'],
        ['bank', '2026-04-02T08:00:00.000Z'],
      ]);
      expect(incomplete).toBe(2);
      const { body } = await ask('state=incomplete&limit=1');
      expect(await listed(`state=incomplete&limit=1&cursor=${body.next}`)).toMatchObject([{ kind: 'bank' }]);
    });

    it('pages through all of them once', async () => {
      const seen: string[] = [];
      let cursor = '';
      for (let pages = 0; pages < 9; pages += 1) {
        const { body } = await ask(`state=all&limit=4${cursor && `&cursor=${cursor}`}`);
        const page = verificationQueueAnswer.parse(body);
        seen.push(...page.companies.map(({ id }) => id));
        if (!page.next) break;
        cursor = page.next;
      }
      expect(seen).toHaveLength(all);
      expect(new Set(seen).size).toBe(all);
    });

    it.each([
      ['state=odd', 'request.parameter-invalid'],
      ['group=others', 'request.parameter-invalid'],
      ['limit=0', 'request.parameter-invalid'],
      [`q=${'x'.repeat(101)}`, 'request.parameter-invalid'],
      ['cursor=nonsense', 'cursor.invalid'],
    ])('refuses %s', async (query, code) => {
      expect(await ask(query)).toMatchObject({ status: 400, body: { code } });
    });
  });

  it.each([
    ['Örnek Tekstil A.Ş.', 'ornektekstilas'],
    ['ÖRNEK TEKSTİL AŞ', 'ornektekstilas'],
    ['Işıl ÇAĞ', 'isilcag'],
    ['Société Générale', 'societegenerale'],
    ['Łódź Zgrzebło', 'lodzzgrzeblo'],
  ])('%s is folded to %s, by the database too', async (name, folded) => {
    expect(foldedWord(name)).toBe(folded);
    const values = {
      kind: 'retailer',
      legalName: name,
      brandName: name,
      country: 'CH',
      city: 'Bern',
    } as const;
    await createCompany(database.db, { ...values, verification: 'draft' });
    expect(await listed(`state=draft&q=${folded}`)).toContainEqual(
      expect.objectContaining({ legalName: name }),
    );
  });
});
