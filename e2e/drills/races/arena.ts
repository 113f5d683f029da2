import { randomUUID } from 'node:crypto';
import { readAtStake } from 'shared-kit/contract/binding';
import type { OfferInput } from 'shared-kit/contract/quotes';
import type { Role } from '../../../server/src/access/testing/roles.ts';
import { firstValue, type Send, sql, type World } from '../../../server/src/access/testing/world.ts';
import {
  type Act,
  insertRfq,
  insertRfqGroup,
  replayQuote,
} from '../../../server/src/modules/quotes/index.ts';

/** Two processes of one market, and its people. */
export type Arena = Readonly<{ world: World; at: readonly [Send, Send] }>;

/** A race's answers, its result, and what must not have happened. */
export type Outcome = Readonly<{ answers: readonly number[]; became: string; broken: readonly string[] }>;
export type Race = (arena: Arena) => Promise<Outcome>;

/** An offer with the fields that a decision must name. */
export type Offered = Readonly<{
  id: string;
  seen: Readonly<{ versionId: string; total: string; currency: string }>;
}>;

type Move = Readonly<{ as: Role; path: string; body?: object; method?: string; key?: string }>;

/** All of them read what is at stake before the race, as their pages would. */
async function withSeen(world: World, send: Send, move: Move): Promise<Move> {
  const { as, path, body, method = 'POST' } = move;
  if (method !== 'POST' || !body) return move;
  const headers = world.people.headersOf(as);
  const get = async <Read>(address: string): Promise<Read> =>
    JSON.parse((await send({ method: 'GET', path: address, headers })).text);
  const seen = await readAtStake(path, body, get);
  return seen ? { ...move, body: { ...body, seen } } : move;
}

/** Sends moves at once, alternating between the processes; returns their statuses in order. */
export async function meet({ world, at }: Arena, moves: readonly Move[]): Promise<readonly number[]> {
  const first = Math.random() < 0.5 ? 0 : 1;
  const read = await Promise.all(moves.map((move) => withSeen(world, at[0], move)));
  const asked = read.map(async ({ as, path, body, method = 'POST', key = randomUUID() }, place) => {
    // Random delays, so that each move sometimes comes first.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 6));
    const { status, text } = await at[((first + place) % 2) as 0 | 1]({
      method,
      path,
      headers: {
        ...world.people.headersOf(as),
        'idempotency-key': key,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    // A fault of the market itself says in its answer what it was.
    if (status >= 500) console.warn(`  ${path}: ${text}`);
    return status;
  });
  return Promise.all(asked);
}

export const won = (answers: readonly number[]): number => answers.filter((it) => it === 200).length;
/** Answers other than success or the loser's refusal. */
const strange = (answers: readonly number[]): readonly string[] =>
  answers.filter((it) => it !== 200 && it !== 409).map((it) => `one was answered ${it}`);

/** Combines general checks with this race's; returns the failed ones as sentences. */
export const outcome = (
  answers: readonly number[],
  became: string,
  ...checks: readonly (readonly [boolean, string])[]
): Outcome => ({
  answers,
  became,
  broken: [...strange(answers), ...checks.filter(([holds]) => !holds).map(([, sentence]) => sentence)],
});

export const count = async ({ world }: Arena, query: ReturnType<typeof sql>): Promise<number> =>
  Number(await firstValue(world.db, query));

/** The states of a quote's versions in the database, oldest first. */
export async function versionsOf({ world }: Arena, id: string): Promise<string> {
  return firstValue(
    world.db,
    sql`select coalesce(string_agg(state, ' ' order by number), 'none') from quote_version where rfq_id = ${id}`,
  );
}

const terms = { freight: '0', leadTimeWeeks: 12, incoterm: { rule: 'CIF', place: 'İzmir' } } as const;
const whole = (offer: OfferInput): OfferInput => ({ ...offer, ...terms });
const submit: Act = { act: 'submit' };
const send: Act = { act: 'send', change: whole };
/** The maker edits the next version. */
export const draftNext: Act = { act: 'draft', change: (offer) => whole({ ...offer, discount: '100' }) };

type Asked = Readonly<{ seller?: 'seller' | 'maker'; groupId?: string; more?: readonly Act[] }>;

/** Writes an offer to the buyer directly into the database: the steps before a race aren't tested. */
export async function offered(
  { world: { db, people, products } }: Arena,
  { seller = 'seller', groupId, more = [] }: Asked = {},
): Promise<Offered> {
  const [buyer, maker] = [people.of('buyer'), people.of(seller)];
  const by = (act: Act['act']) => (act === 'submit' ? ('buyer' as const) : ('seller' as const));
  const line = { productId: products[seller], variantId: '', title: { en: 'Rapier loom' } };
  return db.transaction(async (tx) => {
    const id = await insertRfq(tx, {
      number: `R-${randomUUID().slice(0, 18)}`,
      buyerCompanyId: buyer.companyId,
      sellerCompanyId: maker.companyId,
      ...(groupId && { groupId }),
      createdAt: new Date(),
      currency: 'USD',
      deliveryCountry: 'TR',
      lines: [{ ...line, quantity: 3, unit: 'piece', unitPrice: '80160.5000' }],
    });
    await replayQuote(
      tx,
      id,
      {
        buyer: { userId: buyer.userId, name: 'Deniz Aksoy' },
        seller: { userId: maker.userId, name: 'Emre Kaplan' },
      },
      [submit, send, ...more].map((act) => ({ ...act, by: by(act.act), at: new Date() })),
    );
    const { rows } = await tx.execute<{ id: string; total: string }>(
      sql`select id, total from quote_version where rfq_id = ${id}`,
    );
    const [version] = rows;
    if (!version) throw new Error('nothing was offered');
    return { id, seen: { versionId: version.id, total: version.total, currency: 'USD' } };
  });
}

/** A broadcast that one maker gets as a whole. */
export const broadcast = ({ world }: Arena): Promise<string> =>
  insertRfqGroup(world.db, {
    kind: 'broadcast',
    award: 'all-or-nothing',
    buyerCompanyId: world.people.of('buyer').companyId,
    createdAt: new Date(),
  });

/** Makes the offer expire in this many milliseconds, which the market itself doesn't allow. */
export const lapseIn = ({ world }: Arena, id: string, milliseconds: number): Promise<void> =>
  world.db.transaction(async (tx) => {
    const end = sql`clock_timestamp() + make_interval(secs => ${milliseconds / 1000}::float8)`;
    await tx.execute(sql`alter table quote_version disable trigger quote_version_immutable`);
    await tx.execute(sql`update quote_version set valid_until = ${end} where rfq_id = ${id}`);
    await tx.execute(sql`update rfq set due_at = ${end} where id = ${id}`);
    await tx.execute(sql`alter table quote_version enable trigger quote_version_immutable`);
  });
