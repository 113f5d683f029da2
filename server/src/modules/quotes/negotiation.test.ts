import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Person, quoteMarket } from './testing/quote-market.ts';

const market = quoteMarket();
let buyer: Person;
let seller: Person;
let id = '';
beforeEach(async () => {
  ({ buyer, seller } = await market.parties());
  id = await market.request(buyer, seller);
});

const submitted = async () => {
  expect((await buyer.act(id, 'submit')).status).toBe(200);
};
const offered = async () => {
  await submitted();
  expect((await seller.offer(id)).status).toBe(200);
};
const codes = (answer: { status: number; body: { code?: string } }) => [answer.status, answer.body.code];

it('goes from a draft over three versions to an order', async () => {
  await submitted();
  expect((await seller.act(id, 'ask', { text: 'Which yarn?', attachmentIds: [] })).body).toMatchObject({
    stage: 'needs_info',
    turn: 'buyer',
  });
  expect((await buyer.act(id, 'answer', { text: 'Ne 30', attachmentIds: [] })).body).toMatchObject({
    stage: 'requested',
    turn: 'seller',
  });
  await seller.offer(id, { freight: '1250.50', discount: '100' });
  const first = await buyer.detail(id);
  expect(first).toMatchObject({ stage: 'quoted', turn: 'buyer', isMyTurn: true });
  // 3 × 80,160.50 + 10 × 2.875 = 240,510.25
  expect(first.versions[0]).toMatchObject({
    number: 1,
    state: 'sent',
    linesTotal: '240510.25',
    total: '241660.75',
  });
  const { versionId } = await buyer.seen(id);
  const key = first.request.lines[0]?.key ?? '';
  const wish = {
    versionId,
    targetTotal: '235000',
    text: 'A little less?',
    lines: [{ key, quantity: 4, unitPrice: null, terms: '' }],
  };
  expect((await buyer.act(id, 'counter', wish)).body).toMatchObject({ stage: 'negotiation', turn: 'seller' });
  await seller.offer(id, { discount: '5000' });
  const second = await buyer.detail(id);
  expect(second.versions.map(({ state }) => state)).toEqual(['superseded', 'sent']);
  expect(second.counters[0]).toMatchObject({ state: 'answered', targetTotal: '235000.00' });
  expect((await buyer.act(id, 'accept', await buyer.seen(id))).body).toMatchObject({
    stage: 'ordered',
    turn: 'nobody',
  });
  const done = await seller.detail(id);
  expect(done.versions.at(-1)).toMatchObject({
    state: 'converted',
    decidedBy: { name: 'Deniz Aksoy', side: 'buyer', isMe: false },
  });
  expect(done.events.map(({ transition }) => transition)).toEqual([
    'submit',
    'ask',
    'answer',
    'mark-quoted',
    'send',
    'counter',
    'supersede',
    'answer-counter',
    'send',
    'accept',
    'convert',
  ]);
  expect(done.messages.map(({ kind, text }) => [kind, text])).toEqual([
    ['question', 'Which yarn?'],
    ['answer', 'Ne 30'],
  ]);
});

describe('who may know of it', () => {
  it('nobody but its buyer, while it is a draft', async () => {
    const staff = await market.someone({ isAdmin: true });
    for (const other of [seller, staff])
      expect(codes(await other.call('GET', `/api/quotes/${id}`))).toEqual([404, 'quote.not-found']);
    expect((await buyer.detail(id)).viewer).toBe('buyer');
  });

  it('afterwards both parties and, reading, the staff', async () => {
    await offered();
    const staff = await market.someone({ isAdmin: true });
    const other = (await market.parties()).buyer;
    expect((await seller.detail(id)).viewer).toBe('seller');
    expect(await staff.detail(id)).toMatchObject({
      viewer: 'staff',
      actions: [],
      canWrite: false,
      limit: null,
      draft: null,
    });
    for (const path of ['', '/offer-draft', '/shares'])
      expect(codes(await other.call('GET', `/api/quotes/${id}${path}`))).toEqual([404, 'quote.not-found']);
    for (const path of ['decline', 'withdraw'])
      expect(codes(await other.act(id, path, { versionId: null, reason: 'no' }))).toEqual([
        404,
        'quote.not-found',
      ]);
    expect(codes(await other.act(id, 'accept', await buyer.seen(id)))).toEqual([404, 'quote.not-found']);
  });

  it('and only the maker of what it writes and has not sent', async () => {
    await submitted();
    await seller.save(id, { note: 'secret' });
    expect((await seller.detail(id)).draft).toMatchObject({ revision: 1 });
    expect((await buyer.detail(id)).draft).toBeNull();
    expect(codes(await buyer.call('GET', `/api/quotes/${id}/offer-draft`))).toEqual([404, 'quote.not-found']);
  });
});

