import { type Parties, type Quote, quoteIn, type Standing, standings } from './quotes.ts';
import { type Answer, buyers, forThose, members, type Role, sellers, signedIn } from './roles.ts';
import type { Row, Thing } from './rules.ts';
import type { World } from './world.ts';

type Side = 'buyer' | 'seller';

/** What was never sent is its buyer's alone. */
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

/** A quote that stands so, and what goes along with it. */
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
  /** Whose move it is; the other side is forbidden it, whatever the state. */
  by: Side | 'both';
  /** In which states; in others it is refused. */
  when: readonly Standing[];
  body?: (quote: Quote) => object;
  /** Who of that side is answered otherwise, where it could be done. */
  except?: Readonly<Partial<Record<Role, Answer>>>;
  /** What the other side hears, where it isn't that this is forbidden. */
  other?: Answer;
  more?: More;
  changes?: boolean;
}>;

/** What a party does to a quote, tried in every state. To everybody else the quote looks missing. */
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
 * What is read of a quote, in every state: by its parties, and by staff with an open case. Without a case staff are
 * forbidden it. `when` tells the states in which there is such a thing; in others it is missing.
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

/** What only some may read of a quote that stands so. */
export const partOf = (what: string, standing: Standing, to: readonly Role[], more: More): Row => [
  {
    of: `${what} ${named(standing)}`,
    answers: forThose(signedIn, (role) =>
      role === 'staff' ? 'forbidden' : to.includes(role) ? 'done' : 'missing',
    ),
    thing: aQuote(standing, more),
  },
];

/** A move of a company that isn't approved: refused to itself, and the quote is unknown to others. */
export const unapproved = (
  role: 'pending' | 'rejected',
  standing: Standing,
  parties: Parties,
  body: (quote: Quote) => object,
): Row => [
  {
    of: `${named(standing)}, by a company that is not approved`,
    answers: forThose(members, (it) => {
      if (it === role) return 'refused';
      return parties.seller === role && buyers.includes(it) ? 'forbidden' : 'missing';
    }),
    thing: async (world) => {
      const quote = await quoteIn(world, standing, parties);
      return { params: { id: quote.id }, body: body(quote) };
    },
  },
];
