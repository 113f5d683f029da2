import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { SealHindrance } from 'shared-kit/contract/signing';
import { AppError } from '../../platform/http/index.ts';
import type { JobContext } from '../../platform/jobs/index.ts';
import type { SealSettings } from '../../platform/pdf-seal/seal-settings.ts';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { testEnv } from '../../platform/testing/test-env.ts';
import { createUser } from '../accounts/index.ts';
import { testSession } from '../accounts/testing.ts';
import { company } from '../companies/index.ts';
import { caller, documentCompany } from '../documents/testing.ts';
import { codeOf, readBy, signingMarket } from './testing/signing-market.ts';
import { acceptedExtract, power } from './testing.ts';

describe('signing', () => {
  const market = signingMarket();

  describe('from confirmed signatories to an agreement in force', () => {
    it('takes one who signs alone, the market, and a seal', async () => {
      expect(await readBy(market.shop.owner)).toMatchObject({ state: null, canBind: false, inForce: null });
      expect(codeOf(await market.confirm(power(market.shop.ownerId, market.documentId)))).toBe(200);
      const { body: log } = await market.shop.owner.call('GET', '/api/company/audit');
      expect(log.entries[0]).toMatchObject({
        action: 'signatory.confirmed',
        changes: expect.arrayContaining([{ field: 'signs', from: null, to: 'alone' }]),
      });
      expect(await readBy(market.shop.owner)).toMatchObject({ state: null, canBind: true, isAllowed: true });
      expect(await market.sign(market.owner())).toBe(200);
      expect(await readBy(market.shop.owner)).toMatchObject({ state: 'awaiting_market', inForce: null });
      expect(await market.sign(market.marketsStaff())).toBe(200);
      expect(await readBy(market.shop.owner)).toMatchObject({ state: 'sealing', inForce: null });
      await market.seal();
      const { state, inForce } = await readBy(market.shop.owner);
      expect([state, inForce]).toMatchObject([
        null,
        { isTest: true, hasTimeStamp: false, signatures: [{ byMarket: false }, { byMarket: true }] },
      ]);
      const point = await market.shop.owner.point('framework-agreement');
      expect(point).toMatchObject({ state: 'accepted', document: { file: { sha256: inForce?.sha256 } } });
      const sealed = await market.shop.owner.call('GET', '/api/agreement/sealed');
      const text = await pdfText(sealed.raw);
      for (const said of ['Burak Tan', 'Managing director', 'Electronic signature, not qualified']) {
        expect(text.replace(/\s+/g, ' ')).toContain(said);
      }
      expect(await market.check(sealed.raw)).toMatchObject({ verdict: 'sealed', sha256: inForce?.sha256 });
    });

    it('takes two who sign jointly, each with a code of their own', async () => {
      const secondId = await createUser(market.database.db, {
        name: 'Selim Kaya',
        email: `${market.shop.id}@people.example`,
        passwordHash: 'none',
        company: { id: market.shop.id, role: 'member' },
      });
      const second = {
        by: caller(market.app, await testSession(market.database.db, secondId)),
        userId: secondId,
        name: 'Selim Kaya',
      };
      await market.confirm(power(market.shop.ownerId, market.documentId, { signs: 'jointly' }));
      expect((await readBy(market.shop.owner)).canBind).toBe(false);
      await market.confirm(power(secondId, market.documentId, { signs: 'jointly', name: 'Selim Kaya' }));
      expect(await market.sign(market.owner())).toBe(200);
      expect(await readBy(second.by)).toMatchObject({ state: 'open', signatures: [{ byMarket: false }] });
      expect(await market.sign(market.owner())).toBe('signing.done');
      expect(await market.sign(market.marketsStaff())).toBe('signing.moved');
      expect(await market.sign(second)).toBe(200);
      expect((await readBy(market.shop.owner)).state).toBe('awaiting_market');
    });

    it('begins anew when the market does not sign, and says why', async () => {
      await market.confirm(power(market.shop.ownerId, market.documentId));
      await market.sign(market.owner());
      const reason = 'The extract names somebody else';
      const { body } = await market.staff.call('GET', market.ofStaff('agreement'));
      const refuse = (version: string) => {
        const refusal = { reason, seen: { version, sum: null } };
        return market.staff.call('POST', market.ofStaff('agreement/refusal'), refusal);
      };
      expect(codeOf(await refuse('another text'))).toBe('binding.moved');
      expect(codeOf(await refuse(body.agreement.text.sha256))).toBe(200);
      expect(await readBy(market.shop.owner)).toMatchObject({ state: null, declined: reason });
      expect(await market.sign(market.owner())).toBe(200);
    });

    it('a newer one takes the place of the one in force', async () => {
      await market.confirm(power(market.shop.ownerId, market.documentId));
      const sealed: Buffer[] = [];
      for (const legalName of ['First Ltd', 'Second Ltd']) {
        await market.database.db.update(company).set({ legalName }).where(eq(company.id, market.shop.id));
        await market.sign(market.owner());
        await market.sign(market.marketsStaff());
        await market.seal();
        sealed.push((await market.shop.owner.call('GET', '/api/agreement/sealed')).raw);
      }
      const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = sealed;
      expect(await market.check(first)).toMatchObject({
        verdict: 'sealed',
        sealed: { company: 'First Ltd' },
      });
      expect(await market.check(second)).toMatchObject({
        verdict: 'sealed',
        sealed: { company: 'Second Ltd' },
      });
    });
  });

  describe('staff can’t confirm', () => {
    it('somebody of another company, or from a document that is not accepted', async () => {
      expect(codeOf(await market.confirm(power(market.shop.id, market.documentId)))).toBe(
        'signatory.not-member',
      );
      expect(codeOf(await market.confirm(power(market.shop.ownerId, market.shop.id)))).toBe(
        'signatory.document-needed',
      );
    });
  });

  describe('a bank', () => {
    it('has signatories for contracts, and no agreement with the market', async () => {
      const bank = await documentCompany(market.database.db, market.app, { kind: 'bank' });
      const input = power(bank.ownerId, await acceptedExtract(market.database.db, bank.id));
      const ofBank = `/api/admin/companies/${bank.id}`;
      expect(codeOf(await market.staff.call('POST', `${ofBank}/signatories`, input))).toBe(200);
      const { body } = await market.staff.call('GET', `${ofBank}/agreement`);
      expect([body.agreement, body.signers.signatories.length]).toEqual([null, 1]);
      expect((await bank.owner.call('GET', '/api/agreement')).body).toEqual({ agreement: null });
      expect(codeOf(await bank.owner.call('GET', '/api/agreement/text'))).toBe('agreement.not-needed');
    });
  });

  describe('a seal waits', () => {
    const elevenYears = 11 * 366 * 86_400_000;
    const withSealing = (change: Partial<SealSettings>) => ({
      env: { ...testEnv(), sealing: { p12File: null, p12Password: null, tsaUrl: null, ...change } },
    });
    const away = () => Promise.reject(new AppError('files.unreachable'));

    it.each<[string, () => Partial<JobContext>, SealHindrance]>([
      [
        'without the operator’s certificate',
        () => withSealing({ p12File: '/nowhere.p12' }),
        'certificate-missing',
      ],
      [
        'once the certificate has expired',
        () => ({ clock: () => new Date(Date.now() + elevenYears) }),
        'certificate-expired',
      ],
      [
        'while the time-stamping authority is away',
        () => withSealing({ tsaUrl: 'http://127.0.0.1:9/' }),
        'time-stamp',
      ],
      ['while the store is away', () => ({ files: { ...market.files, write: away } }), 'store'],
    ])('%s, says so, and is made in the end', async (_when, hindered, waitsFor) => {
      await market.confirm(power(market.shop.ownerId, market.documentId));
      await market.sign(market.owner());
      await market.sign(market.marketsStaff());
      await market.seal(hindered());
      expect(await readBy(market.shop.owner)).toMatchObject({ state: 'sealing', waitsFor, inForce: null });
      await market.seal();
      expect(await readBy(market.shop.owner)).toMatchObject({ state: null, inForce: { isTest: true } });
    });
  });

  describe('a checked file', () => {
    const sealedPdf = async () => {
      await market.confirm(power(market.shop.ownerId, market.documentId));
      await market.sign(market.owner());
      await market.sign(market.marketsStaff());
      await market.seal();
      return (await market.shop.owner.call('GET', '/api/agreement/sealed')).raw;
    };

    it('is told apart from one that was changed, cut off or added to', async () => {
      const sealed = await sealedPdf();
      const changed = Buffer.from(sealed);
      // The year in which it was made.
      changed.write('3', changed.indexOf('(D:2') + 3, 'latin1');
      expect((await market.check(changed)).verdict).toBe('changed');
      expect((await market.check(Buffer.concat([sealed, Buffer.from('\n% more\n')]))).verdict).toBe(
        'changed',
      );
      const refusal = async (content: Buffer) =>
        (await market.shop.owner.call('POST', '/api/seals/check', content)).body.code;
      expect(await refusal(sealed.subarray(0, sealed.length - 4000))).toBe('upload.broken');
      expect(await refusal(Buffer.from('no pdf'))).toBe('upload.type');
    });
  });
});