describe('an offer', () => {
  beforeEach(submitted);

  it.each([
    ['without a delivery term', { incoterm: null }, 'incoterm'],
    ['without a place', { incoterm: { rule: 'CIF', place: '' } }, 'incoterm.place'],
    ['whose day has passed', { validUntil: '2020-01-01' }, 'validUntil'],
    [
      'whose instalments are not the whole',
      { milestones: [{ event: 'order', percent: '30', days: null, note: '' }] },
      'milestones',
    ],
    ['of less than nothing', { discount: '999999999' }, 'discount'],
    ['of nothing', { lines: [] }, 'lines'],
  ] as const)('%s is not sent', async (_what, change, name) => {
    const answer = await seller.offer(id, change as object);
    expect(codes(answer)).toEqual([409, 'quote.terms-missing']);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ name }));
  });

  it('is saved by one of two colleagues who began with the same', async () => {
    const other = await market.colleague(seller, 'member', 'Zeynep Acar');
    const { offer } = await seller.draft(id);
    const body = { revision: 0, offer, internalNote: 'mine' };
    expect((await seller.call('PUT', `/api/quotes/${id}/offer-draft`, body)).status).toBe(200);
    expect(
      codes(await other.call('PUT', `/api/quotes/${id}/offer-draft`, { ...body, internalNote: 'theirs' })),
    ).toEqual([409, 'quote.draft-moved']);
    expect(await other.draft(id)).toMatchObject({
      revision: 1,
      internalNote: 'mine',
      savedBy: 'Emre Kaplan',
    });
  });

  it('begins with the one before, and keeps the internal note to the maker', async () => {
    const { offer } = await seller.draft(id);
    const terms = { freight: '10', leadTimeWeeks: 5, incoterm: { rule: 'CIF', place: 'İzmir' } };
    const whole = { ...offer, ...terms, note: 'for you' };
    await seller.call('PUT', `/api/quotes/${id}/offer-draft`, {
      revision: 0,
      offer: whole,
      internalNote: 'margin 12',
    });
    await seller.act(id, 'send', { revision: 1, text: '' });
    expect(await seller.draft(id)).toMatchObject({
      id: null,
      revision: 1,
      internalNote: 'margin 12',
      offer: { note: 'for you', freight: '10' },
    });
    expect(JSON.stringify(await buyer.detail(id))).not.toContain('margin 12');
  });

  it('is sent as it was saved, or not at all', async () => {
    const revision = await seller.save(id);
    await seller.save(id, { note: 'later' });
    expect(codes(await seller.act(id, 'send', { revision, text: '' }))).toEqual([409, 'quote.draft-moved']);
  });

  it('is not made by a company that nobody has approved', async () => {
    const revision = await seller.save(id);
    await market.verify(seller, 'suspended');
    expect(codes(await seller.act(id, 'send', { revision, text: '' }))).toEqual([
      409,
      'quote.company-not-approved',
    ]);
  });
});

