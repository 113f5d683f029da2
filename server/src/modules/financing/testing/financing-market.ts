import { beforeAll, expect } from '@jest/globals';
import {
  type BankOfferTerms,
  type BankQuoteDetail,
  bankQuoteDetail,
  bankQuotesAnswer,
  type FinancingAnswer,
  financingAnswer,
} from 'shared-kit/contract/financing';
import type { OfferInput } from 'shared-kit/contract/quotes';
import type { Database } from '../../../platform/db/index.ts';
import { craftedPdf } from '../../../platform/testing/crafted-pdf.ts';
import { type Person, quoteMarket } from '../../quotes/testing.ts';
import { deadlinesIn } from './deadlines.ts';
import { aBankOffer, financingOf, inDays } from './inputs.ts';
import { lastOfferOf, newestOf, sendOffer, versionOf } from './prepare.ts';

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
  async function offered(change: Partial<OfferInput> = {}): Promise<string> {
    const { buyer, seller } = people;
    const id = await market.request(buyer, seller);
    await sendOffer(market.database.db, id, people, change);
    return id;
  }
  /** Asks these banks to finance a sent quote. */
  async function asked(id: string, banks: readonly Person[]): Promise<string> {
    const bankIds = banks.map(({ companyId }) => companyId);
    const seen = await versionOf(market.database.db, id);
    done(await people.buyer.act(id, 'financing', financingOf(seen, bankIds)));
    return id;
  }
  const financing = async (id: string): Promise<FinancingAnswer> =>
    financingAnswer.parse((await people.buyer.call('GET', `/api/quotes/${id}/financing`)).body);

  return {
    ...market,
    people: () => people,
    offered,
    shared: async (...banks: Person[]) => asked(await offered(), banks),
    asked,
    deadlines: deadlinesIn(market.database),
    uploaded,
    inDays,
    financing,
    async requestOf(id: string) {
      const { request } = await financing(id);
      if (!request) throw new Error('nothing was asked');
      return request;
    },
    listed,
    ...banksIn(market.database),
  };
}

const listed = async (of: Person) =>
  bankQuotesAnswer.parse((await of.call('GET', '/api/bank/quotes')).body).quotes;

export const move = (of: Person, id: string, path: string, body: object) =>
  of.call('POST', `/api/bank/quotes/${id}/${path}`, body);

function banksIn(database: Readonly<{ db: Database }>) {
  return {
    /** The newest that was shared with this bank, as it sees it. */
    async opened(of: Person): Promise<BankQuoteDetail> {
      const { id } = await newestOf(database.db, of);
      return bankQuoteDetail.parse((await of.call('GET', `/api/bank/quotes/${id}`)).body);
    },
    /** A binding offer that two officers sent; returns its id. */
    async bindingOffer(first: Person, second: Person, change: Partial<BankOfferTerms> = {}): Promise<string> {
      const { id, amount } = await newestOf(database.db, first);
      done(await move(first, id, 'offers', { kind: 'binding', terms: aBankOffer(amount, change) }));
      const offerId = await lastOfferOf(database.db, id);
      done(await move(second, id, 'decision', { offerId, approves: true }));
      return offerId;
    },
  };
}

/** Uploads a file; returns its id. */
async function uploaded(
  by: Person,
  content: Buffer | string = craftedPdf(),
  name = 'file.pdf',
): Promise<string> {
  const answer = await by.app.inject({
    method: 'POST',
    url: `/api/financing-files?name=${name}`,
    headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content as string),
  });
  return answer.json().id;
}
