import { describe, expect, it } from '@jest/globals';
import { newId } from '../../../platform/db/index.ts';
import { bankAccount } from '../../bank-accounts/index.ts';
import { type Person, quoteMarket } from '../testing/quote-market.ts';

describe('bank account default', () => {
  const market = quoteMarket();

  /** Puts an account of a company in force, in place of the one before. */
  async function payTo(of: Person, account: string): Promise<void> {
    const at = new Date();
    await market.database.db.update(bankAccount).set({ state: 'replaced', endedAt: at });
    await market.database.db.insert(bankAccount).values({
      id: newId(),
      companyId: of.companyId,
      state: 'in_force',
      holder: 'Dokuma A.Ş.',
      bank: 'Poyraz',
      country: 'TR',
      bic: 'POYRTRIS',
      account,
      isIban: true,
      proposedBy: of.userId,
      proposedAt: at,
    });
  }

  it('begins each version with the account in force, whatever the last one said', async () => {
    const { buyer, seller } = await market.parties();
    const id = await market.request(buyer, seller);
    await buyer.act(id, 'submit');
    expect((await seller.draft(id)).offer.bankDetails).toBeNull();
    await payTo(seller, 'TR330006100519786457841326');
    const first = { bank: 'Poyraz', accountHolder: 'Dokuma A.Ş.', iban: 'TR33 0006 1005 1978 6457 8413 26' };
    expect((await seller.draft(id)).offer.bankDetails).toMatchObject({ ...first, swift: 'POYRTRIS' });
    await seller.offer(id);
    await payTo(seller, 'TR960001000000000000000001');
    expect((await seller.draft(id)).offer.bankDetails?.iban).toBe('TR96 0001 0000 0000 0000 0000 01');
  });
});
