import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ownSessionsAnswer } from 'shared-kit/contract/account';
import { readSession } from 'shared-kit/contract/session';
import { newId } from '../../../platform/db/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { userSession } from '../schema.ts';
import { testSession, testUser } from '../testing.ts';

describe('own sessions', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(database);
  });
  afterAll(() => app.close());

  const call = (method: 'GET' | 'DELETE', url: string, cookie: string) =>
    app.inject({ method, url: `/api/${url}`, headers: { cookie } });
  const isSignedIn = async (cookie: string) =>
    readSession((await call('GET', '_auth/session', cookie)).json()) !== null;

  async function visitor() {
    const user = await testUser(database.db);
    return { ...user, cookie: await testSession(database.db, user.userId) };
  }

  describe('sessions', () => {
    const list = async (cookie: string) =>
      ownSessionsAnswer.parse((await call('GET', 'profile/sessions', cookie)).json()).sessions;

    it('are listed with device, country and last use, this one marked', async () => {
      const { userId, cookie } = await visitor();
      await database.db.insert(userSession).values({
        id: newId(),
        token: newId(),
        userId,
        expiresAt: new Date(Date.now() + 60_000),
        ipAddress: '8.8.8.8',
        userAgent: 'Loom/1',
        updatedAt: new Date(0),
      });
      const sessions = await list(cookie);
      expect(sessions.map(({ isThis, userAgent, country }) => ({ isThis, userAgent, country }))).toEqual([
        { isThis: true, userAgent: null, country: null },
        { isThis: false, userAgent: 'Loom/1', country: 'US' },
      ]);
      expect(sessions[1]?.lastUsedAt).toBe(new Date(0).toISOString());
    });

    it('remember their last use', async () => {
      const { userId, cookie } = await visitor();
      await database.db
        .update(userSession)
        .set({ updatedAt: new Date(0) })
        .where(eq(userSession.userId, userId));
      await isSignedIn(cookie);
      const [session] = await list(cookie);
      expect(Date.parse(session?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    });

    it('end one by one', async () => {
      const { userId, cookie } = await visitor();
      const other = await testSession(database.db, userId);
      const gone = (await list(cookie)).find(({ isThis }) => !isThis);
      expect((await call('DELETE', `profile/sessions/${gone?.id}`, cookie)).statusCode).toBe(200);
      expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([true, false]);
      expect((await call('DELETE', `profile/sessions/${gone?.id}`, cookie)).statusCode).toBe(404);
    });

    it('end all together, but for this one and those of others', async () => {
      const [mine, theirs] = [await visitor(), await visitor()];
      const other = await testSession(database.db, mine.userId);
      expect((await call('DELETE', 'profile/sessions', mine.cookie)).statusCode).toBe(200);
      expect([
        await isSignedIn(mine.cookie),
        await isSignedIn(other),
        await isSignedIn(theirs.cookie),
      ]).toEqual([true, false, true]);
    });

    it('of others look missing', async () => {
      const [mine, theirs] = [await visitor(), await visitor()];
      const [their] = await list(theirs.cookie);
      expect((await call('DELETE', `profile/sessions/${their?.id}`, mine.cookie)).json()).toMatchObject({
        code: 'session.not-found',
        status: 404,
      });
      expect(await isSignedIn(theirs.cookie)).toBe(true);
    });
  });
});
