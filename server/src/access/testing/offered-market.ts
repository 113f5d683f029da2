import { eq } from 'drizzle-orm';
import type { VerificationState } from 'shared-kit/contract';
import { isLongRun } from 'shared-kit/testing/random-runs';
import { company } from '../../modules/companies/index.ts';
import { startedWorld } from './started-world.ts';

type Standing = Readonly<{ verification: VerificationState; frozen?: true; held?: true }>;
const approved: Standing = { verification: 'approved' };
const others: readonly Standing[] = [
  { verification: 'approved', held: true },
  { verification: 'in_review' },
  { verification: 'suspended' },
  { verification: 'suspended', frozen: true },
  { verification: 'rejected' },
];
/** Every run takes the usual one and another, the cases in turn; a long run takes all. */
const standingsOf = (turn: number): readonly Standing[] =>
  isLongRun ? [approved, ...others] : [approved, ...others.slice(turn % others.length).slice(0, 1)];

type Side = 'buyer' | 'seller' | 'bank';
type Wish = Readonly<{ path: string; body: object }>;
/** A request, and the moves that it may make: the market chooses among them by the state. */
type Asked = Wish & Readonly<{ moves: readonly string[] }>;
/** The moves that a page is offered, and how each binding move would be asked for. */
type Shown = Readonly<{ offered: readonly string[]; wishes: ReadonlyMap<string, Wish> }>;

/** Moves that are asked for alike become one request. */
function requestsOf(wishes: Shown['wishes']): readonly Asked[] {
  const requests = new Map<string, Asked>();
  for (const [move, wish] of wishes) {
    const key = JSON.stringify(wish);
    requests.set(key, { ...wish, moves: [...(requests.get(key)?.moves ?? []), move] });
  }
  return [...requests.values()];
}

/** A market that compares, in each standing of both sides, what they are offered with what would be taken from them. */
export function offeredMarket() {
  const { database, world } = startedWorld();
  const stand = (side: Side, { verification, frozen, held }: Standing) =>
    database.db
      .update(company)
      .set({ verification, frozenSince: frozen ? new Date() : null, heldSince: held ? new Date() : null })
      .where(eq(company.id, world().people.of(side).companyId));

  /** Whether it would be taken: only that something else was read stands in its way. */
  async function isTaken(side: Side, { path, body }: Wish): Promise<boolean> {
    const seen = { version: 'another', sum: null };
    const { text } = await world().ask(side, 'POST', path, { ...body, seen });
    return text.includes('"binding.moved"');
  }

  async function differingFor(side: Side, { offered, wishes }: Shown): Promise<readonly string[]> {
    const differing: string[] = [];
    for (const wish of requestsOf(wishes)) {
      const isOffered = wish.moves.some((it) => offered.includes(it));
      if (isOffered === (await isTaken(side, wish))) continue;
      const how = isOffered ? 'is offered and not taken' : 'is taken and not offered';
      differing.push(`${side}: ${wish.moves.join(' or ')} ${how}`);
    }
    return differing;
  }

  return {
    database,
    world,
    /** Names each move that is offered and not taken, or taken and not offered. `look` gives null if a side may read nothing. */
    async differing(
      { sides, turn }: Readonly<{ sides: readonly Side[]; turn: number }>,
      look: (side: Side) => Promise<Shown | null>,
    ) {
      const differing: string[] = [];
      for (const of of sides) {
        for (const standing of standingsOf(turn)) {
          await stand(of, standing);
          for (const side of sides) {
            const shown = await look(side);
            const found = shown ? await differingFor(side, shown) : [];
            differing.push(...found.map((it) => `${of} ${JSON.stringify(standing)}, ${it}`));
          }
        }
        await stand(of, approved);
      }
      return differing;
    },
  };
}
