import { contractSent, contractSigned } from '../../../server/src/access/testing/financing-things.ts';
import { sql } from '../../../server/src/access/testing/world.ts';
import { aBankOffer } from '../../../server/src/modules/financing/testing.ts';
import { craftedPdf } from '../../../server/src/platform/testing/crafted-pdf.ts';
import { count, draftNext, meet, type Outcome, offered, outcome, type Race, won } from './arena.ts';
import {
  asked,
  binding,
  expireAll,
  forgetUploads,
  oneOffer,
  settle,
  settledAs,
  statesOf,
  waitUntil,
} from './financing-arena.ts';

const today = () => new Date().toISOString().slice(0, 10);

const accept = (quoteId: string, offerId: string) =>
  ({ as: 'buyer', path: `/api/quotes/${quoteId}/financing/acceptance`, body: { offerId } }) as const;

/** One of the two had its way, and the states agree with that. */
const either = (answers: readonly number[], states: string, became: readonly [string, string]): Outcome =>
  outcome(
    answers,
    states,
    [won(answers) === 1, `${won(answers)} had their way`],
    [states === became[answers[0] === 200 ? 0 : 1], `answered ${answers.join(' and ')}, but it is ${states}`],
  );

const twoBanks: Race = async (arena) => {
  const offer = await offered(arena);
  const [first = '', second = ''] = await asked(arena, ['bank', 'otherBank'], offer);
  const offers = [
    await binding(arena, 'bank', first, offer.seen.total),
    await binding(arena, 'otherBank', second, offer.seen.total),
  ];
  const answers = await meet(
    arena,
    offers.map((it) => accept(offer.id, it)),
  );
  const states = await statesOf(arena, offer.id);
  return outcome(
    answers,
    `${states}, ${answers[0] === 200 ? 'the first' : 'the second'}`,
    [won(answers) === 1, `${won(answers)} were accepted`],
    [states === 'accepted: accepted not_selected', `it is ${states}`],
  );
};

const withdrawn: Race = async (arena) => {
  const { id, offerId } = await oneOffer(arena);
  const withdraw = { as: 'buyer', path: `/api/quotes/${id}/financing/withdrawal`, body: {} } as const;
  const answers = await meet(arena, [accept(id, offerId), withdraw]);
  return either(answers, await statesOf(arena, id), ['accepted: accepted', 'withdrawn: declined_by_buyer']);
};

const withdrawnWithTheBuyersWord: Race = async (arena) => {
  const { id, offerId, bankQuoteId } = await oneOffer(arena);
  const body = { offerId, reason: 'raced' };
  await arena.world.done('bank', 'POST', `/api/bank/quotes/${bankQuoteId}/withdrawal-question`, body);
  const { request } = await arena.world.done('buyer', 'GET', `/api/quotes/${id}/financing`);
  const agreed = { withdrawalId: request.bankQuotes[0].withdrawal.id, agrees: true, text: '' };
  const path = `/api/quotes/${id}/financing/withdrawal-answer`;
  const answers = await meet(arena, [accept(id, offerId), { as: 'buyersMember', path, body: agreed }]);
  return either(answers, await statesOf(arena, id), ['accepted: accepted', 'offers_in: withdrawn']);
};

const asItExpires: Race = async (arena) => {
  const { id, offerId } = await oneOffer(arena);
  const expires = async () => {
    // A random delay, as in `meet`: sometimes the acceptance comes first.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
    await expireAll(arena, id);
  };
  const [[answer = 0]] = await Promise.all([meet(arena, [accept(id, offerId)]), expires()]);
  const expected = answer === 200 ? 'accepted: accepted' : 'expired: expired';
  const states = await settledAs(arena, id, (it) => it === expected);
  return outcome([answer], states, [states === expected, `accept ${answer}, but it is ${states}`]);
};

const newVersion: Race = async (arena) => {
  const { id, offerId } = await oneOffer(arena, { more: [draftNext] });
  const send = { as: 'seller', path: `/api/quotes/${id}/send`, body: { revision: 2, text: '' } } as const;
  const answers = await meet(arena, [accept(id, offerId), send]);
  const states = await statesOf(arena, id);
  const expected = answers[0] === 200 ? 'accepted: accepted' : 'offers_in: binding';
  return outcome(
    answers,
    states,
    // An accepted financing doesn't keep the maker from offering anew.
    [answers[1] === 200, `the new version was answered ${answers[1]}`],
    [states === expected, `accept ${answers[0]}, but it is ${states}`],
  );
};

const revisedTwice: Race = async (arena) => {
  const { bankQuoteId, seen } = await oneOffer(arena);
  const body = { kind: 'binding', terms: aBankOffer(seen.total) };
  const revise = { as: 'bank', path: `/api/bank/quotes/${bankQuoteId}/offers`, body } as const;
  const answers = await meet(arena, [revise, revise]);
  const waiting = await count(
    arena,
    sql`select count(*) from bank_offer where bank_quote_id = ${bankQuoteId} and state = 'awaiting_approval'`,
  );
  return outcome(answers, `${waiting} awaits approval`, [
    won(answers) === 1 && waiting === 1,
    `${won(answers)} were told so, ${waiting} await approval`,
  ]);
};

