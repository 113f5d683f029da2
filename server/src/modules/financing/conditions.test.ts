import { beforeAll, describe, expect, it } from '@jest/globals';
import { afterAcceptance, conditions } from './testing/after-acceptance.ts';
import { codes, done, financingMarket, move } from './testing/financing-market.ts';

describe('conditions', () => {
  const market = financingMarket();
  const { shared, opened, uploaded } = market;
  const { agreed, dealOf, met, contractOf } = afterAcceptance(market);
  let { buyer, seller, bank, officer, rival } = {} as ReturnType<typeof market.people>;
  beforeAll(() => {
    ({ buyer, seller, bank, officer, rival } = market.people());
  });

  describe('conditions', () => {
    it('of the contract hold up signing until the bank ticks them', async () => {
      const id = await agreed(conditions);
      const { id: bankQuoteId } = await dealOf(id);
      const contract = await contractOf();
      expect(codes(await move(bank, bankQuoteId, 'contract', contract))).toEqual([
        409,
        'financing.conditions-open',
      ]);
      await met(id, 'Insurance policy');
      done(await move(bank, bankQuoteId, 'contract', contract));
    });

    it('are answered again after the bank refused an answer', async () => {
      const id = await agreed(conditions);
      const { id: bankQuoteId, conditions: all } = await dealOf(id);
      const conditionId = all[0]?.id ?? '';
      done(await buyer.act(id, 'financing/answers', { conditionId, text: 'Soon', fileIds: [] }));
      const refusal = { conditionId, isMet: false, text: 'We need the policy' };
      expect(codes(await move(bank, bankQuoteId, 'conditions', { ...refusal, text: '' }))).toEqual([
        400,
        'request.body-invalid',
      ]);
      done(await move(bank, bankQuoteId, 'conditions', refusal));
      const { conditions: after, messages } = await dealOf(id);
      expect([after[0]?.state, messages.map(({ text }) => text)]).toEqual([
        'open',
        ['Soon', 'We need the policy'],
      ]);
      expect(messages.map(({ by }) => by)).toEqual([expect.any(String), expect.stringMatching(/./)]);
      expect(JSON.stringify(messages)).not.toContain('Kerem');
    });

    it('of others look missing', async () => {
      const id = await agreed(conditions);
      const { id: bankQuoteId, conditions: all } = await dealOf(id);
      const body = { conditionId: all[0]?.id, isMet: true, text: '' };
      expect(codes(await move(rival, bankQuoteId, 'conditions', body))).toEqual([404, 'financing.not-found']);
    });
  });

  describe('questions', () => {
    it('wait for the buyer, whose last answer lets the bank go on', async () => {
      const id = await shared(bank);
      const { id: bankQuoteId } = await opened(bank);
      done(await move(bank, bankQuoteId, 'questions', { items: ['Balance sheet 2025', 'Orders in hand'] }));
      const ids = (await dealOf(id)).conditions.map((it) => it.id);
      for (const [at, conditionId] of ids.entries()) {
        expect((await dealOf(id)).state).toBe('info_requested');
        const fileIds = at === 0 ? [await uploaded(buyer)] : [];
        done(await buyer.act(id, 'financing/answers', { conditionId, text: 'Here', fileIds }));
      }
      expect((await dealOf(id)).state).toBe('received');
      const [{ files } = { files: [] }] = (await opened(bank)).messages;
      const read = (who: typeof bank) =>
        who.app.inject({ url: `/api/financing-files/${files[0]?.id}`, headers: { cookie: who.cookie } });
      expect([
        (await read(bank)).statusCode,
        (await read(rival)).statusCode,
        (await read(seller)).statusCode,
      ]).toEqual([200, 404, 404]);
      done(await buyer.act(id, 'financing/refusal', { bankQuoteId }));
      expect((await read(bank)).statusCode).toBe(404);
    });

    it('and messages go both ways; notes stay with the bank', async () => {
      const id = await shared(bank);
      const { id: bankQuoteId } = await opened(bank);
      done(
        await move(bank, bankQuoteId, 'messages', {
          text: 'Which bank keeps it?',
          fileIds: [],
          isPrivate: false,
        }),
      );
      done(await move(bank, bankQuoteId, 'messages', { text: 'Rating BB', fileIds: [], isPrivate: true }));
      done(await buyer.act(id, 'financing/messages', { bankQuoteId, text: 'None yet', fileIds: [] }));
      const texts = ({ messages }: { messages: readonly { text: string }[] }) =>
        messages.map(({ text }) => text);
      expect(texts(await dealOf(id))).toEqual(['Which bank keeps it?', 'None yet']);
      expect(texts(await opened(officer))).toEqual(['Which bank keeps it?', 'Rating BB', 'None yet']);
    });
  });
});
