import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createUser } from '../accounts/index.ts';
import { testSession } from '../accounts/testing.ts';
import { company, holdCompany } from '../companies/index.ts';
import { caller } from '../documents/testing.ts';
import { signatory, signingCode } from './schema.ts';
import { codeOf, readBy, signingMarket } from './testing/signing-market.ts';
import { mailedCode, power } from './testing.ts';

describe('refusals', () => {
  const market = signingMarket();

  describe('a signature is refused', () => {
    beforeEach(() => market.confirm(power(market.shop.ownerId, market.documentId)));

    it.each([
      ['under another name', { name: 'Nuray Demir' }, 'signing.name-differs'],
      ['for another text', { sha256: '0'.repeat(64) }, 'signing.text-changed'],
      ['with letters for a code', { code: 'abcdef' }, 'request.body-invalid'],
      ['without words of consent', { consentVersion: 'x'.repeat(21) }, 'request.body-invalid'],
    ])('%s', async (_how, wrong, code) => {
      expect(await market.sign(market.owner(), wrong)).toBe(code);
      expect((await readBy(market.shop.owner)).signatures).toEqual([]);
    });

    it('while staff hold the company, by either side', async () => {
      const { db } = market.database;
      const hold = (since: Date | null) => db.transaction((tx) => holdCompany(tx, market.shop.id, since));
      await hold(new Date());
      expect(await market.sign(market.owner())).toBe('company.not-allowed');
      expect((await readBy(market.shop.owner)).isAllowed).toBe(false);
      await hold(null);
      expect(await market.sign(market.owner())).toBe(200);
      await hold(new Date());
      expect(await market.sign(market.marketsStaff())).toBe('company.not-allowed');
    });

    it('after five wrong codes, even with the right one', async () => {
      const { text, consentVersion } = await readBy(market.shop.owner);
      const { sha256, locale } = text;
      await market.shop.owner.call('POST', '/api/agreement/code', { sha256, locale });
      const right = await mailedCode(market.database.db, market.shop.ownerId);
      const wrong = right === '000000' ? '000001' : '000000';
      const enter = async (code: string) =>
        codeOf(
          await market.shop.owner.call('POST', '/api/agreement/signature', {
            name: 'Nuray Demirtaş',
            sha256,
            consentVersion,
            code,
            seen: { version: sha256, sum: null },
          }),
        );
      const answers: unknown[] = [];
      for (let at = 0; at < 5; at += 1) answers.push(await enter(wrong));
      expect(answers).toEqual([...Array(4).fill('signing.code-wrong'), 'signing.code-void']);
      expect(await enter(right)).toBe('signing.code-void');
      await market.shop.owner.call('POST', '/api/agreement/code', { sha256, locale });
      expect(await enter(await mailedCode(market.database.db, market.shop.ownerId))).toBe(200);
    });

    it('with a code that is too old, used, or replaced by a newer one', async () => {
      const { text, consentVersion } = await readBy(market.shop.owner);
      const { sha256, locale } = text;
      const ask = () => market.shop.owner.call('POST', '/api/agreement/code', { sha256, locale });
      const enter = (code: string) =>
        market.shop.owner.call('POST', '/api/agreement/signature', {
          name: 'Nuray Demirtaş',
          sha256,
          consentVersion,
          code,
          seen: { version: sha256, sum: null },
        });
      await ask();
      const first = await mailedCode(market.database.db, market.shop.ownerId);
      await ask();
      const second = await mailedCode(market.database.db, market.shop.ownerId);
      if (first !== second) expect(codeOf(await enter(first))).toBe('signing.code-wrong');
      const mine = eq(signingCode.userId, market.shop.ownerId);
      await market.database.db.update(signingCode).set({ expiresAt: new Date() }).where(mine);
      expect(codeOf(await enter(second))).toBe('signing.code-void');
      await market.database.db
        .update(signingCode)
        .set({ expiresAt: new Date(Date.now() + 60_000), usedAt: new Date() })
        .where(mine);
      expect(codeOf(await enter(second))).toBe('signing.code-void');
    });

    it('of two tabs that sign at once, but not of one that repeats itself', async () => {
      const { text, consentVersion } = await readBy(market.shop.owner);
      const { sha256, locale } = text;
      await market.shop.owner.call('POST', '/api/agreement/code', { sha256, locale });
      const code = await mailedCode(market.database.db, market.shop.ownerId);
      const input = {
        name: 'Nuray Demirtaş',
        sha256,
        consentVersion,
        code,
        seen: { version: sha256, sum: null },
      };
      const both = await Promise.all([
        market.shop.owner.call('POST', '/api/agreement/signature', input),
        market.shop.owner.call('POST', '/api/agreement/signature', input),
      ]);
      expect(both.map(codeOf).sort()).toEqual([200, 'signing.moved']);
      expect((await readBy(market.shop.owner)).signatures).toHaveLength(1);
    });

    it('after the company’s name changed while it was read', async () => {
      const { text, consentVersion } = await readBy(market.shop.owner);
      const { sha256, locale } = text;
      await market.shop.owner.call('POST', '/api/agreement/code', { sha256, locale });
      const code = await mailedCode(market.database.db, market.shop.ownerId);
      await market.database.db
        .update(company)
        .set({ legalName: 'Another Ltd' })
        .where(eq(company.id, market.shop.id));
      const input = {
        name: 'Nuray Demirtaş',
        sha256,
        consentVersion,
        code,
        seen: { version: sha256, sum: null },
      };
      expect(codeOf(await market.shop.owner.call('POST', '/api/agreement/signature', input))).toBe(
        'signing.text-changed',
      );
      expect(await market.sign(market.owner())).toBe(200);
    });

    it('of somebody whose power ended, who was never confirmed, or who left', async () => {
      expect(await market.sign({ by: market.shop.member, userId: market.shop.ownerId, name: 'x' })).toBe(
        'signing.not-signatory',
      );
      const mine = eq(signatory.companyId, market.shop.id);
      await market.database.db.update(signatory).set({ until: '2026-01-01' }).where(mine);
      expect(await market.sign(market.owner())).toBe('signing.not-signatory');
      await market.database.db.update(signatory).set({ until: null }).where(mine);
      const [id] = (await readBy(market.shop.owner)).signatories.map((it) => it.id);
      expect(codeOf(await market.staff.call('POST', market.ofStaff(`signatories/${id}/end`)))).toBe(200);
      expect(await market.sign(market.owner())).toBe('signing.not-signatory');
    });

    it('of somebody who was removed from the company while they signed', async () => {
      const { db } = market.database;
      const secondId = await createUser(db, {
        name: 'Selim Kaya',
        email: `${market.shop.id}@people.example`,
        passwordHash: 'none',
        company: { id: market.shop.id, role: 'member' },
      });
      const second = caller(market.app, await testSession(db, secondId));
      const signer = { by: second, userId: secondId, name: 'Selim Kaya' };
      await market.confirm(power(secondId, market.documentId, { name: 'Selim Kaya' }));
      const { text, consentVersion } = await readBy(second);
      const { sha256, locale } = text;
      await second.call('POST', '/api/agreement/code', { sha256, locale });
      const code = await mailedCode(db, secondId);
      const removed = await market.app.inject({
        method: 'DELETE',
        url: `/api/company/members/${secondId}`,
        headers: { cookie: await testSession(db, market.shop.ownerId) },
      });
      expect(removed.statusCode).toBe(200);
      const input = { name: signer.name, sha256, consentVersion, code, seen: { version: sha256, sum: null } };
      expect(codeOf(await second.call('POST', '/api/agreement/signature', input))).toBe('access.forbidden');
      const { signatures, signatories } = await readBy(market.shop.owner);
      expect(signatures).toEqual([]);
      expect(signatories.map(({ userId }) => userId)).toEqual([market.shop.ownerId]);
    });

    it.each(['draft', 'suspended', 'rejected', 'closed'] as const)(
      'of a company that is %s',
      async (state) => {
        await market.database.db
          .update(company)
          .set({ verification: state })
          .where(eq(company.id, market.shop.id));
        expect(await market.sign(market.owner())).toBe('company.not-allowed');
      },
    );
  });
});
