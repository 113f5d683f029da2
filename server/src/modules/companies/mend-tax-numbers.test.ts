import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testUser } from '../accounts/testing.ts';
import { auditEntry } from '../audit/index.ts';
import { mendTaxNumbers } from './mend-tax-numbers.ts';
import { company } from './schema.ts';
import { findNumberHolder, keyOfNumber } from './tax-number-holder.ts';

describe('tax numbers', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(database);
  });
  afterAll(() => app.close());
  const said: string[] = [];
  const say = (_details: object, message: string) => void said.push(message);
  const log = { info: say, warn: say };

  const stating = async (country: string, taxNumber: string) => {
    const { companyId } = await testUser(database.db, { kind: 'retailer' });
    const id = companyId ?? '';
    await database.db
      .update(company)
      .set({ country, taxNumber, verification: 'approved' })
      .where(eq(company.id, id));
    return id;
  };
  const numberOf = async (id: string) =>
    (await database.db.select().from(company).where(eq(company.id, id)))[0]?.taxNumber;

  it.each([
    ['GR', 'ELGR094259216', 'EL094259216'],
    ['NO', '974 760 673', '974760673'],
    ['UZ', '302 123 456', '302123456'],
    ['BE', 'BE403019261', 'BE0403019261'],
    ['GB', '12345 67890', '1234567890'],
    ['GB', 'XI980780684', 'XI980780684'],
    ['DE', 'DE1', 'DE1'],
  ])('from before in %s %j is written %j', async (country, before, after) => {
    const id = await stating(country, before);
    await mendTaxNumbers(database.db, log);
    expect(await numberOf(id)).toBe(after);
    const entries = await database.db.select().from(auditEntry).where(eq(auditEntry.companyId, id));
    expect(entries.map(({ action, userId, operator }) => [action, userId ?? operator])).toEqual(
      before === after ? [] : [['company.changed', null]],
    );
  });

  it('that meet in one go on, and the first holds it', async () => {
    const [first, second] = [await stating('NO', '923 609 016'), await stating('NO', 'NO 923609016 MVA')];
    await mendTaxNumbers(database.db, log);
    expect([await numberOf(first), await numberOf(second)]).toEqual(['923609016', 'NO923609016MVA']);
    const own = { country: 'NO', taxNumber: '923609016' };
    expect(await findNumberHolder(database.db, own)).toBe(first);
    expect(await findNumberHolder(database.db, own, first)).toBe(second);
    const states = await database.db.select().from(company).where(eq(company.taxKey, '923609016'));
    expect(states.map(({ verification }) => verification)).toEqual(['approved', 'approved']);
  });

  it('that can’t be written anew stay, and the start goes on', async () => {
    const id = await stating('NO', '811 111 112');
    await database.db.execute(
      sql`alter table company add constraint stuck check (tax_number <> '811111112')`,
    );
    await mendTaxNumbers(database.db, log);
    await database.db.execute(sql`alter table company drop constraint stuck`);
    expect(await numberOf(id)).toBe('811 111 112');
    expect(said).toContain('a tax number could not be written anew');
  });

  it.each([
    ['GB', 'GB980780684', 'XI980780684'],
    ['GB', 'GB980780684', '980 780 684'],
    ['GR', 'EL094259216', 'GR094259216'],
    ['GR', 'EL094259216', '094259216'],
    ['NO', '974760673', 'NO 974 760 673 MVA'],
    ['CH', 'CHE100155212', 'CHE-100.155.212 MWST'],
    ['LI', 'CHE100155212', 'CHE 100 155 212'],
    ['AT', 'ATU13585627', 'U13585627'],
    ['FR', 'FRK7399859412', 'K7399859412'],
    ['UZ', '302123456', 'UZ 302-123-456'],
    ['MC', '53000004605', 'FR 53 000004605'],
  ])('in %s %j and %j are one', async (country, one, other) => {
    const { rows } = await database.db.execute(
      sql`select ${keyOfNumber({ country, taxNumber: one })} = ${keyOfNumber({ country, taxNumber: other })} as same`,
    );
    expect(rows).toEqual([{ same: true }]);
  });

  it.each([
    ['GB', 'GB980780684', 'GB802311782'],
    ['IN', '27AAPFU0939F1ZV', '29AAPFU0939F1ZV'],
    ['NO', '974760673', '974760674'],
  ])('in %s %j and %j are two', async (country, one, other) => {
    const { rows } = await database.db.execute(
      sql`select ${keyOfNumber({ country, taxNumber: one })} = ${keyOfNumber({ country, taxNumber: other })} as same`,
    );
    expect(rows).toEqual([{ same: false }]);
  });
});
