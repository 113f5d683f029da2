import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';

describe('notifications', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(database);
  });
  afterAll(() => app.close());

  const url = '/api/profile/notifications';
  const all = { quotes: true, financing: true, verification: true, reminders: true };

  async function visitor() {
    const { userId } = await testUser(database.db);
    return { userId, cookie: await testSession(database.db, userId) };
  }

  describe('notification choices', () => {
    it('are all on until somebody chooses, and each has their own', async () => {
      const [mine, theirs] = [await visitor(), await visitor()];
      const { cookie } = mine;
      expect((await app.inject({ url, headers: { cookie } })).json()).toEqual(all);
      for (const financing of [false, true, false]) {
        await app.inject({ method: 'POST', url, headers: { cookie }, payload: { ...all, financing } });
      }
      expect((await app.inject({ url, headers: { cookie } })).json()).toEqual({ ...all, financing: false });
      const { cookie: other } = theirs;
      expect((await app.inject({ url, headers: { cookie: other } })).json()).toEqual(all);
    });

    it.each([[{}], [{ ...all, quotes: 'yes' }], [{ ...all, gossip: true }]])(
      'are not %j',
      async (payload) => {
        const { cookie } = await visitor();
        const answer = await app.inject({ method: 'POST', url, headers: { cookie }, payload });
        expect(answer.statusCode).toBe(400);
      },
    );
  });
});
