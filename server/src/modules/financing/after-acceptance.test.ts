import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { codes, done, financingMarket, move } from './testing/financing-market.ts';
import { aBankOffer } from './testing/inputs.ts';

const market = financingMarket();
const { shared, requestOf, opened, agreed, uploaded, bindingOffer } = market;
let { buyer, seller, bank, officer, rival, rivalsOfficer } = {} as ReturnType<typeof market.people>;
beforeAll(() => {
  ({ buyer, seller, bank, officer, rival, rivalsOfficer } = market.people());
});

const today = new Date().toISOString().slice(0, 10);
const conditions = [
  { text: 'Insurance', gate: 'contract', drawdown: null },
  { text: 'Bill of lading', gate: 'first-drawdown', drawdown: null },
  { text: 'Acceptance test', gate: 'named-drawdown', drawdown: 2 },
] as const;
const dealOf = async (id: string) => {
  const found = (await requestOf(id)).bankQuotes.find(({ bank: { id: at } }) => at === bank.companyId);
  if (!found) throw new Error('the bank has no part in it');
  return found;
};
/** The buyer answers a condition, and the bank ticks it. */
async function met(id: string, text: string) {
  const { id: bankQuoteId, conditions: all } = await dealOf(id);
  const conditionId = all.find((it) => it.text === text)?.id ?? '';
  done(
    await buyer.act(id, 'financing/answers', {
      conditionId,
      text: 'See the file',
      fileIds: [await uploaded(buyer)],
    }),
  );
  done(await move(bank, bankQuoteId, 'conditions', { conditionId, isMet: true, text: '' }));
}
const contractOf = async (of = bank) => ({ fileId: await uploaded(of), form: 'ink', signedOn: today });
const decision = async (id: string) => {
  const contract = (await dealOf(id)).drawdown?.contract;
  if (!contract) throw new Error('no contract was sent');
  return {
    ...{ contractId: contract.id, sha256: contract.file.sha256, signedOn: contract.signedOn },
    ...{ confirms: true, text: '' },
  };
};
/** A contract that both sides confirmed. */
async function signed(): Promise<string> {
  const id = await agreed(conditions);
  await met(id, 'Insurance');
  done(await move(bank, (await dealOf(id)).id, 'contract', await contractOf()));
  done(await buyer.act(id, 'financing/contract', await decision(id)));
  return id;
}
const payment = (amount: string, change = {}) => ({
  ...{ amount, paidOn: today, reference: 'TR-1', milestone: 'At shipment', corrects: null },
  ...change,
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
    await met(id, 'Insurance');
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

describe('a contract', () => {
  it('is confirmed as it was seen, and then the quote is an order whose maker knows who pays', async () => {
    const id = await agreed(conditions, { financingUntil: market.inDays(40) });
    expect((await seller.detail(id)).stage).toBe('accepted');
    await met(id, 'Insurance');
    done(await move(bank, (await dealOf(id)).id, 'contract', await contractOf()));
    const seen = await decision(id);
    for (const wrong of [{ signedOn: '2026-01-01' }, { sha256: '0'.repeat(64) }])
      expect(codes(await buyer.act(id, 'financing/contract', { ...seen, ...wrong }))).toEqual([
        409,
        'financing.contract-differs',
      ]);
    done(await buyer.act(id, 'financing/contract', seen));
    expect((await requestOf(id)).state).toBe('contract_signed');
    const { stage, versions } = await seller.detail(id);
    const { financedBy, financingSettledAt } = versions.at(-1) ?? {};
    expect([stage, financedBy?.role, financingSettledAt]).toEqual(['ordered', 'payer', expect.any(String)]);
    expect(JSON.stringify(await seller.detail(id))).not.toContain('7.85');
  });

  it('may be refused with words, and sent again', async () => {
    const id = await agreed([]);
    const { id: bankQuoteId } = await dealOf(id);
    done(await move(bank, bankQuoteId, 'contract', await contractOf()));
    const seen = await decision(id);
    done(await buyer.act(id, 'financing/contract', { ...seen, confirms: false, text: 'A page is missing' }));
    expect((await dealOf(id)).drawdown?.contract?.state).toBe('refused');
    done(await move(bank, bankQuoteId, 'contract', await contractOf()));
    expect(codes(await buyer.act(id, 'financing/contract', seen))).toEqual([409, 'financing.state-moved']);
    done(await buyer.act(id, 'financing/contract', await decision(id)));
  });

  it('is a PDF of its sender, signed by today', async () => {
    const id = await agreed([]);
    const { id: bankQuoteId } = await dealOf(id);
    const text = await uploaded(bank, 'only words', 'contract.txt');
    const tomorrow = market.inDays(1);
    for (const [body, expected] of [
      [{ ...(await contractOf()), fileId: text }, [400, 'request.body-invalid']],
      [{ ...(await contractOf()), signedOn: tomorrow }, [400, 'request.body-invalid']],
      [await contractOf(officer), [404, 'financing.file-not-found']],
    ] as const)
      expect(codes(await move(bank, bankQuoteId, 'contract', body))).toEqual(expected);
    expect((await dealOf(id)).drawdown?.contract).toBeNull();
  });

  it('waits for the quote’s acceptance', async () => {
    const id = await shared(bank);
    done(await buyer.act(id, 'financing/acceptance', { offerId: await bindingOffer(bank, officer) }));
    done(await move(bank, (await dealOf(id)).id, 'contract', await contractOf()));
    expect(codes(await buyer.act(id, 'financing/contract', await decision(id)))).toEqual([
      409,
      'financing.state-moved',
    ]);
  });
});

describe('payments', () => {
  it('wait for their conditions, add up to the principal and close the financing', async () => {
    const id = await signed();
    const { id: bankQuoteId, drawdown } = await dealOf(id);
    const principal = Number(drawdown?.principal.amount);
    const half = (principal / 2).toFixed(2);
    const pay = (amount: string, change = {}) =>
      move(bank, bankQuoteId, 'disbursements', payment(amount, change));
    expect(codes(await pay(half))).toEqual([409, 'financing.conditions-open']);
    await met(id, 'Bill of lading');
    expect(codes(await pay((principal + 1).toFixed(2)))).toEqual([409, 'financing.above-principal']);
    expect(codes(await pay(half, { paidOn: market.inDays(1) }))).toEqual([400, 'request.body-invalid']);
    done(await pay(half));
    expect(codes(await pay(half))).toEqual([409, 'financing.conditions-open']);
    await met(id, 'Acceptance test');
    done(await pay((principal - Number(half)).toFixed(2), { reference: 'TR-2' }));
    const { state, drawdown: after } = await dealOf(id);
    expect([state, (await requestOf(id)).state, after?.paidOut.amount]).toEqual([
      'closed',
      'closed',
      principal.toFixed(2),
    ]);
    const repaid = after?.schedule.reduce((sum, { principal: part }) => sum + Number(part), 0);
    expect(repaid).toBeCloseTo(principal, 2);
    expect(after?.schedule.at(-1)?.balance).toBe('0.00');
  });

  it('are corrected by new rows', async () => {
    const id = await signed();
    await met(id, 'Bill of lading');
    const { id: bankQuoteId } = await dealOf(id);
    done(await move(bank, bankQuoteId, 'disbursements', payment('1000')));
    const [first] = (await dealOf(id)).drawdown?.disbursements ?? [];
    const correction = payment('900', { corrects: first?.id });
    done(await move(bank, bankQuoteId, 'disbursements', correction));
    const { disbursements, paidOut } = (await dealOf(id)).drawdown ?? {};
    expect(paidOut?.amount).toBe('900.00');
    expect(disbursements?.map(({ number, stands }) => [number, stands])).toEqual([
      [1, false],
      [1, true],
    ]);
    expect(codes(await move(bank, bankQuoteId, 'disbursements', correction))).toEqual([
      409,
      'financing.state-moved',
    ]);
    await expect(market.database.db.execute(sql`update disbursement set amount = 1`)).rejects.toThrow();
  });

  it('may end before all is paid out', async () => {
    const id = await signed();
    done(await move(bank, (await dealOf(id)).id, 'rest', { reason: 'Not needed any more' }));
    expect((await requestOf(id)).state).toBe('closed');
    const other = await signed();
    done(await move(bank, (await dealOf(other)).id, 'termination', { reason: 'Collateral fell away' }));
    expect((await requestOf(other)).state).toBe('terminated');
  });
});

describe('an accepted financing that falls through', () => {
  const accepted = async () => {
    const id = await shared(bank, rival);
    const offerId = await bindingOffer(bank, officer);
    const rivals = await bindingOffer(rival, rivalsOfficer);
    done(await buyer.act(id, 'financing/acceptance', { offerId }));
    return { id, rivals };
  };

  it.each([
    [
      'by the bank',
      'failed',
      async (id: string) => move(bank, (await dealOf(id)).id, 'failure', { reason: 'Credit line' }),
    ],
    [
      'by the buyer',
      'cancelled',
      (id: string) => buyer.act(id, 'financing/cancellation', { reason: 'Cash' }),
    ],
  ])('%s lets the others confirm what they offered', async (_by, state, end) => {
    const { id, rivals } = await accepted();
    done(await end(id));
    const { state: requests, bankQuotes } = await requestOf(id);
    expect([requests, (await dealOf(id)).state]).toEqual(['offers_in', state]);
    const revived = bankQuotes.find(({ bank: { id: at } }) => at === rival.companyId);
    expect([revived?.state, revived?.needsReconfirmation]).toEqual(['binding', true]);
    const accept = () => buyer.act(id, 'financing/acceptance', { offerId: rivals });
    expect(codes(await accept())).toEqual([409, 'financing.confirmation-awaited']);
    const { id: bankQuoteId, quote } = await opened(rival);
    const confirm = { offerId: rivals, versionNumber: quote?.version };
    // A binding offer takes a second person again.
    expect(codes(await move(rival, bankQuoteId, 'confirmation', confirm))).toEqual([
      403,
      'financing.second-person',
    ]);
    done(await move(rivalsOfficer, bankQuoteId, 'confirmation', confirm));
    done(await accept());
    expect(codes(await bank.call('GET', `/api/bank/quotes/${(await dealOf(id)).id}`))[0]).toBe(200);
    expect((await opened(bank)).quote).toBeNull();
  });
});

it('a newer version counts for a bank once the buyer shares it and the bank confirms', async () => {
  const id = await shared(bank);
  const offerId = await bindingOffer(bank, officer);
  done(await seller.offer(id, { discount: '5' }));
  const { newerVersion } = await requestOf(id);
  const accept = () => buyer.act(id, 'financing/acceptance', { offerId });
  expect(codes(await accept())).toEqual([409, 'financing.state-moved']);
  const input = {
    ...{ versionId: newerVersion?.id, ownFunds: '0', amount: newerVersion?.total.amount },
    consentVersion: (await market.financing(id)).consentVersion,
  };
  expect(codes(await buyer.act(id, 'financing/version', { ...input, ownFunds: '1' }))).toEqual([
    409,
    'financing.amounts-differ',
  ]);
  done(await buyer.act(id, 'financing/version', input));
  expect(codes(await accept())).toEqual([409, 'financing.confirmation-awaited']);
  const { id: bankQuoteId, quote, needsReconfirmation } = await opened(bank);
  expect([quote?.version, needsReconfirmation]).toEqual([2, true]);
  done(await move(officer, bankQuoteId, 'confirmation', { offerId, versionNumber: 2 }));
  done(await accept());
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

describe('after its deadline', () => {
  it('a request ends once no binding offer is valid, and the buyer may ask anew', async () => {
    const id = await shared(bank, rival);
    await bindingOffer(bank, officer);
    await market.lapse(id);
    const states = async () => (await requestOf(id)).bankQuotes.map(({ state }) => state).toSorted();
    await market.settleDue();
    expect([(await requestOf(id)).state, await states()]).toEqual(['offers_in', ['binding', 'expired']]);
    await market.lapse(id, { offers: true });
    await market.settleDue();
    expect([(await requestOf(id)).state, await states()]).toEqual(['expired', ['expired', 'expired']]);
    expect((await market.financing(id)).mayAsk).toBe(true);
  });
});

it('an offer with conditions of its own opens them for the buyer', async () => {
  const id = await agreed(conditions);
  expect((await dealOf(id)).conditions.map(({ text, gate, state }) => [text, gate, state])).toEqual(
    conditions.map(({ text, gate }) => [text, gate, 'open']),
  );
  expect(aBankOffer('1').conditions).toEqual([]);
});
