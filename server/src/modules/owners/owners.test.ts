import { describe, expect, it } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import type { OwnerInput, OwnersAnswer } from 'shared-kit/contract/owners';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { auditEntry } from '../audit/index.ts';
import { screenCompanies } from '../sanctions/module.ts';
import { loadSample } from '../sanctions/testing.ts';
import { staffDesk } from '../verification/testing.ts';
import { eraseOwners } from './index.ts';
import { anOwner } from './testing.ts';

describe('owners', () => {
  const { database, applicant, file, asStaff, stateOf, get, send } = staffDesk();
  const url = '/api/company/owners';
  const namesIn = ({ owners }: OwnersAnswer) => owners.map(({ person }) => person?.name);
  const entriesOf = (id: string) =>
    database.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.companyId, id))
      .orderBy(asc(auditEntry.at), asc(auditEntry.id));

  async function declare(cookie: string, ...owners: readonly OwnerInput[]) {
    const seen = ((await get(cookie, url)) as OwnersAnswer).owners.map(({ id }) => id);
    return send(cookie, url, { owners, seen });
  }

  describe('a declaration of owners', () => {
    it('is read by the company’s owners and by staff, as it was made', async () => {
      const { id, cookie } = await applicant('submitted');
      const other = anOwner({ name: 'Kaya Er', share: null, ground: 'control', words: 'Veto in the board' });
      expect((await declare(cookie, anOwner({ share: '62.50' }), other)).statusCode).toBe(200);
      const { owners } = (await get(cookie, url)) as OwnersAnswer;
      expect(owners).toMatchObject([
        { ground: 'shares', share: '62.5', words: null, person: { name: 'Nuray Demirtaş', birthYear: 1971 } },
        { ground: 'control', share: null, words: 'Veto in the board' },
      ]);
      expect((await file(id)).owners).toEqual(owners);
    });

    it.each<[string, OwnerInput[], string]>([
      ['shares of more than 100 %', [anOwner(), anOwner({ share: '40.01' })], 'shares-above-100'],
      ['a share below 25 %', [anOwner({ share: '24.99' })], 'share-too-small'],
      ['no share', [anOwner({ share: null })], 'share-missing'],
      ['control without words', [anOwner({ ground: 'control', share: null })], 'words-missing'],
      [
        'a managing person beside an owner',
        [anOwner(), anOwner({ ground: 'managing', share: null })],
        'managing-beside-owners',
      ],
    ])('with %s is refused and changes nothing', async (_what, owners, reason) => {
      const { cookie } = await applicant('submitted');
      const answer = await declare(cookie, ...owners);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.body-invalid']);
      expect(answer.json().errors).toContainEqual(expect.objectContaining({ reason }));
      expect(await get(cookie, url)).toEqual({ owners: [] });
    });

    it.each([
      ['a month that is none', { birthMonth: 13 }],
      ['a country that is none', { nationality: 'XX' }],
      ['a share that is no number', { share: '1e2' }],
    ])('with %s is refused', async (_what, wrong) => {
      const { cookie } = await applicant('submitted');
      expect((await declare(cookie, anOwner(wrong))).statusCode).toBe(400);
    });

    it('changed by two at the same time keeps the first', async () => {
      const { cookie } = await applicant('submitted');
      const both = await Promise.all(
        ['One', 'Two'].map((name) => send(cookie, url, { owners: [anOwner({ name })], seen: [] })),
      );
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      expect(namesIn((await get(cookie, url)) as OwnersAnswer)).toHaveLength(1);
    });

    it('that changes is verified again; one that stays the same is not', async () => {
      const { id, cookie } = await applicant('approved');
      await declare(cookie, anOwner());
      expect(await stateOf(id)).toBe('submitted');
      const approved = await applicant('approved');
      await declare(approved.cookie, anOwner());
      await asStaff('POST', `/api/admin/verification/${approved.id}/decision`, {
        decision: 'approve',
        seen: { version: (await file(approved.id)).version, sum: null },
      });
      expect(await stateOf(approved.id)).toBe('approved');
      await declare(approved.cookie, anOwner());
      expect(await stateOf(approved.id)).toBe('approved');
    });

    it('is screened against the sanctions lists', async () => {
      const { id, cookie } = await applicant('submitted');
      await declare(cookie, anOwner({ name: 'Vladko Zarovsky' }));
      const { db } = database;
      await loadSample(db, 'eu', ['eu.csv']);
      await screenCompanies.run({}, testJobContext({ db }), new AbortController().signal);
      const { hits } = (await asStaff('GET', `/api/admin/companies/${id}/sanctions`)).json();
      expect(hits).toMatchObject([{ subject: 'owner', name: 'Vladko Zarovsky', entry: 'EU.9001.11' }]);
    });

    it('stands in the log by reference, and the persons can be erased', async () => {
      const { id, cookie } = await applicant('submitted');
      await declare(cookie, anOwner());
      await declare(cookie, anOwner({ name: 'Kaya Er' }));
      const before = await entriesOf(id);
      const actions = before.map(({ action }) => action).filter((it) => it.startsWith('owner.'));
      expect(actions.toSorted()).toEqual(['owner.declared', 'owner.declared', 'owner.ended']);
      expect(JSON.stringify(before)).not.toContain('Kaya');
      const read = async () =>
        JSON.stringify((await asStaff('GET', `/api/admin/audit?company=${id}`)).json());
      expect(await read()).toContain('Kaya Er');
      await database.db.transaction((tx) => eraseOwners(tx, id, { by: 'market', at: new Date() }));
      expect(await read()).not.toContain('Kaya Er');
      expect((await file(id)).owners).toMatchObject([{ ground: 'shares', share: '60', person: null }]);
    });
  });
});