describe('accepting', () => {
  beforeEach(offered);

  it.each([
    ['another total', { total: '1.00' }, 'quote.total-differs'],
    ['another currency', { currency: 'EUR' }, 'quote.total-differs'],
    ['another version', { versionId: '0197a000-0000-7000-8000-000000000001' }, 'quote.version-replaced'],
  ])('%s than the one sent is refused', async (_what, change, code) => {
    expect(codes(await buyer.act(id, 'accept', { ...(await buyer.seen(id)), ...change }))).toEqual([
      409,
      code,
    ]);
  });

  it('has one effect and the same answer for one key', async () => {
    const seen = await buyer.seen(id);
    const answers = [
      await buyer.act(id, 'accept', seen, 'the-same-key'),
      await buyer.act(id, 'accept', seen, 'the-same-key'),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(codes(await buyer.act(id, 'accept', { ...seen, total: '2.00' }, 'the-same-key'))).toEqual([
      422,
      'idempotency.key-reused',
    ]);
  });

  it('waits while a counter-offer is open, and goes on when that is taken back or refused', async () => {
    const seen = await buyer.seen(id);
    const counter = { versionId: seen.versionId, targetTotal: '1', lines: [], text: '' };
    await buyer.act(id, 'counter', counter);
    expect(codes(await buyer.act(id, 'accept', seen))).toEqual([409, 'quote.counter-open']);
    const [first] = (await buyer.detail(id)).counters;
    expect((await buyer.act(id, 'withdraw-counter', { counterId: first?.id })).status).toBe(200);
    await buyer.act(id, 'counter', counter);
    const second = (await buyer.detail(id)).counters.at(-1);
    expect(codes(await seller.act(id, 'keep-offer', { counterId: first?.id, text: '' }))).toEqual([
      409,
      'quote.state-moved',
    ]);
    expect((await seller.act(id, 'keep-offer', { counterId: second?.id, text: 'No' })).body).toMatchObject({
      turn: 'buyer',
    });
    expect((await buyer.detail(id)).counters.map(({ state, answer }) => [state, answer])).toEqual([
      ['withdrawn', null],
      ['kept', 'No'],
    ]);
    expect((await buyer.act(id, 'accept', seen)).status).toBe(200);
  });

  it('above the limit is the owner’s or an approver’s, and a member sees whom it waits for', async () => {
    const member = await market.colleague(buyer, 'member', 'Ada Mert');
    const approver = await market.colleague(buyer, 'approver', 'Berk Ok');
    await market.limit(buyer, '1000', 'EUR');
    const seen = await member.seen(id);
    expect(codes(await member.act(id, 'accept', seen))).toEqual([409, 'quote.above-limit']);
    expect((await member.detail(id)).limit).toMatchObject({
      isAbove: true,
      amount: { amount: '1000.00', currency: 'EUR' },
      waitsFor: ['Berk Ok', 'Deniz Aksoy'],
    });
    expect((await member.act(id, 'approval', { ...seen, text: 'Please' })).status).toBe(200);
    expect((await seller.detail(id)).approval).toBeNull();
    expect((await seller.detail(id)).events.map(({ transition }) => transition)).not.toContain(
      'ask-approval',
    );
    expect(codes(await member.act(id, 'approval/refuse', { reason: 'no' }))).toEqual([
      403,
      'access.forbidden',
    ]);
    expect((await approver.act(id, 'approval/refuse', { reason: 'Ask again in May' })).status).toBe(200);
    expect((await member.detail(id)).approval).toMatchObject({
      state: 'refused',
      reason: 'Ask again in May',
    });
    await member.act(id, 'approval', { ...seen, text: '' });
    expect((await approver.act(id, 'accept', seen)).status).toBe(200);
    expect((await member.detail(id)).approval).toMatchObject({
      state: 'given',
      decidedBy: { name: 'Berk Ok' },
    });
  });

  it('is a member’s own up to the limit', async () => {
    const member = await market.colleague(buyer, 'member', 'Ada Mert');
    await market.limit(buyer, '240510.25');
    expect((await member.act(id, 'accept', await member.seen(id))).status).toBe(200);
  });
});

describe('time', () => {
  it('ends an offer for whoever accepts and whoever looks, and the buyer may ask to renew it', async () => {
    await offered();
    const seen = await buyer.seen(id);
    await market.lapse(id, 'offer');
    expect(codes(await buyer.act(id, 'accept', seen))).toEqual([409, 'quote.offer-expired']);
    expect(await buyer.detail(id)).toMatchObject({
      stage: 'expired',
      turn: 'nobody',
      versions: [{ state: 'expired' }],
    });
    const ask = { versionId: seen.versionId, text: 'Still good?' };
    expect((await buyer.act(id, 'ask-renewal', ask)).body).toMatchObject({ turn: 'seller' });
    expect(codes(await buyer.act(id, 'ask-renewal', ask))).toEqual([409, 'quote.state-moved']);
    await seller.offer(id);
    expect(await buyer.detail(id)).toMatchObject({
      stage: 'negotiation',
      versions: [{ state: 'expired' }, { state: 'sent', number: 2 }],
    });
  });

  it('ends a request that nobody answered', async () => {
    await submitted();
    const revision = await seller.save(id);
    await market.lapse(id, 'request');
    expect(codes(await seller.act(id, 'send', { revision, text: '' }))).toEqual([
      409,
      'quote.deadline-passed',
    ]);
    expect(await seller.detail(id)).toMatchObject({ state: 'expired_no_reply', stage: 'expired' });
    expect(codes(await seller.act(id, 'decline', { versionId: null, reason: 'late' }))).toEqual([
      409,
      'quote.deadline-passed',
    ]);
  });

  it('lets the buyer go when an acceptance found no financing', async () => {
    await submitted();
    await seller.offer(id, {
      financingUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    });
    const seen = await buyer.seen(id);
    expect((await buyer.act(id, 'accept', seen)).body).toMatchObject({ stage: 'accepted' });
    const withdrawal = { versionId: seen.versionId, reason: 'The bank said no' };
    expect(codes(await buyer.act(id, 'withdraw', withdrawal))).toEqual([409, 'quote.state-moved']);
    await market.lapse(id, 'financing');
    expect((await buyer.act(id, 'withdraw', withdrawal)).body).toMatchObject({ stage: 'withdrawn' });
  });
});

it('says who may do what, and what stands in the way', async () => {
  await offered();
  const member = await market.colleague(buyer, 'member', 'Ada Mert');
  await market.limit(buyer, '1');
  expect((await member.detail(id)).actions).toEqual([
    { name: 'accept', refusals: ['within-limit'] },
    { name: 'decline-offer', refusals: [] },
    { name: 'counter', refusals: [] },
    { name: 'ask-approval', refusals: [] },
  ]);
});
