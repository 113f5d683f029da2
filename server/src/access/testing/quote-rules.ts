import { type Parties, type Quote, quoteIn, type Standing, standings } from './quotes.ts';
import { type Answer, buyers, forThose, members, type Role, sellers, signedIn } from './roles.ts';
import type { Row, Thing } from './rules.ts';
import type { World } from './world.ts';

type Side = 'buyer' | 'seller';

/** Only the buyer sees a quote that was never sent. */
function sideOf(role: Role, standing: Standing): Side | null {
  if (buyers.includes(role)) return 'buyer';
  return sellers.includes(role) && standing !== 'draft' ? 'seller' : null;
}

const shared = new WeakMap<World, Map<Standing, Promise<Quote>>>();

function sharedQuote(world: World, standing: Standing): Promise<Quote> {
  const known = shared.get(world) ?? new Map<Standing, Promise<Quote>>();
  shared.set(world, known);
  const quote = known.get(standing) ?? quoteIn(world, standing);
  known.set(standing, quote);
  return quote;
}

type More = (world: World, quote: Quote, standing: Standing) => Promise<Thing> | Thing;

/** A quote in this state, with further parts of the request. */
export const aQuote =
  (standing: Standing, more: More = () => ({})) =>
  async (world: World, isNew: boolean): Promise<Thing> => {
    const quote = isNew ? await quoteIn(world, standing) : await sharedQuote(world, standing);
    const { params, ...rest } = await more(world, quote, standing);
    return { ...rest, params: { id: quote.id, ...params } };
  };

const named = (standing: Standing): string =>
  standing === 'draft' ? 'a draft' : `a quote that is ${standing}`;

type Move = Readonly<{
  /** The side that may do this; the other is forbidden it in every state. */
  by: Side | 'both';
  /** States in which it is allowed; in others it is refused. */
  when: readonly Standing[];
  body?: (quote: Quote) => object;
  /** Roles of that side with other answers in the allowed states. */
  except?: Readonly<Partial<Record<Role, Answer>>>;
  /** The other side's answer, if not forbidden. */
  other?: Answer;
  more?: More;
  changes?: boolean;
}>;

/** A party's action on a quote, tried in every state. For all others the quote looks missing. */
export const move = ({ by, when, body, except = {}, other = 'forbidden', more, changes = true }: Move): Row =>
  standings.map((standing) => ({
    of: named(standing),
    answers: forThose(members, (role) => {
      const side = sideOf(role, standing);
      if (side === null) return 'missing';
      if (by !== 'both' && side !== by) return other;
      return when.includes(standing) ? (except[role] ?? 'done') : 'refused';
    }),
    thing: aQuote(standing, async (world, quote) => ({
      ...(body && { body: body(quote) }),
      ...(await more?.(world, quote, standing)),
    })),
    changes,
  }));

/**
 * A part of a quote that its parties may read in every state, and staff with an open case. Other staff are forbidden
 * it. `when` lists the states in which the part exists; in others it is missing.
 */
export const readOf = (what: string, when: readonly Standing[], more?: More): Row =>
  standings.map((standing) => ({
    of: `${what} ${named(standing)}`,
    answers: forThose(signedIn, (role) => {
      if (role === 'staff' && standing !== 'draft') return 'forbidden';
      const mayRead = sideOf(role, standing) || (role === 'caseStaff' && standing !== 'draft');
      return mayRead && when.includes(standing) ? 'done' : 'missing';
    }),
    thing: aQuote(standing, more),
  }));

/** A part of a quote in this state that only some roles may read. */
export const partOf = (what: string, standing: Standing, to: readonly Role[], more: More): Row => [
  {
    of: `${what} ${named(standing)}`,
    answers: forThose(signedIn, (role) =>
      role === 'staff' ? 'forbidden' : to.includes(role) ? 'done' : 'missing',
    ),
    thing: aQuote(standing, more),
  },
];

/** An action of a company that isn't approved: refused to itself; for others the quote looks missing. */
export const unapproved = (
  role: 'pending' | 'rejected',
  standing: Standing,
  parties: Parties,
  body: (quote: Quote, world: World) => object | Promise<object>,
): Row => [
  {
    of: `${named(standing)}, by a company that is not approved`,
    answers: forThose(members, (it) => {
      if (it === role) return 'refused';
      return parties.seller === role && buyers.includes(it) ? 'forbidden' : 'missing';
    }),
    thing: async (world) => {
      const quote = await quoteIn(world, standing, parties);
      return { params: { id: quote.id }, body: await body(quote, world) };
    },
  },
];
