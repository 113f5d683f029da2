import { randomUUID } from 'node:crypto';
import { sql } from '../../../server/src/access/testing/world.ts';
import type { Act } from '../../../server/src/modules/quotes/index.ts';
import {
  type Arena,
  broadcast,
  count,
  draftNext,
  lapseIn,
  meet,
  type Offered,
  offered,
  outcome,
  type Race,
  versionsOf,
  won,
} from './arena.ts';

const reason = 'raced';
const moves = ({ id, seen }: Offered) => {
  const { versionId } = seen;
  const path = `/api/quotes/${id}`;
  return {
    accept: { as: 'buyer', path: `${path}/accept`, body: seen },
    decline: { as: 'buyersMember', path: `${path}/decline`, body: { versionId, reason } },
    withdraw: { as: 'seller', path: `${path}/withdraw`, body: { versionId, reason } },
    sendNext: { as: 'sellersMember', path: `${path}/send`, body: { revision: 2, text: '' } },
    counter: {
      as: 'buyersMember',
      path: `${path}/counter`,
      body: { versionId, targetTotal: null, lines: [], text: 'Less' },
    },
    approval: { as: 'buyersMember', path: `${path}/approval`, body: { ...seen, text: '' } },
    refuse: { as: 'buyer', path: `${path}/approval/refuse`, body: { reason } },
    look: { as: 'buyer', path, method: 'GET' },
    askDiscount: { as: 'sellersMember', path: `${path}/discount`, body: { revision: 2, text: '' } },
    sendDiscount: { as: 'seller', path: `${path}/send`, body: { revision: 2, text: '' } },
    refuseDiscount: { as: 'seller', path: `${path}/discount/refuse`, body: { reason } },
  } as const;
};
const accepted = (versions: string): boolean => /accepted|converted/.test(versions);

/** Two moves on one offer of which only one may win; checks the resulting version. */
const either = (
  first: 'accept' | 'decline',
  second: 'withdraw' | 'sendNext',
  became: readonly [RegExp, RegExp],
): Race => {
  return async (arena) => {
    const offer = await offered(arena, { more: second === 'sendNext' ? [draftNext] : [] });
    const answers = await meet(arena, [moves(offer)[first], moves(offer)[second]]);
    const versions = await versionsOf(arena, offer.id);
    const winner = answers[0] === 200 ? 0 : 1;
    return outcome(
      answers,
      versions,
      [won(answers) === 1, `${won(answers)} had their way`],
      [
        became[winner].test(versions),
        `${first} ${answers[0]}, ${second} ${answers[1]}, but it is ${versions}`,
      ],
    );
  };
};

const twiceWithOneKey: Race = async (arena) => {
  const offer = await offered(arena);
  const move = { ...moves(offer).accept, key: randomUUID() };
  const answers = await meet(arena, [move, move]);
  const events = await count(
    arena,
    sql`select count(*) from quote_event where rfq_id = ${offer.id} and transition = 'accept'`,
  );
  return outcome(
    answers,
    await versionsOf(arena, offer.id),
    [won(answers) === 2, 'the same request was answered in two ways'],
    [events === 1, `it was accepted ${events} times`],
  );
};

const asItExpires: Race = async (arena) => {
  const offer = await offered(arena);
  await lapseIn(arena, offer.id, Math.random() * 120);
  const { accept, look } = moves(offer);
  const [answer = 0, looked = 0] = await meet(arena, [accept, look]);
  // Reading a quote expires it if its time is over.
  await new Promise((resolve) => setTimeout(resolve, 120));
  await arena.world.done('buyer', 'GET', `/api/quotes/${offer.id}`);
  const versions = await versionsOf(arena, offer.id);
  return outcome([answer, looked], versions, [
    versions === (answer === 200 ? 'converted' : 'expired'),
    `accept ${answer}, but it is ${versions}`,
  ]);
};

const twoMakers: Race = async (arena) => {
  const groupId = await broadcast(arena);
  const [one, other] = [
    await offered(arena, { groupId }),
    await offered(arena, { groupId, seller: 'maker' }),
  ];
  const answers = await meet(arena, [moves(one).accept, moves(other).accept]);
  const states = [await versionsOf(arena, one.id), await versionsOf(arena, other.id)];
  const taken = states.filter(accepted).length;
  return outcome(answers, states.toSorted().join(', '), [
    won(answers) === 1 && taken === 1,
    `${won(answers)} were told so, ${taken} are accepted`,
  ]);
};

