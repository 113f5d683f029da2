import type { BankOfferTerms } from 'shared-kit/contract/financing';
import type { OfferInput } from 'shared-kit/contract/quotes';
import type { Person } from '../../quotes/testing.ts';
import { done, type financingMarket, move } from './financing-market.ts';

export const conditions: BankOfferTerms['conditions'] = [
  { text: 'Insurance policy', gate: 'contract', drawdown: null },
  { text: 'Bill of lading', gate: 'first-drawdown', drawdown: null },
  { text: 'Acceptance test', gate: 'named-drawdown', drawdown: 2 },
];

/** What buyer and bank do once an offer was accepted. */
export function afterAcceptance(market: ReturnType<typeof financingMarket>) {
  const { offered, asked, requestOf, bindingOffer, uploaded, inDays, people } = market;

  /** A quote that the buyer accepted, with an accepted offer of the bank under these conditions. */
  async function agreed(
    under: BankOfferTerms['conditions'],
    change: Partial<OfferInput> = {},
  ): Promise<string> {
    const { buyer, bank, officer } = people();
    const id = await asked(await offered(change), [bank]);
    const offerId = await bindingOffer(bank, officer, { conditions: under });
    done(await buyer.act(id, 'financing/acceptance', { offerId }));
    const isSubjectToFinancing = change.financingUntil != null;
    done(await buyer.act(id, 'accept', { ...(await buyer.seen(id)), isSubjectToFinancing }));
    return id;
  }
  const dealOf = async (id: string) => {
    const { bank } = people();
    const found = (await requestOf(id)).bankQuotes.find((it) => it.bank.id === bank.companyId);
    if (!found) throw new Error('the bank has no part in it');
    return found;
  };
  /** The buyer answers a condition, and the bank ticks it. */
  async function met(id: string, text: string): Promise<void> {
    const { buyer, bank } = people();
    const deal = await dealOf(id);
    const conditionId = deal.conditions.find((it) => it.text === text)?.id ?? '';
    const answer = { conditionId, text: 'See the file', fileIds: [await uploaded(buyer)] };
    done(await buyer.act(id, 'financing/answers', answer));
    done(await move(bank, deal.id, 'conditions', { conditionId, isMet: true, text: '' }));
  }
  const contractOf = async (of: Person = people().bank) => ({
    fileId: await uploaded(of),
    form: 'ink',
    signedOn: inDays(0),
  });
  /** What the buyer confirms. */
  async function decision(id: string) {
    const contract = (await dealOf(id)).drawdown?.contract;
    if (!contract) throw new Error('no contract was sent');
    return {
      contractId: contract.id,
      sha256: contract.file.sha256,
      signedOn: contract.signedOn,
      confirms: true,
      text: '',
    };
  }
  return { agreed, dealOf, met, contractOf, decision };
}
