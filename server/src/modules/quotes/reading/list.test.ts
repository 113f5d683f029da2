import { beforeAll, describe, expect, it } from '@jest/globals';
import { type QuoteListAnswer, quoteListAnswer } from 'shared-kit/contract/quotes';
import { type Person, quoteMarket } from '../testing/quote-market.ts';

describe('list', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let staff: Person;
  const ids: Record<'draft' | 'asked' | 'offered' | 'countered' | 'other', string> = {
    draft: '',
    asked: '',
    offered: '',
    countered: '',
    other: '',
  };
  const from = (at: number) => ({ createdAt: new Date(Date.UTC(2026, 0, at)) });

  /** Five of one buyer: four to one maker and one to another, the newest last. */
  beforeAll(async () => {
    ({ buyer, seller } = await market.parties());
    staff = await market.someone({ isAdmin: true });
    const another = await market.seller();
    ids.draft = await market.request(buyer, seller, from(1));
    ids.asked = await market.request(buyer, seller, { ...from(2), number: 'Q-2026-77001' });
    ids.offered = await market.request(buyer, seller, from(3));
    ids.countered = await market.request(buyer, seller, from(4));
    ids.other = await market.request(buyer, another, {
      ...from(5),
      lines: [
        {
          title: { en: 'Indigo denim', tr: 'İndigo kot %100' },
          quantity: 500,
          unit: 'm',
          unitPrice: '4.8500',
        },
      ],
    });
    for (const id of [ids.asked, ids.offered, ids.countered, ids.other]) await buyer.act(id, 'submit');
    await seller.offer(ids.offered);
    await seller.offer(ids.countered);
    const { versionId } = await buyer.seen(ids.countered);
    await buyer.act(ids.countered, 'counter', { versionId, targetTotal: null, lines: [], text: 'Less' });
  });

  const list = async (who: Person, query: string): Promise<QuoteListAnswer> =>
    quoteListAnswer.parse((await who.call('GET', `/api/quotes?${query}`)).body);
  const named = async (who: Person, query: string) =>
    (await list(who, query)).quotes.map(({ id }) =>
      Object.keys(ids).find((it) => ids[it as keyof typeof ids] === id),
    );

  describe('the list of a buyer', () => {
    it.each([
      ['', ['other', 'countered', 'offered', 'asked', 'draft']],
      ['turn=mine', ['offered', 'draft']],
      ['turn=theirs', ['other', 'countered', 'asked']],
      ['turn=nobody', []],
      ['stage=draft,negotiation', ['countered', 'draft']],
      ['stage=quoted', ['offered']],
      ['due=today', []],
      ['due=week', []],
      ['due=passed', []],
      ['q=77001', ['asked']],
      ['q=indigo+KOT', ['other']],
      ['q=%25100', ['other']],
      ['q=_', []],
      ['q=machinery&turn=theirs', ['other', 'countered', 'asked']],
      ['side=selling', []],
      ['side=all', []],
    ])('%s', async (query, expected) => {
      expect(await named(buyer, query)).toEqual(expected);
    });

    it('shows what is due once it is, with the total of the newest version', async () => {
      await market.lapse(ids.offered, 'offer', 3_600_000);
      expect(await named(buyer, 'due=week')).toEqual(['offered']);
      const { quotes, counts } = await list(buyer, 'stage=quoted');
      expect(quotes[0]).toMatchObject({
        stage: 'quoted',
        turn: 'buyer',
        isMyTurn: true,
        version: 1,
        total: { amount: '240510.25', currency: 'USD' },
        firstLine: 'Pike 190',
        firstQuantity: 3,
        lineCount: 2,
        unit: 'piece',
      });
      expect(counts).toMatchObject({
        total: 5,
        mine: 2,
        stages: { draft: 1, requested: 2, quoted: 1, negotiation: 1 },
      });
    });

    it.each([
      ['stage=odd', 'request.parameter-invalid'],
      ['turn=odd', 'request.parameter-invalid'],
      ['cursor=nonsense', 'cursor.invalid'],
    ])('refuses %s', async (query, code) => {
      expect((await buyer.call('GET', `/api/quotes?${query}`)).body.code).toBe(code);
    });
  });

  it('shows a maker what was sent to it, and the staff what a case lets them read of that', async () => {
    expect(await named(seller, 'side=selling')).toEqual(['countered', 'offered', 'asked']);
    expect(await named(seller, 'side=selling&turn=mine')).toEqual(['countered', 'asked']);
    expect((await list(seller, 'side=selling')).quotes[0]?.buyer).toMatchObject({
      name: 'The textile-manufacturer',
      city: 'Bursa',
    });
    expect(await named(staff, 'side=all')).toEqual([]);
    await market.openCase(staff, { companyId: seller.companyId });
    expect(await named(staff, 'side=all')).toEqual(['countered', 'offered', 'asked']);
  });

  it('pages through all of them once', async () => {
    const { buyer: busy, seller: maker } = await market.parties();
    // Created at the same instant, so that paging must not rely on time alone.
    for (let made = 0; made < 53; made += 1) await market.request(busy, maker, from(7));
    const first = await list(busy, '');
    const second = await list(busy, `cursor=${first.next}`);
    expect([first.quotes.length, second.quotes.length, second.next]).toEqual([50, 3, null]);
    expect(new Set([...first.quotes, ...second.quotes].map(({ id }) => id)).size).toBe(53);
  });
});
