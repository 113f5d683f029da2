import { beforeAll, expect } from '@jest/globals';
import {
  type BankQuoteDetail,
  bankQuoteDetail,
  bankQuotesAnswer,
  type FinancingAnswer,
  financingAnswer,
} from 'shared-kit/contract';
import { type Person, quoteMarket } from '../../quotes/testing.ts';
import { aBankOffer, financingOf } from './inputs.ts';

type Answer = Awaited<ReturnType<Person['call']>>;
export const codes = ({ status, body }: Answer) => [status, body.code];
export const done = (answer: Answer) => expect(codes(answer)).toEqual([200, undefined]);

type People = Readonly<Record<'buyer' | 'seller' | 'bank' | 'officer' | 'rival' | 'rivalsOfficer', Person>>;

/** A market with a buyer, a maker and two banks of two officers each. Call it at the top of the file. */
export function financingMarket() {
  const market = quoteMarket();
  let people: People;
  beforeAll(async () => {
    const [bank, rival] = [await market.bank(), await market.bank()];
    const officer = await market.colleague(bank, 'member', 'Kerem Aydın');
    const rivalsOfficer = await market.colleague(rival, 'member', 'Ursina Caduff');
    people = { ...(await market.parties()), bank, rival, officer, rivalsOfficer };
  });

  /** A sent quote. */
  async function offered(): Promise<string> {
    const { buyer, seller } = people;
    const id = await market.request(buyer, seller);
    done(await buyer.act(id, 'submit'));
    done(await seller.offer(id));
    return id;
  }
  const financing = async (id: string): Promise<FinancingAnswer> =>
    financingAnswer.parse((await people.buyer.call('GET', `/api/quotes/${id}/financing`)).body);

  return {
    ...market,
    people: () => people,
    offered,
    async shared(...banks: Person[]): Promise<string> {
      const id = await offered();
      const bankIds = banks.map(({ companyId }) => companyId);
      done(await people.buyer.act(id, 'financing', financingOf(await people.buyer.seen(id), bankIds)));
      return id;
    },
    financing,
    async requestOf(id: string) {
      const { request } = await financing(id);
      if (!request) throw new Error('nothing was asked');
      return request;
    },
    listed,
    opened,
    bindingOffer,
  };
}

const listed = async (of: Person) =>
  bankQuotesAnswer.parse((await of.call('GET', '/api/bank/quotes')).body).quotes;

/** The newest that was shared with this bank. */
async function opened(of: Person): Promise<BankQuoteDetail> {
  const [newest] = await listed(of);
  return bankQuoteDetail.parse((await of.call('GET', `/api/bank/quotes/${newest?.id}`)).body);
}

export const move = (of: Person, id: string, path: string, body: object) =>
  of.call('POST', `/api/bank/quotes/${id}/${path}`, body);

/** A binding offer that two officers sent; returns its id. */
async function bindingOffer(first: Person, second: Person, percent = '7.85'): Promise<string> {
  const { id, amount } = await opened(first);
  const terms = aBankOffer(amount.amount, { rate: { kind: 'fixed', percent } });
  done(await move(first, id, 'offers', { kind: 'binding', terms }));
  const offerId = (await opened(first)).offers.at(-1)?.id ?? '';
  done(await move(second, id, 'decision', { offerId, approves: true }));
  return offerId;
}