const approvalRefused: Race = async (arena) => {
  const offer = await offered(arena);
  const { accept, approval, refuse } = moves(offer);
  await arena.world.done(approval.as, 'POST', approval.path, approval.body);
  const answers = await meet(arena, [accept, refuse]);
  const state = await stateOfApproval(arena, offer.id);
  // A refused approval doesn't stop an owner from accepting; after accepting there is nothing left to refuse.
  return outcome(
    answers,
    `${await versionsOf(arena, offer.id)}, approval ${state}`,
    [answers[0] === 200, `the owner was answered ${answers[0]}`],
    [state === (answers[1] === 200 ? 'refused 1' : 'given 1'), `the approval is ${state}`],
  );
};

const approvalAskedTwice: Race = async (arena) => {
  const offer = await offered(arena);
  const { approval } = moves(offer);
  const answers = await meet(arena, [approval, approval, approval]);
  const state = await stateOfApproval(arena, offer.id);
  return outcome(answers, `approval ${state}`, [
    won(answers) === 1 && state === 'open 1',
    `${won(answers)} asked, and it is ${state}`,
  ]);
};

const stateOfApproval = async ({ world }: Arena, id: string): Promise<string> => {
  const { rows } = await world.db.execute<{ state: string }>(
    sql`select a.state || ' ' || count(*) as state from quote_approval a
      join quote_version v on v.id = a.version_id where v.rfq_id = ${id} group by a.state order by a.state`,
  );
  return rows.map(({ state }) => state).join(', ');
};

/** The next version gives more away than the maker's members may. */
const draftCheap: Act = { act: 'draft', change: (offer) => ({ ...offer, discountPercent: '50' }) };

const discountAskedThrice: Race = async (arena) => {
  const offer = await offered(arena, { more: [draftCheap] });
  const { askDiscount } = moves(offer);
  const answers = await meet(arena, [askDiscount, askDiscount, askDiscount]);
  const state = await stateOfDiscount(arena, offer.id);
  return outcome(answers, `discount ${state}`, [
    won(answers) === 1 && state === 'open 1',
    `${won(answers)} asked, and it is ${state}`,
  ]);
};

const discountRefused: Race = async (arena) => {
  const offer = await offered(arena, { more: [draftCheap] });
  const { askDiscount, sendDiscount, refuseDiscount, accept } = moves(offer);
  await arena.world.done(askDiscount.as, 'POST', askDiscount.path, askDiscount.body);
  const answers = await meet(arena, [sendDiscount, refuseDiscount, accept]);
  const [sent, refused, taken] = answers.map((it) => it === 200);
  const state = await stateOfDiscount(arena, offer.id);
  // Whoever may give it may send it although another refused it; an accepted offer leaves nothing to send.
  const became = refused ? 'refused 1' : taken ? 'closed 1' : 'given 1';
  return outcome(
    answers,
    `${await versionsOf(arena, offer.id)}, discount ${state}`,
    [sent !== taken, `sent ${answers[0]}, accepted ${answers[2]}`],
    [state === became, `the discount is ${state}`],
  );
};

const stateOfDiscount = async ({ world }: Arena, id: string): Promise<string> => {
  const { rows } = await world.db.execute<{ state: string }>(
    sql`select state || ' ' || count(*) as state from discount_approval
      where rfq_id = ${id} group by state order by state`,
  );
  return rows.map(({ state }) => state).join(', ');
};

const counterAndAccept: Race = async (arena) => {
  const offer = await offered(arena);
  const { accept, counter } = moves(offer);
  const answers = await meet(arena, [accept, counter]);
  const versions = await versionsOf(arena, offer.id);
  return outcome(
    answers,
    versions,
    [won(answers) === 1, `${won(answers)} had their way`],
    [accepted(versions) === (answers[0] === 200), `accept ${answers[0]}, but it is ${versions}`],
  );
};

/** Races on quotes. */
export const quoteRaces: Readonly<Record<string, Race>> = {
  'accept, withdraw': either('accept', 'withdraw', [/^converted$/, /^withdrawn$/]),
  'accept, new version': either('accept', 'sendNext', [/^converted$/, /^superseded sent$/]),
  'decline, withdraw': either('decline', 'withdraw', [/^declined$/, /^withdrawn$/]),
  'accept, counter-offer': counterAndAccept,
  'accept twice, one key': twiceWithOneKey,
  'accept, expiry': asItExpires,
  'accept two of one award': twoMakers,
  'approval asked three times': approvalAskedTwice,
  'accept, approval refused': approvalRefused,
  'discount asked three times': discountAskedThrice,
  'send, discount refused, accept': discountRefused,
};
