import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testJobContext } from '../../../platform/testing/test-job-context.ts';
import { company, createCompany } from '../../companies/index.ts';
import { sanctionsHit, sanctionsList, sanctionsScreening } from '../schema.ts';
import { loadSample } from '../testing.ts';
import { findAlike } from './find-alike.ts';
import { screenCompanies } from './screen-companies.ts';

describe('screening', () => {
  const database = testDatabase();
  const screen = () => {
    const { db } = database;
    return screenCompanies.run({}, testJobContext({ db }), new AbortController().signal);
  };
  const named = (legalName: string, more: object = {}) =>
    createCompany(database.db, {
      kind: 'machinery-manufacturer',
      legalName,
      brandName: legalName,
      country: 'TR',
      city: 'Bursa',
      verification: 'submitted',
      ...more,
    });
  const hitsOf = (id: string) =>
    database.db.select().from(sanctionsHit).where(eq(sanctionsHit.companyId, id)).orderBy(sanctionsHit.id);
  const findOf = async (id: string) =>
    (await database.db.select().from(company).where(eq(company.id, id)))[0];
  const screeningsOf = (id: string) =>
    database.db
      .select()
      .from(sanctionsScreening)
      .where(eq(sanctionsScreening.companyId, id))
      .orderBy(sanctionsScreening.at);

  describe('likeness', () => {
    it.each<[string, boolean, string[]]>([
      ['Zarmash Textile Machinery', false, ['EU.9002.22']],
      ['ZARMASH TEKSTİL MACHINERY A.Ş.', false, ['EU.9002.22']],
      ['Machinery Textile Zarmash Ltd. Şti.', false, ['EU.9002.22']],
      ['Zarovsky, Vladko', true, ['EU.9001.11']],
      ['Wladko Zaröwski', true, ['EU.9001.11']],
      ['Zarif Tekstil Makineleri A.Ş.', false, []],
      ['Vladimir Zarin', true, []],
      ['A.Ş.', false, []],
    ])('of %s', async (name, isPerson, entries) => {
      await loadSample(database.db, 'eu', ['eu.csv']);
      const found = await database.db.transaction((tx) =>
        findAlike(tx, name, isPerson ? 'person' : 'organisation'),
      );
      expect(found.map(({ entry }) => entry)).toEqual(entries);
    });
  });

  describe('screening', () => {
    beforeEach(() => database.db.delete(sanctionsList));

    it('needs a list: without one, no company counts as checked', async () => {
      const id = await named('Zarmash Textile Machinery');
      await screen();
      expect(await screeningsOf(id)).toEqual([]);
      expect(await hitsOf(id)).toEqual([]);
    });

    it('finds a company by its name, keeps what it was compared with, and holds it', async () => {
      const list = await loadSample(database.db, 'eu', ['eu.csv']);
      const [alike, other] = [
        await named('ZARMASH Textile Machinery A.Ş.', { brandName: 'ZARMASH Textile Machinery Ltd.' }),
        await named('Yeşildere Dokuma A.Ş.'),
      ];
      await screen();
      expect(await hitsOf(alike)).toMatchObject([
        {
          state: 'open',
          subject: 'company',
          name: 'ZARMASH Textile Machinery A.Ş.',
          score: 1,
          source: 'eu',
          listDate: '2026-11-16',
          sha256: list.sha256,
          entry: 'EU.9002.22',
          entryName: 'Zarmash Textile Machinery JSC',
          matchedName: 'Zarmash Textile Machinery JSC',
        },
      ]);
      expect((await findOf(alike))?.heldSince).toBeInstanceOf(Date);
      expect(await hitsOf(other)).toEqual([]);
      expect((await findOf(other))?.heldSince).toBeNull();
      const lists = [{ source: 'eu', date: '2026-11-16', sha256: list.sha256 }];
      expect(await screeningsOf(other)).toMatchObject([{ lists }]);
    });

    it('runs again when a name or a signatory changes, and when a list is loaded, not otherwise', async () => {
      await loadSample(database.db, 'eu', ['eu.csv']);
      const id = await named('Yeşildere Dokuma A.Ş.', { verification: 'approved' });
      await screen();
      expect(await screeningsOf(id)).toHaveLength(1);
      await screen();
      expect(await screeningsOf(id)).toHaveLength(1);
      await database.db.update(company).set({ brandName: 'Zarmash Looms' }).where(eq(company.id, id));
      await screen();
      expect(await hitsOf(id)).toEqual([]);
      await loadSample(database.db, 'ofac', ['ofac-sdn.csv', 'ofac-alt.csv'], { date: '2026-11-20' });
      await screen();
      expect(await hitsOf(id)).toMatchObject([
        { name: 'Zarmash Looms', source: 'ofac', entryName: 'ZARMASH TEXTILE MACHINERY JSC' },
      ]);
      await database.db.execute(sql`
      insert into signatory (id, company_id, user_id, name, role, signs, document_id, confirmed_by, confirmed_at)
      values (${id}, ${id}, ${id}, 'Vladko Zarovsky', 'Director', 'alone', ${id}, ${id}, now())`);
      await screen();
      expect((await hitsOf(id)).map(({ subject, source }) => `${subject} ${source}`).sort()).toEqual([
        'company ofac',
        'signatory eu',
        'signatory ofac',
      ]);
      // What it was screened for before stays written.
      expect((await screeningsOf(id)).map(({ lists }) => lists.map(({ source }) => source))).toEqual([
        ['eu'],
        ['eu'],
        ['eu', 'ofac'],
        ['eu', 'ofac'],
      ]);
    });

    it.each(['draft', 'rejected', 'closed'] as const)(
      'leaves out companies that are %s',
      async (verification) => {
        await loadSample(database.db, 'eu', ['eu.csv']);
        const id = await named('Zarmash Textile Machinery', { verification });
        await screen();
        expect(await hitsOf(id)).toEqual([]);
      },
    );
  });
});
