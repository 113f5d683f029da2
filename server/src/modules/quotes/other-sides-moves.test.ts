import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Person, quoteMarket } from './testing/quote-market.ts';

describe('other sides moves', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let id = '';
  let versionId = '';
  beforeAll(async () => {
    ({ buyer, seller } = await market.parties());
    id = await market.request(buyer, seller);
  });

  const unknown = '0197a000-0000-7000-8000-000000000001';
  const words = { text: 'Mine', attachmentIds: [] };
  const total = { total: '1.00', currency: 'USD' };
  const end = (of: string | null) => ({ versionId: of, reason: 'Mine' });

  /** Transitions of the other side with valid bodies; `seen` is the current version or an unknown one. */
  const ofBuyer = (seen: string): readonly (readonly [string, object])[] => [
    ['submit', {}],
    ['discard', {}],
    ['answer', words],
    ['accept', { versionId: seen, ...total }],
    ['approval', { versionId: seen, ...total, text: '' }],
    ['approval/refuse', { reason: 'Mine' }],
    ['counter', { versionId: seen, targetTotal: null, lines: [], text: 'Less' }],
    ['withdraw-counter', { counterId: unknown }],
    ['ask-renewal', { versionId: seen, text: '' }],
    ['decline', end(seen)],
    ['withdraw', end(null)],
  ];
  const ofSeller: readonly (readonly [string, object])[] = [
    ['ask', words],
    ['send', { revision: 1, text: '' }],
    ['keep-offer', { counterId: unknown, text: '' }],
    ['decline', end(null)],
  ];

  async function expectRefused(who: Person, moves: readonly (readonly [string, object])[]): Promise<void> {
    const before = await buyer.detail(id);
    for (const [path, body] of moves) {
      const { status, body: problem } = await who.act(id, path, body);
      expect([path, status, problem.code]).toEqual([path, 403, 'access.forbidden']);
    }
    expect((await buyer.detail(id)).revision).toBe(before.revision);
  }

  async function expectNoDraft(): Promise<void> {
    const url = `/api/quotes/${id}/offer-draft`;
    const { body: theirs } = await seller.call('GET', url);
    const draft = { revision: 0, offer: theirs.offer as object, internalNote: '' };
    expect((await buyer.call('GET', url)).body.code).toBe('access.forbidden');
    expect((await buyer.call('PUT', url, draft)).body.code).toBe('access.forbidden');
  }

  describe('the other side’s moves are forbidden', () => {
    it('in a draft, which its maker has never heard of', () => expectRefused(buyer, ofSeller));

    it('of the buyer’s in a request', async () => {
      await buyer.act(id, 'submit');
      await expectRefused(seller, ofBuyer(unknown));
    });

    it('of the maker’s in a request', async () => {
      await expectRefused(buyer, ofSeller);
      await expectNoDraft();
    });

    it('of the buyer’s in an offer, whichever version they name', async () => {
      await seller.offer(id);
      ({ versionId } = await buyer.seen(id));
      await expectRefused(seller, ofBuyer(versionId));
      await expectRefused(seller, ofBuyer(unknown));
    });

    it('when it is ordered', async () => {
      await buyer.act(id, 'accept', await buyer.seen(id));
      await expectRefused(seller, ofBuyer(versionId));
      await expectRefused(buyer, ofSeller);
      await expectNoDraft();
    });
  });
});
