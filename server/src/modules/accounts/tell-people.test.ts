import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../platform/db/index.ts';
import { tellLive } from '../../platform/live/index.ts';
import { heardNews } from '../../platform/testing/heard-news.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { tellCompanies, tellStaff } from './tell-people.ts';
import { testUser } from './testing.ts';

describe('tell people', () => {
  let heard: Awaited<ReturnType<typeof heardNews>>;
  // Hooks run in their order: its connections end before the database goes.
  afterAll(() => heard.close());
  const database = testDatabase();
  const news = { topic: 'company', id: newId() } as const;
  let staff: string[];
  let maker: Awaited<ReturnType<typeof testUser>>;
  let bank: Awaited<ReturnType<typeof testUser>>;
  beforeAll(async () => {
    const { db } = database;
    heard = await heardNews(database);
    staff = [await testUser(db, { isAdmin: true }), await testUser(db, { isAdmin: true })].map(
      ({ userId }) => userId,
    );
    maker = await testUser(db, { kind: 'textile-manufacturer' });
    bank = await testUser(db, { kind: 'bank' });
    await testUser(db);
  });

  const toldUsers = async () => (await heard.sinceLast()).flatMap(({ users }) => users).toSorted();

  it('reaches all of the staff and nobody else', async () => {
    await tellStaff(database.db, news);
    expect(await toldUsers()).toEqual(staff.toSorted());
  });

  it('reaches the people of the named companies and nobody else', async () => {
    await tellCompanies(database.db, [maker.companyId ?? '', bank.companyId ?? ''], news);
    expect(await toldUsers()).toEqual([maker.userId, bank.userId].toSorted());
    await tellCompanies(database.db, [maker.companyId ?? ''], news);
    expect(await toldUsers()).toEqual([maker.userId]);
  });

  it('reaches more people than one notification can name', async () => {
    const many = Array.from({ length: 250 }, () => newId());
    await tellLive(database.db, many, news);
    expect(await toldUsers()).toEqual(many.toSorted());
  });
});
