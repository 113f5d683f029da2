import { randomUUID } from 'node:crypto';
import { quoteLimits } from 'shared-kit/contract/quotes';
import { bindingDecisions } from 'shared-kit/contract/verification';
import { heldFile } from '../../../server/src/access/testing/things.ts';
import { firstValue, sql } from '../../../server/src/access/testing/world.ts';
import { createCompany } from '../../../server/src/modules/companies/index.ts';
import { type Arena, count, meet, offered, outcome, type Race, won } from './arena.ts';

const terms = {
  deliveryCountry: 'TR',
  deliveryPlace: 'Bursa',
  incoterm: null,
  replyBy: null,
  note: '',
  attachmentIds: [],
};

/** Puts two of a product into the buyer's empty cart; returns the line. */
async function lineInCart({ world: { done, products } }: Arena): Promise<string> {
  const body = { productId: products.maker, quantity: 2 };
  return (await done('buyer', 'POST', '/api/cart/lines', body)).lineId;
}
const linesInCart = (arena: Arena) => {
  const { userId } = arena.world.people.of('buyer');
  return firstValue(
    arena.world.db,
    sql`select coalesce(string_agg(quantity::text, ' '), 'empty') from cart_line
      where user_id = ${userId} and removed_at is null`,
  );
};
const requests = (arena: Arena) => {
  const { companyId } = arena.world.people.of('buyer');
  return count(arena, sql`select count(*) from rfq where buyer_company_id = ${companyId}`);
};

const addedThreeTimes: Race = async (arena) => {
  const { people, products } = arena.world;
  await arena.world.db.execute(sql`delete from cart_line where user_id = ${people.of('buyer').userId}`);
  const add = {
    as: 'buyer',
    path: '/api/cart/lines',
    body: { productId: products.maker, quantity: 2 },
  } as const;
  const key = randomUUID();
  const answers = await meet(arena, [{ ...add, key }, { ...add, key }, add]);
  const lines = await linesInCart(arena);
  return outcome(
    answers,
    `one line of ${lines}`,
    [won(answers) === 3, 'not all were answered'],
    [lines === '4', `two that count made ${lines}`],
  );
};

const askedTwice: Race = async (arena) => {
  const line = await lineInCart(arena);
  const before = await requests(arena);
  const ask = {
    as: 'buyer',
    path: '/api/quotes/from-cart',
    body: { ...terms, cartLineIds: [line] },
  } as const;
  const statuses = await meet(arena, [ask, ask]);
  const made = (await requests(arena)) - before;
  // The second request finds no line.
  const answers = statuses.map((it) => (it === 404 ? 409 : it));
  return outcome(answers, `${made} request`, [
    won(answers) === 1 && made === 1,
    `${won(answers)} were told so, ${made} requests came about`,
  ]);
};

const productAskedTwice: Race = async (arena) => {
  const before = await requests(arena);
  const ask = {
    as: 'buyer',
    path: '/api/quotes/for-product',
    body: { ...terms, productId: arena.world.products.maker, variantId: null, quantity: 2 },
  } as const;
  const key = randomUUID();
  const answers = await meet(arena, [{ ...ask, key }, { ...ask, key }, ask]);
  const made = (await requests(arena)) - before;
  return outcome(
    answers,
    `${made} requests`,
    [won(answers) === 3, 'not all were answered'],
    [made === 2, `two keys made ${made} requests`],
  );
};

const askedAndRemoved: Race = async (arena) => {
  const line = await lineInCart(arena);
  const before = await requests(arena);
  const statuses = await meet(arena, [
    { as: 'buyer', path: '/api/quotes/from-cart', body: { ...terms, cartLineIds: [line] } },
    { as: 'buyer', path: `/api/cart/lines/${line}`, method: 'DELETE' },
  ]);
  const made = (await requests(arena)) - before;
  const answers = statuses.map((it) => (it === 404 ? 409 : it));
  const lines = await linesInCart(arena);
  return outcome(
    answers,
    made === 1 ? 'asked for' : 'removed',
    [won(answers) === 1, `${won(answers)} had their way`],
    [made === (answers[0] === 200 ? 1 : 0), `${made} requests came about`],
    [lines === 'empty', `the cart has ${lines}`],
  );
};

const lastLink: Race = async (arena) => {
  const { id } = await offered(arena);
  const path = `/api/quotes/${id}/shares`;
  await arena.world.db.execute(sql`insert into quote_share
    (id, rfq_id, token_hash, label, company_id, created_by, created_by_name, created_at, expires_at)
    select gen_random_uuid(), ${id}, gen_random_uuid()::text, 'Bank', ${arena.world.people.of('buyer').companyId},
      ${arena.world.people.of('buyer').userId}, 'Deniz Aksoy', now(), now() + interval '7 days'
    from generate_series(2, ${quoteLimits.shares})`);
  const link = { as: 'buyer', path, body: { label: 'Procurement', days: 7 } } as const;
  const answers = await meet(arena, [link, { ...link, as: 'buyersMember' }, link]);
  const links = await count(arena, sql`select count(*) from quote_share where rfq_id = ${id}`);
  return outcome(answers, `${links} links`, [
    won(answers) === 1 && links === quoteLimits.shares,
    `${won(answers)} got the last of ${links} links`,
  ]);
};