const confirm = (quoteId: string, body: object) =>
  ({ as: 'buyer', path: `/api/quotes/${quoteId}/financing/contract`, body }) as const;

const bankSuspended: Race = async (arena) => {
  const { db, people } = arena.world;
  await forgetUploads(arena);
  const { quoteId, seen } = await contractSent(arena.world);
  const stand = (state: string) =>
    db.execute(sql`update company set verification = ${state} where id = ${people.of('bank').companyId}`);
  const [answers] = await Promise.all([meet(arena, [confirm(quoteId, seen)]), stand('suspended')]);
  await stand('approved');
  const states = await statesOf(arena, quoteId);
  // What the bank sent before it was suspended holds.
  return outcome(answers, states, [
    answers[0] === 200 && states === 'contract_signed: contract_signed',
    `the contract was answered ${answers[0]}, and it is ${states}`,
  ]);
};

const bankFails: Race = async (arena) => {
  await forgetUploads(arena);
  const { quoteId, bankQuoteId, seen } = await contractSent(arena.world);
  const path = `/api/bank/quotes/${bankQuoteId}/failure`;
  const fail = { as: 'bank', path, body: { reason: 'raced' } } as const;
  const answers = await meet(arena, [confirm(quoteId, seen), fail]);
  const states = await statesOf(arena, quoteId);
  return either(answers, states, ['contract_signed: contract_signed', 'offers_in: failed']);
};

const paidTwice: Race = async (arena) => {
  await forgetUploads(arena);
  const { quoteId, bankQuoteId } = await contractSigned(arena.world);
  const { request } = await arena.world.done('buyer', 'GET', `/api/quotes/${quoteId}/financing`);
  const part = (Number(request.amount.amount) * 0.6).toFixed(2);
  const body = { amount: part, paidOn: today(), reference: 'raced', milestone: '', corrects: null };
  const pay = { as: 'bank', path: `/api/bank/quotes/${bankQuoteId}/disbursements`, body } as const;
  const answers = await meet(arena, [pay, pay]);
  const rows = await count(
    arena,
    sql`select count(*) from disbursement where bank_quote_id = ${bankQuoteId}`,
  );
  return outcome(answers, `${rows} payment`, [
    won(answers) === 1 && rows === 1,
    `${won(answers)} were told so, ${rows} were recorded`,
  ]);
};

const endedUnfinanced: Race = async (arena) => {
  const { db, done } = arena.world;
  await forgetUploads(arena);
  const { id, seen, offerId, bankQuoteId } = await oneOffer(arena);
  await waitUntil(arena, id, 9);
  await done('buyer', 'POST', accept(id, offerId).path, { offerId });
  await done('buyer', 'POST', `/api/quotes/${id}/accept`, { ...seen, isSubjectToFinancing: true });
  const file = craftedPdf();
  const uploaded = await done(
    'bank',
    'POST',
    '/api/financing-files?name=a.pdf',
    file,
    'application/octet-stream',
  );
  const contract = { fileId: uploaded.id, form: 'ink', signedOn: today() };
  await done('bank', 'POST', `/api/bank/quotes/${bankQuoteId}/contract`, contract);
  const { request } = await done('buyer', 'GET', `/api/quotes/${id}/financing`);
  const sent = request.bankQuotes[0].drawdown.contract;
  const { sha256 } = sent.file;
  await waitUntil(arena, id, -1);
  const end = { as: 'seller', path: `/api/quotes/${id}/withdraw` } as const;
  const answers = await meet(arena, [
    confirm(id, { contractId: sent.id, signedOn: sent.signedOn, sha256, confirms: true, text: '' }),
    { ...end, body: { versionId: seen.versionId, reason: 'raced' } },
  ]);
  await settle(db);
  const became = ['contract_signed: contract_signed', 'expired: cancelled'] as const;
  const states = await settledAs(arena, id, (it) => it === became[answers[0] === 200 ? 0 : 1]);
  return either(answers, states, became);
};

/** Races on the financing of quotes. */
export const financingRaces: Readonly<Record<string, Race>> = {
  'financing: two banks accepted': twoBanks,
  'financing: accept, withdraw the request': withdrawn,
  'financing: accept, withdrawal agreed': withdrawnWithTheBuyersWord,
  'financing: accept, expiry': asItExpires,
  'financing: accept, new version': newVersion,
  'financing: revised by two': revisedTwice,
  'financing: contract, bank suspended': bankSuspended,
  'financing: contract, bank fails': bankFails,
  'financing: contract, end for lack of financing': endedUnfinanced,
  'financing: paid out twice': paidTwice,
};
