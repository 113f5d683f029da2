import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { uploadedFile } from '../../platform/uploads/index.ts';
import { checkSealed, mailedCode, signatory, testSignatory } from '../signing/testing.ts';
import { financingContract, financingFile } from './lifecycle/schema.ts';
import { sealContracts } from './module.ts';
import { afterAcceptance } from './testing/after-acceptance.ts';
import { codes, done, financingMarket, move } from './testing/financing-market.ts';
import { signingHere } from './testing/sign-here.ts';

describe('contract signing', () => {
  type Person = ReturnType<ReturnType<typeof financingMarket>['people']>['bank'];

  const market = financingMarket();
  const { agreed, dealOf, contractOf, decision } = afterAcceptance(market);
  const { appoint, toSign, contractSeen, addressFor, sign, nameOf } = signingHere(market);
  const { requestOf, inDays, database } = market;
  let { buyer, bank, officer, rival, seller } = {} as ReturnType<typeof market.people>;

  beforeAll(async () => {
    ({ buyer, bank, officer, rival, seller } = market.people());
    await appoint();
  });

  describe('a contract that is signed in the market', () => {
    it('is signed by two of the bank, then by the buyer, and then it stands', async () => {
      const id = await toSign();
      expect(codes(await sign(buyer, id))).toEqual([409, 'financing.state-moved']);
      done(await sign(bank, id));
      expect((await contractSeen(id)).signing).toMatchObject({ isSignedByBank: false, mayISign: false });
      expect(codes(await sign(bank, id))).toEqual([409, 'signing.done']);
      done(await sign(officer, id));
      expect((await contractSeen(id)).signing).toMatchObject({ isSignedByBank: true, mayISign: true });
      const confirmed = await buyer.act(id, 'financing/contract', await decision(id));
      expect(codes(confirmed)).toEqual([409, 'financing.state-moved']);
      done(await sign(buyer, id));
      const { state, signedOn, signing } = await contractSeen(id);
      expect([state, signedOn, (await requestOf(id)).state]).toEqual([
        'confirmed',
        inDays(0),
        'contract_signed',
      ]);
      expect(signing?.signatures.map(({ name }) => name)).toEqual([
        'Selin Işık',
        'Kerem Aydın',
        'Nuray Demirtaş',
      ]);
      expect((await seller.detail(id)).stage).toBe('ordered');
    });

    it('can’t be confirmed instead, but refused, before and after the bank has signed', async () => {
      const id = await toSign();
      expect(codes(await buyer.act(id, 'financing/contract', await decision(id)))).toEqual([
        409,
        'financing.state-moved',
      ]);
      done(await sign(bank, id));
      const seen = { ...(await decision(id)), confirms: false, text: 'A page is missing' };
      done(await buyer.act(id, 'financing/contract', seen));
      expect(codes(await sign(officer, id))).toEqual([409, 'financing.state-moved']);
      const again = { ...(await contractOf()), form: 'market', signedOn: null };
      done(await move(bank, (await dealOf(id)).id, 'contract', again));
      expect((await contractSeen(id)).signing?.signatures).toEqual([]);
    });

    it('is withdrawn by the bank until it is bound, and another is sent', async () => {
      const id = await toSign();
      const { id: bankQuoteId } = await dealOf(id);
      const withdraw = async (by = officer, contractId?: string) =>
        move(by, bankQuoteId, 'contract-withdrawal', {
          contractId: contractId ?? (await contractSeen(id)).id,
        });
      done(await sign(bank, id));
      expect(codes(await withdraw(rival))).toEqual([404, 'financing.not-found']);
      expect(codes(await withdraw(officer, bankQuoteId))).toEqual([404, 'financing.not-found']);
      done(await withdraw());
      expect(await contractSeen(id)).toMatchObject({ state: 'withdrawn', signing: { mayISign: false } });
      expect(codes(await withdraw())).toEqual([409, 'financing.state-moved']);
      for (const person of [officer, buyer])
        expect(codes(await sign(person, id))).toEqual([409, 'financing.state-moved']);
      const another = { ...(await contractOf()), form: 'market', signedOn: null };
      done(await move(bank, bankQuoteId, 'contract', another));
      for (const person of [bank, officer]) done(await sign(person, id));
      expect(codes(await withdraw())).toEqual([409, 'financing.state-moved']);
      done(await sign(buyer, id));
    });

    it.each<[string, Readonly<Record<string, string>>, readonly [number, string]]>([
      ['another name', { name: 'Somebody Else' }, [422, 'signing.name-differs']],
      ['another file', { sha256: 'a'.repeat(64) }, [409, 'signing.text-changed']],
      ['another code', { code: '' }, [400, 'request.body-invalid']],
    ])('is not signed with %s', async (_what, wrong, refused) => {
      const id = await toSign();
      expect(codes(await sign(bank, id, wrong))).toEqual(refused);
      expect((await contractSeen(id)).signing?.signatures).toEqual([]);
    });

    it('mails no code for another file', async () => {
      const at = await addressFor(bank, await toSign());
      const asked = await bank.call('POST', `${at}/code`, { sha256: 'a'.repeat(64), locale: 'en' });
      expect(codes(asked)).toEqual([409, 'signing.text-changed']);
    });

    it('counts wrong codes, and the fifth voids the code', async () => {
      const id = await toSign();
      const at = await addressFor(bank, id);
      const { sha256 } = (await contractSeen(id)).file;
      done(await bank.call('POST', `${at}/code`, { sha256, locale: 'en' }));
      const right = await mailedCode(database.db, bank.userId);
      const wrong = right === '000000' ? '111111' : '000000';
      const signature = { name: nameOf(bank), sha256, consentVersion: '2026-11' };
      const refusals: unknown[] = [];
      for (const code of [wrong, wrong, wrong, wrong, wrong, right])
        refusals.push((await bank.call('POST', `${at}/signature`, { ...signature, code })).body.code);
      expect(refusals).toEqual([
        ...Array.from({ length: 4 }, () => 'signing.code-wrong'),
        'signing.code-void',
        'signing.code-void',
      ]);
    });

    it('is signed by nobody else: another bank, a colleague without the power, one above their limit', async () => {
      const id = await toSign();
      const at = await addressFor(bank, id);
      const { sha256 } = (await contractSeen(id)).file;
      const ask = (by: Person) => by.call('POST', `${at}/code`, { sha256, locale: 'en' });
      expect(codes(await ask(rival))).toEqual([404, 'financing.not-found']);
      const clerk = await market.colleague(bank, 'member', 'Deniz Kaya');
      expect(codes(await ask(clerk))).toEqual([403, 'signing.not-signatory']);
      const limited = await market.colleague(bank, 'member', 'Ayla Er');
      await testSignatory(database.db, {
        companyId: bank.companyId,
        userId: limited.userId,
        name: 'Ayla Er',
        limit: { amount: '100', currency: 'EUR' },
      });
      expect(codes(await ask(limited))).toEqual([403, 'signing.above-limit']);
    });

    it('needs no day, and one that was signed elsewhere needs one', async () => {
      const id = await agreed([]);
      const { id: bankQuoteId } = await dealOf(id);
      for (const wrong of [{ form: 'market' }, { signedOn: null }])
        expect(
          codes(await move(bank, bankQuoteId, 'contract', { ...(await contractOf()), ...wrong })),
        ).toEqual([400, 'request.body-invalid']);
    });
  });

  it('is not sent for signing here to a buyer without signatories', async () => {
    const id = await agreed([]);
    const contract = { ...(await contractOf()), form: 'market', signedOn: null };
    const ofBuyer = eq(signatory.companyId, buyer.companyId);
    await database.db
      .update(signatory)
      .set({ until: inDays(-1) })
      .where(ofBuyer);
    expect(codes(await move(bank, (await dealOf(id)).id, 'contract', contract))).toEqual([
      409,
      'financing.signatories-missing',
    ]);
    await database.db.update(signatory).set({ until: null }).where(ofBuyer);
  });

  describe('the sealed copy', () => {
    it('waits while the file is held, then carries the contract and all signatures, for both sides and the check of seals', async () => {
      const id = await toSign();
      for (const person of [bank, officer, buyer]) done(await sign(person, id));
      const { file, signing } = await contractSeen(id);
      expect(signing?.sealed).toBeNull();
      const files = memoryFiles();
      const [stored] = await database.db.select().from(financingFile).where(eq(financingFile.id, file.id));
      await files.write(stored?.fileKey ?? '', Buffer.from('%PDF-1.7 signed'));
      // The paper's font has no glyphs for these.
      const name = 'Sözleşme ❤️ 合同 عقد.pdf';
      await database.db.update(financingFile).set({ name }).where(eq(financingFile.id, file.id));
      const context = testJobContext({ ...database, files });
      const seal = () => sealContracts.run({}, context, new AbortController().signal);
      const inspection = (to: 'held' | 'released') =>
        database.db
          .update(uploadedFile)
          .set({ inspection: to })
          .where(eq(uploadedFile.key, stored?.fileKey ?? ''));
      await inspection('held');
      await seal();
      expect((await contractSeen(id)).signing?.sealed).toBeNull();
      await inspection('released');
      await seal();
      const sealed = (await contractSeen(id)).signing?.sealed;
      const [row] = await database.db
        .select()
        .from(financingFile)
        .where(eq(financingFile.id, sealed?.id ?? ''));
      const content = await files.read(row?.fileKey ?? '');
      const sha256 = row?.sha256 ?? '';
      const { verdict, sealed: found } = await checkSealed(database.db, sha256, content ?? Buffer.from(''));
      expect([verdict, found?.signatures.length]).toEqual(['sealed', 3]);
      expect(content?.includes('EmbeddedFile')).toBe(true);
      // Running again makes no second one.
      await seal();
      const count = await database.db.$count(
        financingContract,
        eq(financingContract.sealedFileId, sealed?.id ?? ''),
      );
      expect(count).toBe(1);
    });
  });
});