const revokedAndRead: Race = async (arena) => {
  const { id } = await offered(arena);
  const path = `/api/quotes/${id}/shares`;
  const share = await arena.world.done('buyer', 'POST', path, { label: 'Procurement', days: 7 });
  const statuses = await meet(arena, [
    { as: 'buyer', path: `${path}/${share.id}`, method: 'DELETE' },
    { as: 'buyersMember', path: `${path}/${share.id}`, method: 'DELETE' },
    { as: 'visitor', path: share.path, method: 'GET' },
  ]);
  const { status } = await arena.world.ask('visitor', 'GET', share.path);
  const alive = await count(
    arena,
    sql`select count(*) from quote_share where rfq_id = ${id} and revoked_at is null`,
  );
  return outcome(
    statuses.slice(0, 2),
    'revoked',
    [status >= 400 && alive === 0, `afterwards the link was answered ${status}, ${alive} are alive`],
    [(statuses[2] ?? 500) < 500, `who read it was answered ${statuses[2]}`],
  );
};

const companyDecided: Race = async (arena) => {
  const { db, done } = arena.world;
  const companyId = await createCompany(db, {
    kind: 'retailer',
    legalName: `Raced ${randomUUID()}`,
    brandName: 'Raced',
    country: 'TR',
    city: 'Bursa',
    verification: 'submitted',
  });
  const reason = 'raced';
  for (const requirement of ['trade-register', 'tax-certificate', 'signatory-list'])
    await done('staff', 'POST', `/api/admin/companies/${companyId}/documents/${requirement}/waiver`, {
      reason,
    });
  const path = `/api/admin/verification/${companyId}`;
  const { version } = await done('staff', 'GET', path);
  const decide = (as: 'staff' | 'caseStaff', decision: string) =>
    bindingDecisions.some((it) => it === decision)
      ? { as, path: `${path}/decision`, body: { decision, reason, seen: { version, sum: null } } }
      : { as, path, body: { decision, version, reason } };
  const answers = await meet(arena, [
    decide('staff', 'approve'),
    decide('caseStaff', 'reject'),
    decide('caseStaff', 'request-changes'),
  ]);
  const became = await firstValue(db, sql`select verification from company where id = ${companyId}`);
  const expected = ['approved', 'rejected', 'changes_requested'][answers.indexOf(200)];
  const last = await firstValue(
    db,
    sql`select string_agg(to_state, ' ' order by id) from verification_decision where company_id = ${companyId}`,
  );
  return outcome(
    answers,
    became,
    [won(answers) === 1, `${won(answers)} decided`],
    [became === expected && last === `in_review ${expected}`, `it is ${became}, and the log says ${last}`],
  );
};

const releasedTwice: Race = async (arena) => {
  const { world } = arena;
  const key = await heldFile(world);
  const path = '/api/admin/held-files/release';
  const release = (as: 'staff' | 'caseStaff') => ({ as, path, body: { key, reason: `released by ${as}` } });
  const answers = await meet(arena, [release('staff'), release('caseStaff')]);
  const releasedBy = await firstValue(
    world.db,
    sql`select released_by from uploaded_file where key = ${key}`,
  );
  const entries = sql`from audit_entry where action = 'document.released' and subject = ${key}`;
  const written = await count(arena, sql`select count(*) ${entries}`);
  const writer = await firstValue(world.db, sql`select max(user_id::text) ${entries}`);
  const winner = world.people.of(answers[0] === 200 ? 'staff' : 'caseStaff').userId;
  return outcome(
    answers,
    'released',
    [won(answers) === 1 && written === 1, `${won(answers)} released it, ${written} audit entries say so`],
    [
      releasedBy === winner && writer === winner,
      'file and audit entry name another than the one who was told so',
    ],
  );
};

/** Races on carts, links, companies and files. */
export const otherRaces: Readonly<Record<string, Race>> = {
  'cart: added three times, two with one key': addedThreeTimes,
  'cart: a line asked for twice': askedTwice,
  'cart: a line asked for and removed': askedAndRemoved,
  'product: asked for three times, twice with one key': productAskedTwice,
  'links: the last one taken by three': lastLink,
  'links: revoked twice while it is read': revokedAndRead,
  'companies: approved, rejected and sent back': companyDecided,
  'files: a held one released by two of the staff': releasedTwice,
};
