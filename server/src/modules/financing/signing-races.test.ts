import { beforeAll, describe, expect } from '@jest/globals';
import { afterAcceptance } from './testing/after-acceptance.ts';
import { done, financingMarket, move } from './testing/financing-market.ts';
import { racesOf } from './testing/race.ts';
import { signingHere } from './testing/sign-here.ts';

describe('signing races', () => {
  const race = racesOf('financing/signing-races', 2);
  const market = financingMarket();
  const { decision, dealOf } = afterAcceptance(market);
  const { appoint, toSign, contractSeen, sign } = signingHere(market);
  let { buyer, bank, officer } = {} as ReturnType<typeof market.people>;

  beforeAll(async () => {
    ({ buyer, bank, officer } = market.people());
    await appoint();
  });

  race('two of the bank sign at once, and the bank is bound', async () => {
    const id = await toSign();
    const answers = await Promise.all([sign(bank, id), sign(officer, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await contractSeen(id)).signing).toMatchObject({ isSignedByBank: true });
  });

  race('a contract is signed or refused by the buyer, never both', async () => {
    const id = await toSign();
    for (const person of [bank, officer]) done(await sign(person, id));
    const seen = { ...(await decision(id)), confirms: false, text: 'A page is missing' };
    const [signed, refused] = await Promise.all([sign(buyer, id), buyer.act(id, 'financing/contract', seen)]);
    expect([signed.status, refused.status].toSorted()).toEqual([200, 409]);
    expect((await contractSeen(id)).state).toBe(signed.status === 200 ? 'confirmed' : 'refused');
  });

  race('the buyer’s signature holds though the bank is suspended meanwhile', async () => {
    const id = await toSign();
    for (const person of [bank, officer]) done(await sign(person, id));
    const [signed] = await Promise.all([sign(buyer, id), market.verify(bank, 'suspended')]);
    expect([signed.status, (await market.requestOf(id)).state]).toEqual([200, 'contract_signed']);
    await market.verify(bank, 'approved');
  });

  race(
    'the last signature of a bank that is suspended meanwhile holds or is refused, never half',
    async () => {
      const id = await toSign();
      done(await sign(bank, id));
      const [signed] = await Promise.all([sign(officer, id), market.verify(bank, 'suspended')]);
      await market.verify(bank, 'approved');
      expect([200, 403, 409]).toContain(signed.status);
      const { signing } = await contractSeen(id);
      expect([signing?.isSignedByBank, signing?.signatures.length]).toEqual(
        signed.status === 200 ? [true, 2] : [false, 1],
      );
    },
  );

  race('a bank signs, and the buyer refuses the contract or comes too early', async () => {
    const id = await toSign();
    done(await sign(bank, id));
    const seen = { ...(await decision(id)), confirms: false, text: 'A page is missing' };
    const [signed, refused] = await Promise.all([
      sign(officer, id),
      buyer.act(id, 'financing/contract', seen),
    ]);
    expect(refused.status).toBe(200);
    expect([200, 409]).toContain(signed.status);
    expect((await contractSeen(id)).state).toBe('refused');
  });

  race('the signature that binds a bank, or the contract’s withdrawal, never both', async () => {
    const id = await toSign();
    done(await sign(bank, id));
    const { id: bankQuoteId } = await dealOf(id);
    const { id: contractId } = await contractSeen(id);
    const [signed, withdrawn] = await Promise.all([
      sign(officer, id),
      move(bank, bankQuoteId, 'contract-withdrawal', { contractId }),
    ]);
    expect([signed.status, withdrawn.status].toSorted()).toEqual([200, 409]);
    const { state, signing } = await contractSeen(id);
    expect([state, signing?.isSignedByBank]).toEqual(
      signed.status === 200 ? ['proposed', true] : ['withdrawn', false],
    );
  });
});
