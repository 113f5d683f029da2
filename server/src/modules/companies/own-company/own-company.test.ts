import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ownCompany } from 'shared-kit/contract/my-company';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { userAccount } from '../../accounts/index.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { company } from '../schema.ts';
import { nextTaxNumber } from '../testing.ts';

describe('own company', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(database);
  });
  afterAll(() => app.close());

  const facts = {
    legalForm: 'company',
    legalName: 'Çağlayan Dokuma A.Ş.',
    brandName: 'Çağlayan',
    taxOffice: 'Çekirge',
    mersisNumber: '',
  };
  const store = { kind: 'delivery', line1: 'Depo 2', postalCode: '16140', city: 'Bursa', country: 'TR' };
  const seat = { ...store, kind: 'registered', line1: 'OSB 4. Cadde 12' };

  /** The owner of an approved company in Türkiye, with verified data. */
  async function owner() {
    const data = { ...facts, taxNumber: nextTaxNumber() };
    const { userId, companyId } = await testUser(database.db, { kind: 'retailer' });
    const cookie = await testSession(database.db, userId);
    const post = (url: string, payload: object = {}) =>
      app.inject({ method: 'POST', url: `/api/company${url}`, headers: { cookie }, payload });
    const remove = (url: string) =>
      app.inject({ method: 'DELETE', url: `/api/company${url}`, headers: { cookie } });
    const read = async () =>
      ownCompany.parse((await app.inject({ url: '/api/company', headers: { cookie } })).json());
    const approve = () =>
      database.db
        .update(company)
        .set({ verification: 'approved' })
        .where(eq(company.id, companyId ?? ''));
    await post('', data);
    await post('/addresses', seat);
    await approve();
    return { data, userId, post, remove, read, approve };
  }

  describe('a company', () => {
    it('is kept with its tax numbers written one way', async () => {
      const { data, post, read } = await owner();
      await post('', { ...data, taxNumber: data.taxNumber.replace(/^(...)(...)/, '$1 $2 ') });
      expect(await read()).toMatchObject({
        ...data,
        kind: 'retailer',
        country: 'TR',
        taxNumber: data.taxNumber,
        mersisNumber: null,
        verification: 'approved',
        approvalLimit: null,
      });
    });

    it.each([
      ['another brand', { brandName: 'Dokuma' }, 'approved'],
      ['the same number as before', {}, 'approved'],
      ['another legal name', { legalName: 'Yeni Dokuma A.Ş.' }, 'submitted'],
      ['another tax office', { taxOffice: 'Osmangazi' }, 'submitted'],
    ])('with %s is %3$s', async (_what, change, state) => {
      const { data, post, read } = await owner();
      expect((await post('', { ...data, ...change })).statusCode).toBe(200);
      expect((await read()).verification).toBe(state);
    });

    it.each([
      [{ taxNumber: '4540536921' }, 'taxNumber'],
      [{ taxNumber: '' }, 'taxNumber'],
      [{ mersisNumber: '1' }, 'mersisNumber'],
      [{ legalName: ' ' }, 'legalName'],
      [{ brandName: 'x'.repeat(81) }, 'brandName'],
    ])('is not %j', async (change, field) => {
      const { data, post, read } = await owner();
      const answer = await post('', { ...data, ...change });
      expect(answer.json()).toMatchObject({ code: 'request.body-invalid', errors: [{ name: field }] });
      expect(await read()).toMatchObject({ legalName: data.legalName, verification: 'approved' });
    });

    it('keeps names from before the rule for names, which start no other check', async () => {
      const { data, userId, post, read } = await owner();
      const [{ companyId = '' } = {}] = await database.db
        .select({ companyId: userAccount.companyId })
        .from(userAccount)
        .where(eq(userAccount.id, userId));
      const kept = { legalName: 'C\u0327ag\u0306layan\nDokuma', brandName: 'C\u0327a\u200bg' };
      await database.db
        .update(company)
        .set(kept)
        .where(eq(company.id, companyId ?? ''));
      const changed = { ...data, ...kept, website: 'https://mill.example' };
      expect((await post('', changed)).json()).toEqual({});
      expect(await read()).toMatchObject({ ...kept, website: changed.website, verification: 'approved' });
      expect((await post('', { ...changed, brandName: 'Other\u200b' })).json()).toMatchObject({
        errors: [{ name: 'brandName', reason: 'hidden-character' }],
      });
    });

    it('does not take the tax number of another', async () => {
      const [{ data, post, read }, other] = [await owner(), await owner()];
      const answer = await post('', { ...data, taxNumber: other.data.taxNumber });
      expect(answer.json()).toMatchObject({ code: 'company.number-taken', status: 409 });
      expect(await read()).toMatchObject({ taxNumber: data.taxNumber, verification: 'approved' });
    });

    it('is read by its members and changed by its owners', async () => {
      const { data, userId, post, read } = await owner();
      await database.db
        .update(userAccount)
        .set({ companyRole: 'approver' })
        .where(eq(userAccount.id, userId));
      expect(await read()).toMatchObject({ brandName: 'Çağlayan' });
      const answers = [await post('', data), await post('/addresses', store), await post('/approval-limit')];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    });
  });

  describe('the approval limit', () => {
    it('is an exact amount, or none', async () => {
      const { post, read } = await owner();
      const limit = { amount: '250000.50', currency: 'EUR' };
      await post('/approval-limit', { limit });
      expect((await read()).approvalLimit).toEqual(limit);
      await post('/approval-limit', { limit: null });
      expect((await read()).approvalLimit).toBeNull();
    });

    it.each(['-1', '1e3', '1,5', '0.001', '', '9'.repeat(13)])('is not %j', async (amount) => {
      const { post } = await owner();
      expect((await post('/approval-limit', { limit: { amount, currency: 'USD' } })).statusCode).toBe(400);
    });
  });

  describe('addresses', () => {
    it('are added, changed, delivered to and removed', async () => {
      const { post, remove, read } = await owner();
      await post('/addresses', { ...store, label: 'Depo' });
      const added = (await read()).addresses[1];
      expect(added).toMatchObject({ label: 'Depo', line2: null, isDefaultDelivery: false });
      await post(`/addresses/${added?.id}`, { ...store, kind: 'invoice', city: 'İzmir' });
      await post(`/addresses/${added?.id}/default`);
      const { addresses, verification } = await read();
      expect(addresses[1]).toMatchObject({ kind: 'invoice', city: 'İzmir', isDefaultDelivery: true });
      expect(verification).toBe('approved');
      await post(`/addresses/${addresses[0]?.id}/default`);
      expect((await read()).addresses.map(({ isDefaultDelivery }) => isDefaultDelivery)).toEqual([
        true,
        false,
      ]);
      expect((await remove(`/addresses/${added?.id}`)).statusCode).toBe(200);
      expect((await read()).addresses).toHaveLength(1);
    });

    it('the registered one stays, and another place is verified again', async () => {
      const { post, remove, read } = await owner();
      const [first] = (await read()).addresses;
      expect((await remove(`/addresses/${first?.id}`)).json()).toMatchObject({ code: 'address.needed' });
      expect((await post('/addresses', seat)).json()).toMatchObject({ code: 'address.registered-taken' });
      await post(`/addresses/${first?.id}`, { ...seat, label: 'Merkez' });
      expect((await read()).verification).toBe('approved');
      await post(`/addresses/${first?.id}`, { ...seat, city: 'Denizli' });
      expect(await read()).toMatchObject({ verification: 'submitted', city: 'Denizli' });
      const abroad = await post(`/addresses/${first?.id}`, { ...seat, country: 'DE' });
      expect(abroad.json()).toMatchObject({ errors: [{ name: 'country', reason: 'other-country' }] });
    });

    it.each([
      [{ postalCode: '' }, 'postalCode'],
      [{ country: 'XX' }, 'country'],
      [{ line1: '' }, 'line1'],
      [{ kind: 'holiday' }, 'kind'],
    ])('are not %j', async (change, field) => {
      const { post } = await owner();
      const answer = await post('/addresses', { ...store, ...change });
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ name: field }] });
    });

    it('of another company look missing', async () => {
      const [mine, theirs] = [await owner(), await owner()];
      const [their] = (await theirs.read()).addresses;
      const answers = [
        await mine.post(`/addresses/${their?.id}`, store),
        await mine.post(`/addresses/${their?.id}/default`),
        await mine.remove(`/addresses/${their?.id}`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    });
  });
});
