import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { locales } from 'shared-kit/contract/languages';
import { notificationEvents } from 'shared-kit/contract/notifications';
import { namesOf } from 'shared-kit/contract/tables';
import { newId } from '../../platform/db/index.ts';
import { mail } from '../../platform/mail/index.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { type MailParts, userAccount } from '../accounts/index.ts';
import { testUser } from '../accounts/testing.ts';
import { type Audience, notify } from './index.ts';
import { messages, noticeMail } from './notice-mail.ts';
import { saveChoices } from './repository.ts';
import { inboxNotice } from './schema.ts';

describe('notify', () => {
  const database = testDatabase();
  const now = new Date('2026-03-02T12:00:00Z');
  const parts = (): MailParts => ({
    db: database.db,
    clock: () => now,
    brandName: 'Tezgah',
    origin: 'https://market.example',
  });

  let companyId = '';
  beforeEach(async () => {
    await database.db.delete(mail);
    companyId = (await testUser(database.db, { kind: 'retailer' })).companyId ?? '';
  });

  type Person = Partial<Pick<typeof userAccount.$inferInsert, 'companyRole' | 'locale' | 'emailVerified'>>;
  async function person({ companyRole = 'member', locale = 'en', emailVerified = true }: Person = {}) {
    const { userId, email } = await testUser(database.db);
    const change = { companyId, companyRole, locale, emailVerified };
    await database.db.update(userAccount).set(change).where(eq(userAccount.id, userId));
    return { userId, email };
  }

  const tell = (
    to: Audience,
    more: { except?: string; event?: 'company-approved' | 'company-in-review' } = {},
  ) =>
    database.db.transaction((tx) =>
      notify(parts(), tx, {
        event: more.event ?? 'company-approved',
        params: { company: 'Çağlayan', reason: '' },
        to,
        except: more.except ?? null,
        path: '/profile?section=company',
        dedupeKey: 'company-approved:1',
      }),
    );
  const inboxOf = (userId: string) =>
    database.db.select().from(inboxNotice).where(eq(inboxNotice.userId, userId));
  const mails = () => database.db.select().from(mail);
  const mailTo = async (address: string) => (await mails()).filter(({ recipient }) => recipient === address);

  describe('an event', () => {
    it('is entered and mailed once, in the language of each, with the page it is about', async () => {
      const { userId, email } = await person({ locale: 'tr' });
      const to = { userIds: [userId] };
      await tell(to);
      await tell(to);
      expect(await inboxOf(userId)).toEqual([
        expect.objectContaining({
          event: 'company-approved',
          params: { company: 'Çağlayan', reason: '' },
          path: '/profile?section=company',
          readAt: null,
        }),
      ]);
      const [letter, ...others] = await mailTo(email);
      expect(others).toEqual([]);
      expect(letter).toMatchObject({ locale: 'tr', subject: 'Çağlayan onaylandı · Tezgah' });
      expect(letter?.plainText).toContain('https://market.example/tr/profile?section=company');
      expect(letter?.plainText).not.toContain('notu');
    });

    it('leaves no trace when the rest of the transaction fails', async () => {
      const { userId, email } = await person();
      const failing = database.db.transaction(async (tx) => {
        await notify(parts(), tx, {
          event: 'company-approved',
          params: { company: 'Çağlayan', reason: '' },
          to: { userIds: [userId] },
          path: null,
          dedupeKey: 'x',
        });
        throw new Error('the rest failed');
      });
      await expect(failing).rejects.toThrow('the rest failed');
      expect(await inboxOf(userId)).toEqual([]);
      expect(await mailTo(email)).toEqual([]);
    });

    it('comes once from two transactions at the same moment', async () => {
      const people = await Promise.all([person(), person(), person()]);
      const to = { userIds: people.map(({ userId }) => userId) };
      await Promise.all([tell(to), tell({ userIds: to.userIds.toReversed() }), tell(to)]);
      for (const { userId, email } of people) {
        expect(await inboxOf(userId)).toHaveLength(1);
        expect(await mailTo(email)).toHaveLength(1);
      }
    });

    it.each([
      ['is mailed', {}, 1],
      ['is not mailed to an address that is not proved', { emailVerified: false }, 0],
    ] as const)('%s', async (_what, change, count) => {
      const { userId, email } = await person(change);
      await tell({ userIds: [userId] });
      expect(await inboxOf(userId)).toHaveLength(1);
      expect(await mailTo(email)).toHaveLength(count);
    });

    it('is in the inbox, but not mailed, of a user who wants no such mails', async () => {
      const { userId, email } = await person();
      await saveChoices(database.db, userId, {
        quotes: true,
        financing: true,
        verification: false,
        reminders: true,
      });
      await tell({ userIds: [userId] });
      expect(await inboxOf(userId)).toHaveLength(1);
      expect(await mailTo(email)).toEqual([]);
    });

    it('of a kind that nobody has to act on is only entered', async () => {
      const { userId, email } = await person();
      await tell({ userIds: [userId] }, { event: 'company-in-review' });
      expect(await inboxOf(userId)).toHaveLength(1);
      expect(await mailTo(email)).toEqual([]);
    });
  });

  describe('the recipients', () => {
    const told = async (people: Readonly<Record<string, { userId: string }>>) => {
      const names: string[] = [];
      for (const [name, { userId }] of Object.entries(people)) {
        if ((await inboxOf(userId)).length > 0) names.push(name);
      }
      return names;
    };
    const company = async () => ({
      owner: await person({ companyRole: 'owner' }),
      approver: await person({ companyRole: 'approver' }),
      member: await person(),
      stranger: await testUser(database.db, { kind: 'bank' }),
      staff: await testUser(database.db, { isAdmin: true }),
    });

    it('are all of a company but the one who did it', async () => {
      const people = await company();
      await tell({ companyId }, { except: people.approver.userId });
      expect(await told(people)).toEqual(['owner', 'member']);
    });

    it('are those of certain roles', async () => {
      const people = await company();
      await tell({ companyId, roles: ['owner', 'approver'] });
      expect(await told(people)).toEqual(['owner', 'approver']);
    });

    it('are the staff', async () => {
      const people = await company();
      await tell({ staff: true });
      expect(await told(people)).toEqual(['staff']);
    });
  });

  describe('the words of mails', () => {
    const events = namesOf(notificationEvents);
    const places = (words: readonly string[]) =>
      [...words.join(' ').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

    it.each(events)('about %s name what the event tells, in every language', (event) => {
      for (const locale of locales) {
        const parts = (['subject', 'before', 'action'] as const).map(
          (part) => messages[locale][`event.${event}.${part}`],
        );
        expect(notificationEvents[event].params).toEqual(expect.arrayContaining([...new Set(places(parts))]));
      }
    });

    it('name a cause in the reader’s language, and leave out what nobody said', () => {
      const letter = { name: 'Deniz', url: null, choicesUrl: 'https://market.example/profile' };
      const params = { number: 'F-1', company: 'Poyraz', cause: 'papers', reason: '' };
      expect(noticeMail({ event: 'financing-declined', params }, 'tr', letter).before).toEqual([
        'Sayın Deniz,',
        'Poyraz, F-1 için finansman sunmuyor. Nedeni: Belgeler eksik.',
      ]);
    });

    it('take days as days and braces in somebody’s words as words', () => {
      const letter = { name: 'Deniz', url: null, choicesUrl: 'https://market.example/profile' };
      const params = { number: 'Q-1', company: '{number}', day: '2026-03-05' };
      expect(noticeMail({ event: 'rfq-reply-due', params }, 'tr', letter)).toMatchObject({
        subject: 'Q-1: teklif için son gün 5 Mart 2026',
        before: [
          'Sayın Deniz,',
          '{number}, Q-1 için teklifinizi en geç 5 Mart 2026 tarihine kadar bekliyor.',
        ],
      });
    });
  });

  it('a key is of one person', async () => {
    const [one, other] = [await person(), await person()];
    await tell({ userIds: [one.userId] });
    await tell({ userIds: [one.userId, other.userId, newId()] });
    expect(await inboxOf(other.userId)).toHaveLength(1);
  });
});
