import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  type StandingAction,
  standingAllows,
  type VerificationState,
  verificationStates,
} from 'shared-kit/contract/companies';
import { followStanding, productListing } from '../modules/catalogue/index.ts';
import { listMissingProducts } from '../modules/catalogue/module.ts';
import { aProduct, offer, prepareMarket } from '../modules/catalogue/testing.ts';
import { holdCompany } from '../modules/companies/index.ts';
import { aPicture } from '../modules/documents/testing.ts';
import { rateOfBank } from '../modules/financing/testing.ts';
import { type Person, quoteMarket } from '../modules/quotes/testing.ts';
import type { Tx } from '../platform/db/index.ts';
import type { JobContext } from '../platform/jobs/index.ts';
import { craftedPdf } from '../platform/testing/crafted-pdf.ts';
import { waitForLocks } from '../platform/testing/lock-waits.ts';

describe('standing', () => {
  const market = quoteMarket();
  beforeAll(() => prepareMarket(market.database.db));

  let buyer: Person;
  let seller: Person;
  let product: string;
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    [product = ''] = await offer(market.database.db, seller.companyId, [aProduct({ handle: randomUUID() })]);
  });

  /** Puts a company into a state as a decision of the staff does. */
  async function stand(company: Person, to: VerificationState): Promise<void> {
    const { db } = market.database;
    await db.transaction(async (tx) => {
      await market.verify(company, to, tx);
      await followStanding(tx, company.companyId, { from: 'approved', to });
    });
  }

  const terms = {
    deliveryCountry: 'TR',
    deliveryPlace: 'Bursa',
    incoterm: null,
    replyBy: null,
    note: '',
    attachmentIds: [],
  };
  const requestIt = () =>
    buyer.call('POST', '/api/quotes/for-product', {
      ...terms,
      productId: product,
      variantId: null,
      quantity: 1,
    });
  const listed = async () => {
    const { body } = await buyer.call('GET', `/api/products?limit=60`);
    return JSON.stringify(body).includes(product);
  };
  const codeOf = ({ status, body: { code } }: Awaited<ReturnType<Person['call']>>) => code ?? status;

  /** A quote with an offer that the buyer may accept. */
  async function offered(): Promise<string> {
    const id = await market.request(buyer, seller, { requestedBy: buyer.userId });
    await buyer.act(id, 'submit');
    await seller.offer(id);
    return id;
  }

  /** Each state with whether a company in it may do this. */
  const states = (action: StandingAction) =>
    verificationStates.map((state) => [state, standingAllows(state, action)] as const);

  describe('of a maker', () => {
    it.each(states('be-listed'))('that is %s products are shown: %s', async (state, isShown) => {
      await stand(seller, state);
      const shown = isShown ? 200 : 'product.unavailable';
      expect(await listed()).toBe(isShown);
      for (const path of [product, `${product}/related`])
        expect(codeOf(await buyer.call('GET', `/api/products/${path}`))).toBe(shown);
      const compared = await buyer.call('GET', `/api/products/comparison?ids=${product}`);
      expect(compared.body.products).toHaveLength(isShown ? 1 : 0);
      // Its own people go on seeing them.
      expect((await seller.call('GET', `/api/products/${product}`)).status).toBe(200);
    });

    it.each(states('be-listed'))('that is %s products can be put into a cart: %s', async (state, isSold) => {
      const add = () =>
        buyer.call('POST', '/api/cart/lines', { productId: product, variantId: null, quantity: 1 });
      expect((await add()).status).toBe(200);
      await stand(seller, state);
      expect(codeOf(await add())).toBe(isSold ? 200 : 'product.unavailable');
      const { body } = await buyer.call('GET', '/api/cart');
      const [group] = body.groups as [{ lines: [{ available: boolean }] }];
      expect(group.lines[0].available).toBe(isSold);
    });

    it.each(states('receive-requests'))(
      'that is %s something can be requested: %s',
      async (state, isOpen) => {
        await stand(seller, state);
        const answer = await requestIt();
        expect(codeOf(answer)).toBe(isOpen ? 200 : 'quote.line-unavailable');
        if (isOpen) return;
        expect(answer.body.errors).toEqual([{ name: 'product', reason: 'unavailable' }]);
        expect((await buyer.call('GET', '/api/quotes')).body.quotes).toEqual([]);
      },
    );

    it.each(states('receive-requests'))('that is %s an offer can be accepted: %s', async (state, isOpen) => {
      const id = await offered();
      await stand(seller, state);
      const seen = await buyer.seen(id);
      expect(codeOf(await buyer.act(id, 'accept', seen))).toBe(isOpen ? 200 : 'quote.seller-unavailable');
      expect((await buyer.detail(id)).stage).toBe(isOpen ? 'ordered' : 'quoted');
    });

    it.each(states('send-offers'))('that is %s an offer is sent: %s', async (state, maySend) => {
      const id = await market.request(buyer, seller, { requestedBy: buyer.userId });
      await buyer.act(id, 'submit');
      await stand(seller, state);
      expect(codeOf(await seller.offer(id))).toBe(maySend ? 200 : 'quote.company-not-approved');
    });

    it.each(states('prepare-products'))('that is %s a datasheet is taken: %s', async (state, isTaken) => {
      await stand(seller, state);
      const answer = await market.app().inject({
        method: 'POST',
        url: `/api/manufacturer/products/${product}/datasheets?name=loom.pdf`,
        headers: { cookie: seller.cookie, 'content-type': 'application/pdf' },
        payload: craftedPdf(),
      });
      expect(answer.json().code ?? answer.statusCode).toBe(isTaken ? 200 : 'company.not-allowed');
    });

    it.each(states('upload-documents'))('that is %s a document is taken: %s', async (state, isTaken) => {
      await stand(seller, state);
      const answer = await market.app().inject({
        method: 'POST',
        url: '/api/documents/tax-certificate/files?name=certificate.png',
        headers: { cookie: seller.cookie, 'content-type': 'application/octet-stream' },
        payload: aPicture,
      });
      expect(answer.json().code ?? answer.statusCode).toBe(isTaken ? 200 : 'company.not-allowed');
    });

    it('that is reinstated products come back', async () => {
      await stand(seller, 'suspended');
      await market.verify(seller, 'approved');
      const { db } = market.database;
      await listMissingProducts.run({}, { db } as JobContext, new AbortController().signal);
      expect(await listed()).toBe(true);
    });

    it('that is suspended while its product changes: both come to their end, and it is listed no more', async () => {
      const { db } = market.database;
      const handle = randomUUID();
      const change = (year: number) => offer(db, seller.companyId, [aProduct({ handle, year })]);
      const [id = ''] = await change(2001);
      const its = (tx: Tx) => tx.select().from(productListing).where(eq(productListing.productId, id));
      const both: Promise<unknown>[] = [];
      await db.transaction(async (tx) => {
        await its(tx).for('update');
        both.push(change(2002));
        await waitForLocks(market.database.db, 1);
        both.push(stand(seller, 'suspended'));
        await waitForLocks(market.database.db, 2);
      });
      await Promise.all(both);
      expect(await its(db)).toEqual([]);
    });
  });

  describe('of a buyer', () => {
    it.each(states('buy'))('that is %s a request is sent: %s', async (state, mayBuy) => {
      await stand(buyer, state);
      const { status, body } = await requestIt();
      expect([status, body.submitted]).toEqual([200, mayBuy]);
    });

    it.each(states('buy'))('that is %s an offer is accepted: %s', async (state, mayBuy) => {
      const id = await offered();
      await stand(buyer, state);
      const answer = await buyer.act(id, 'accept', await buyer.seen(id));
      expect(codeOf(answer)).toBe(mayBuy ? 200 : 'quote.company-not-approved');
      // Reading and declining stay possible.
      if (mayBuy) return;
      const { versionId } = await buyer.seen(id);
      expect((await buyer.act(id, 'decline', { versionId, reason: 'Not now' })).status).toBe(200);
    });

    it.each(states('share-quotes'))('that is %s a quote is shared: %s', async (state, mayShare) => {
      const id = await offered();
      await stand(buyer, state);
      const answer = await buyer.act(id, 'shares', { label: 'Procurement', days: 7 });
      expect(codeOf(answer)).toBe(mayShare ? 200 : 'company.not-allowed');
    });
  });

  describe('of a company that staff hold', () => {
    const hold = (held: Person) =>
      market.database.db.transaction((tx) => holdCompany(tx, held.companyId, new Date()));

    it.each([
      ['its own', () => buyer, 'company.not-allowed'],
      ['the maker’s', () => seller, 'quote.seller-unavailable'],
    ])('an offer is accepted only after the hold: %s', async (_whose, held, code) => {
      const id = await offered();
      await hold(held());
      expect(codeOf(await buyer.act(id, 'accept', await buyer.seen(id)))).toBe(code);
      expect((await buyer.detail(id)).stage).toBe('quoted');
      await market.database.db.transaction((tx) => holdCompany(tx, held().companyId, null));
      expect(codeOf(await buyer.act(id, 'accept', await buyer.seen(id)))).toBe(200);
    });

    it('a request is sent and answered, but no quote is shared', async () => {
      await hold(buyer);
      await hold(seller);
      expect((await requestIt()).body.submitted).toBe(true);
      const answer = await buyer.act(await offered(), 'shares', { label: 'Procurement', days: 7 });
      expect(codeOf(answer)).toBe('company.not-allowed');
    });
  });

  describe('of a bank', () => {
    it.each(states('read-shared-requests'))(
      'that is %s what was shared is read: %s',
      async (state, mayRead) => {
        const bank = await market.bank();
        await stand(bank, state);
        const { status, body } = await bank.call('GET', '/api/bank/quotes');
        expect([status, body.onlySigned]).toEqual([200, !mayRead]);
      },
    );

    it.each(states('make-bank-offers'))('that is %s a rate may be stated: %s', async (state, may) => {
      const bank = await market.bank();
      await stand(bank, state);
      const answer = await bank.call('POST', '/api/bank/rates', rateOfBank());
      expect(codeOf(answer)).toBe(may ? 200 : 'company.not-allowed');
    });
  });
});
