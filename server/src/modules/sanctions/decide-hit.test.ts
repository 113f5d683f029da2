import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isBindingHitDecision, type SanctionsDecision, sanctionsAnswer } from 'shared-kit/contract/sanctions';
import { companyFile } from 'shared-kit/contract/verification';
import { newId } from '../../platform/db/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { company } from '../companies/index.ts';
import { waiveDocuments } from '../documents/testing.ts';
import { screenCompanies } from './module.ts';
import { sanctionsDecision } from './schema.ts';
import { loadSample } from './testing.ts';

describe('decide hit', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let [burak, deniz] = ['', ''];
  beforeAll(async () => {
    app = await testApp(database);
    const staff = async (name: string) =>
      testSession(database.db, (await testUser(database.db, { isAdmin: true, name })).userId);
    [burak, deniz] = [await staff('Burak Tan'), await staff('Deniz Aksoy')];
    await loadSample(database.db, 'eu', ['eu.csv']);
  });
  afterAll(() => app.close());

  /** A screened company that is named like one on the list, with its owner's session. */
  async function alike(verification: 'in_review' | 'approved' = 'approved') {
    const { db } = database;
    const owner = await testUser(db, { kind: 'retailer' });
    const id = owner.companyId ?? '';
    const named = { legalName: 'Zarmash Textile Machinery', taxNumber: '4540536920', taxOffice: 'Çekirge' };
    await db
      .update(company)
      .set({ ...named, verification })
      .where(eq(company.id, id));
    await waiveDocuments(db, id);
    await screenCompanies.run({}, testJobContext({ db }), new AbortController().signal);
    return { id, cookie: await testSession(db, owner.userId) };
  }

  const get = async (cookie: string, url: string) => (await app.inject({ url, headers: { cookie } })).json();
  const post = async (cookie: string, url: string, payload: object) => {
    const headers = { cookie, 'idempotency-key': newId() };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    return answer.statusCode === 200 ? 200 : answer.json().code;
  };
  const seenBy = async (cookie: string, id: string) =>
    sanctionsAnswer.parse(await get(cookie, `/api/admin/companies/${id}/sanctions`));
  async function hitOf(id: string) {
    const [hit] = (await seenBy(burak, id)).hits;
    if (!hit) throw new Error('there is no hit');
    return hit;
  }
  /** How the first hit is decided on so. */
  async function deciding(id: string, decision: SanctionsDecision, reason = 'As compared') {
    const { id: hit, atStake: seen } = await hitOf(id);
    const url = `/api/admin/companies/${id}/sanctions/${hit}/confirmation`;
    return isBindingHitDecision(decision)
      ? { url, body: { decision, reason, seen } }
      : { url: `/api/admin/sanctions-hits/${hit}`, body: { decision, reason } };
  }
  async function decideAs(cookie: string, id: string, decision: SanctionsDecision, reason?: string) {
    const { url, body } = await deciding(id, decision, reason);
    return post(cookie, url, body);
  }
  /** Both of the staff clear the first hit. */
  async function clear(id: string) {
    expect(await decideAs(burak, id, 'propose-clear')).toBe(200);
    expect(await decideAs(deniz, id, 'clear')).toBe(200);
  }
  const fileOf = async (id: string) => companyFile.parse(await get(burak, `/api/admin/verification/${id}`));
  const isHeld = async (id: string) =>
    (await database.db.select().from(company).where(eq(company.id, id)))[0]?.heldSince !== null;

  describe('a hit', () => {
    it('is cleared by two with reasons, which ends the hold; the company sees nothing of it', async () => {
      const { id, cookie } = await alike();
      expect(await isHeld(id)).toBe(true);
      expect(JSON.stringify(await get(cookie, '/api/company'))).not.toMatch(/held|sanction|zarovs/i);
      expect(await decideAs(burak, id, 'propose-clear', ' ')).toBe('request.body-invalid');
      expect(await decideAs(burak, id, 'clear')).toBe('sanctions.hit-moved');
      expect(await decideAs(burak, id, 'propose-clear', 'Founded in Bursa in 1971')).toBe(200);
      expect(await decideAs(burak, id, 'clear')).toBe('sanctions.second-person');
      expect(await isHeld(id)).toBe(true);
      expect(await decideAs(deniz, id, 'clear', 'Another register number')).toBe(200);
      expect(await hitOf(id)).toMatchObject({
        state: 'no_match',
        decisions: [
          { decision: 'propose-clear', reason: 'Founded in Bursa in 1971', by: 'Burak Tan' },
          { decision: 'clear', reason: 'Another register number', by: 'Deniz Aksoy' },
        ],
      });
      expect(await isHeld(id)).toBe(false);
      expect(await decideAs(deniz, id, 'clear')).toBe('sanctions.hit-moved');
      expect((await get(cookie, '/api/notifications')).entries).toEqual([]);
      const [told] = (await get(burak, '/api/notifications')).entries;
      expect(told).toMatchObject({ event: 'company-like-sanctioned', path: `/admin/verify/${id}` });
    });

    it('stays cleared when a list is loaded again, and can be put back', async () => {
      const { id } = await alike();
      await clear(id);
      await loadSample(database.db, 'uk', ['uk.csv']);
      await screenCompanies.run({}, testJobContext(database), new AbortController().signal);
      const states = (await seenBy(burak, id)).hits.map(({ list, state }) => `${list.source} ${state}`);
      expect(states).toEqual(['uk open', 'eu no_match']);
      for (const { id: hit } of (await seenBy(burak, id)).hits)
        await post(burak, `/api/admin/sanctions-hits/${hit}`, { decision: 'put-back', reason: 'Seen anew' });
      expect((await seenBy(burak, id)).hits.map(({ state }) => state)).toEqual(['open', 'open']);
    });

    it('is a match when a second person confirms it, and suspends the company without telling it', async () => {
      const { id, cookie } = await alike();
      expect(await decideAs(burak, id, 'confirm')).toBe('sanctions.hit-moved');
      expect(await decideAs(burak, id, 'propose', 'Same register number')).toBe(200);
      expect(await hitOf(id)).toMatchObject({ state: 'match_proposed', isMine: true });
      expect((await seenBy(deniz, id)).hits[0]?.isMine).toBe(false);
      expect(await decideAs(burak, id, 'confirm')).toBe('sanctions.second-person');
      expect((await fileOf(id)).verification).toBe('approved');
      expect(await decideAs(deniz, id, 'confirm', 'Checked too')).toBe(200);
      const { verification, suspensions } = await fileOf(id);
      expect(verification).toBe('suspended');
      expect(suspensions).toMatchObject([{ reason: 'sanctions', words: 'Checked too', by: 'Deniz Aksoy' }]);
      expect((await get(cookie, '/api/notifications')).entries).toEqual([]);
    });

    it('keeps staff from approving its company until it is cleared', async () => {
      const { id } = await alike('in_review');
      const approve = async () => {
        const { version } = await fileOf(id);
        const seen = { version, sum: null };
        return post(burak, `/api/admin/verification/${id}/decision`, { decision: 'approve', seen });
      };
      expect((await fileOf(id)).isHeld).toBe(true);
      expect(await approve()).toBe('verification.hits-open');
      while ((await hitOf(id)).state !== 'no_match') await clear(id);
      expect((await fileOf(id)).isHeld).toBe(false);
      expect(await approve()).toBe(200);
    });

    it('is confirmed only as it was read, and below its own company', async () => {
      const [{ id }, { id: other }] = [await alike(), await alike()];
      await decideAs(burak, id, 'propose-clear', 'Founded in Bursa in 1971');
      const read = await deciding(id, 'clear');
      await decideAs(deniz, id, 'put-back', 'Not so sure');
      await decideAs(burak, id, 'propose-clear', 'The number differs');
      expect(await post(deniz, read.url, read.body)).toBe('binding.moved');
      const now = await deciding(id, 'clear');
      expect(await post(deniz, now.url.replace(id, other), now.body)).toBe('sanctions.hit-not-found');
      expect(await post(deniz, now.url, now.body)).toBe(200);
    });

    it('gets one of two decisions at the same time', async () => {
      const { id } = await alike();
      // Whoever asks later would see another hit first.
      const url = `/api/admin/sanctions-hits/${(await hitOf(id)).id}`;
      const both = await Promise.all([
        post(burak, url, { decision: 'propose-clear', reason: 'As compared' }),
        post(deniz, url, { decision: 'propose', reason: 'As compared' }),
      ]);
      expect(both.map(String).sort()).toEqual(['200', 'sanctions.hit-moved']);
      expect((await seenBy(burak, id)).hits.flatMap(({ decisions }) => decisions)).toHaveLength(1);
    });

    it('is decided on by one alone where the operator wants no second person', async () => {
      const { id } = await alike();
      const alone = await testApp(database, { FOUR_EYES: 'false' });
      const decideAlone = async (decision: SanctionsDecision) => {
        const headers = { cookie: burak, 'idempotency-key': newId() };
        const { url, body: payload } = await deciding(id, decision);
        return (await alone.inject({ method: 'POST', url, headers, payload })).statusCode;
      };
      expect(await decideAlone('propose-clear')).toBe(200);
      expect(await decideAlone('clear')).toBe(200);
      const cleared = (await seenBy(burak, id)).hits.filter(({ state }) => state === 'no_match');
      expect(cleared.map(({ decisions }) => decisions.map(({ by }) => by))).toEqual([
        ['Burak Tan', 'Burak Tan'],
      ]);
      await alone.close();
    });

    it('keeps its decisions, which nobody can change', async () => {
      const { id } = await alike();
      await clear(id);
      await expect(database.db.update(sanctionsDecision).set({ reason: 'None' })).rejects.toThrow();
      await expect(database.db.delete(sanctionsDecision)).rejects.toThrow();
    });
  });
});
