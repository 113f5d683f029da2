import { eq } from 'drizzle-orm';
import type { VerificationState } from 'shared-kit/contract/companies';
import { isLongRun } from 'shared-kit/testing/random-runs';
import { company } from '../../modules/companies/index.ts';
import type { Role } from './roles.ts';
import { startedWorld } from './started-world.ts';
import type { World } from './world.ts';

export type Standing = Readonly<{ verification: VerificationState; frozen?: true; held?: true }>;
export const approved: Standing = { verification: 'approved' };
const others: readonly Standing[] = [
  { verification: 'approved', held: true },
  { verification: 'in_review' },
  { verification: 'suspended' },
  { verification: 'suspended', frozen: true },
  { verification: 'rejected' },
];
export const companyStandings: readonly Standing[] = [approved, ...others];
/** Every run takes the usual one and another, the cases in turn; a long run takes all. */
const standingsOf = (turn: number): readonly Standing[] =>
  isLongRun ? companyStandings : [approved, ...others.slice(turn % others.length).slice(0, 1)];

type Side = 'buyer' | 'seller' | 'bank';
/** A binding move at one of its addresses: whether a page is offered it, and how it would be asked for. */
export type Wish = Readonly<{ move: string; door: string; path: string; body: object; isOffered: boolean }>;

/** Moves that are asked for alike are one request: the market chooses among them by the state. */
const requestsOf = (wishes: readonly Wish[]): readonly Wish[][] => [
  ...Map.groupBy(wishes, ({ path, body }) => JSON.stringify([path, body])).values(),
];

/** Names each move that is offered and not taken, or taken and not offered, and notes the addresses that it asks at. */
function differingIn(world: () => World, walked: Set<string>) {
  /** Whether it would be taken: only that something else was read stands in its way. */
  async function isTaken(side: Side, { path, body }: Wish): Promise<boolean> {
    const seen = { version: 'another', sum: null };
    const { text } = await world().ask(side, 'POST', path, { ...body, seen });
    return text.includes('"binding.moved"');
  }
  return async (side: Side, wishes: readonly Wish[]): Promise<readonly string[]> => {
    const differing: string[] = [];
    for (const request of requestsOf(wishes)) {
      const [wish] = request;
      if (!wish) continue;
      walked.add(wish.door);
      const isOffered = request.some((it) => it.isOffered);
      if (isOffered === (await isTaken(side, wish))) continue;
      const how = isOffered ? 'is offered and not taken' : 'is taken and not offered';
      differing.push(`${side}: ${request.map(({ move }) => move).join(' or ')} at ${wish.door} ${how}`);
    }
    return differing;
  };
}

/** A market that compares, in each standing of both sides, what they are offered with what would be taken from them. */
export function offeredMarket() {
  const { database, world } = startedWorld();
  /** Addresses that somebody asked at. */
  const walked = new Set<string>();
  const stand = (of: Role, { verification, frozen, held }: Standing) =>
    database.db
      .update(company)
      .set({ verification, frozenSince: frozen ? new Date() : null, heldSince: held ? new Date() : null })
      .where(eq(company.id, world().people.of(of).companyId));

  const differingFor = differingIn(world, walked);

  return {
    database,
    world,
    walked,
    stand,
    /** What a role reads there; null where it may read nothing. */
    async read<Answer>(as: Role, path: string): Promise<Answer | null> {
      const { status, text } = await world().ask(as, 'GET', path);
      return status === 200 ? (JSON.parse(text) as Answer) : null;
    },
    /** Names each move that is offered and not taken, or taken and not offered. */
    async differing(
      { sides, turn }: Readonly<{ sides: readonly Side[]; turn: number }>,
      look: (side: Side) => Promise<readonly Wish[]>,
    ) {
      const differing: string[] = [];
      for (const [at, of] of sides.entries()) {
        // With every side approved, the market is the same whoever's turn it is: looked at once.
        for (const standing of standingsOf(turn).slice(at === 0 ? 0 : 1)) {
          await stand(of, standing);
          for (const side of sides) {
            const found = await differingFor(side, await look(side));
            differing.push(...found.map((it) => `${of} ${JSON.stringify(standing)}, ${it}`));
          }
        }
        await stand(of, approved);
      }
      return differing;
    },
  };
}
