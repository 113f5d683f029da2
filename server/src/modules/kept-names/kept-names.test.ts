import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { keptNamesAnswer, nameFault } from 'shared-kit/contract/names';
import { newId } from '../../platform/db/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { userAccount } from '../accounts/index.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { company } from '../companies/index.ts';
import { priceList } from '../private-prices/index.ts';

describe('names from before', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let cookie = '';
  beforeAll(async () => {
    app = await testApp(database);
    cookie = await testSession(database.db, (await testUser(database.db, { isAdmin: true })).userId);
  });
  afterAll(() => app.close());
  const read = async () => {
    const answer = await app.inject({ url: '/api/admin/kept-names', headers: { cookie } });
    return keptNamesAnswer.parse(answer.json()).names.map(({ of, name, fault }) => [of, name, fault]);
  };
  const named = async (name: string) => {
    const { userId } = await testUser(database.db);
    await database.db.update(userAccount).set({ name }).where(eq(userAccount.id, userId));
  };

  it.each([
    'Ali\nKaya',
    'Ali\tKaya',
    'Ali\u0085Kaya',
    'Ali\u00adKaya',
    'Ali\u034fKaya',
    'Ali\u061cKaya',
    'Ali\u115fKaya',
    'Ali\u17b4Kaya',
    'Ali\u180eKaya',
    'Ali\u200bKaya',
    'Ali\u200dKaya',
    'Ali\u2028Kaya',
    'Ali\u202eKaya',
    'Ali\u2060Kaya',
    'Ali\u2066Kaya',
    'Ali\u3164Kaya',
    'Ali\ufe0fKaya',
    'Ali\ufeffKaya',
    'Ali\uffa0Kaya',
    'Ali\ufff9Kaya',
    'Ali\u{1d173}Kaya',
    'Ali\u{e0041}Kaya',
    'mailto:ali',
    'www.evil',
    'evil.com',
    'evil\u3002com',
    'evil\uff0ecom',
    'evil\u2024com',
    'mailto\uff1aali',
  ])('%j is found', async (name) => {
    expect(nameFault('person', name)).not.toBeNull();
    await database.db.delete(userAccount).where(eq(userAccount.name, name));
    const before = (await read()).length;
    await named(name);
    expect(await read()).toHaveLength(before + 1);
  });

  it('are those of companies and lists, too, with what is wrong', async () => {
    const { companyId } = await testUser(database.db, { kind: 'textile-manufacturer' });
    const id = companyId ?? '';
    await database.db.update(company).set({ brandName: 'Two\nLines' }).where(eq(company.id, id));
    await database.db.insert(priceList).values({
      id: newId(),
      makerId: id,
      name: 'Hid\u200bden',
      revision: 1,
      createdAt: new Date(),
      changedAt: new Date(),
      changedByName: 'Ali',
    });
    expect(await read()).toEqual(
      expect.arrayContaining([
        ['brand', 'Two[U+000A]Lines', 'line-break'],
        ['price-list', 'Hid[U+200B]den', 'hidden-character'],
      ]),
    );
  });

  it.each(['Av.Mehmet Kaya', 'Booking.com Ltd. yetkilisi J.R. Smith', 'محمدرضا حسینی\u200cزاده'])(
    '%j is none of them',
    async (name) => {
      await named(name);
      const isPersons = nameFault('person', name) === null;
      expect((await read()).some(([, found]) => found === name)).toBe(!isPersons);
    },
  );

  it('are shown to staff alone', async () => {
    const other = await testSession(database.db, (await testUser(database.db)).userId);
    const answer = await app.inject({ url: '/api/admin/kept-names', headers: { cookie: other } });
    expect(answer.statusCode).toBe(403);
  });
});
